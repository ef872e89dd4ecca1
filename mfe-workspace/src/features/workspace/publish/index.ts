/** Publishing, share links and the way into the visual editor. */
export { BlockedEditorDialog } from './blocked-editor';
export { PublishButton } from './publish-button';
export { PublishedSite } from './published-site';
export { ShareButton } from './share/share-button';
export { useEdit } from './use-edit';
