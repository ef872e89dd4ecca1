export * from './account-list';
export * from './account-suspension.endpoints';
export * from './account.endpoints';
export * from './address.endpoints';
export * from './agency.endpoints';
export * from './audit.endpoints';
export * from './business-facts.endpoints';
export * from './calling-remote';
export * from './contract-version';
export * from './editor.endpoints';
export * from './email-change.endpoints';
export * from './engine.endpoints';
export * from './endpoint';
export * from './errors';
export * from './external-origins';
export * from './font.endpoints';
export {
  connectForms,
  deliveringForms,
  formFolder,
  formNamePattern,
  formScript,
  formTrap,
} from './forms/connect-forms';
export { deliveryMark, type FormFate } from './forms/form-fate';
export { findForms, type SiteForm } from './forms/site-forms';
export * from './generated-site';
export * from './generation-task';
export * from './generation.endpoints';
export * from './message.endpoints';
export * from './model-connection.endpoints';
export * from './model-spending.endpoints';
export * from './password-reset.endpoints';
export * from './picture.endpoints';
export * from './preview-messages';
export * from './project-name';
export * from './processing-step';
export * from './project';
export * from './project.endpoints';
export * from './publication.endpoints';
export { markElements } from './preview-pick';
export * from './read-body';
export * from './release-record';
export * from './request-outcome';
export * from './review.endpoints';
export * from './second-factor.endpoints';
export * from './session.endpoints';
export * from './runtime-config';
export * from './runtime-content';
export * from './sample-prompts';
export * from './html-scan';
export * from './site-document';
export * from './site-editor.endpoints';
export * from './site-names';
export * from './share-link.endpoints';
export * from './site-fonts';
export * from './site-pictures';
export * from './social-picture.endpoints';
export * from './suspension.endpoints';
export * from './storage.endpoints';
export * from './user';
export * from './users.endpoints';
export * from './version.endpoints';
export { versionNumber } from './version-number';
export * from './website-address';
export * from './website.endpoints';
