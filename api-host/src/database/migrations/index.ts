import type { Migration } from 'kysely';
import { up as accounts } from './0001-accounts';
import { up as websites } from './0002-websites';
import { up as generationTasks } from './0003-generation-tasks';
import { up as accountManagement } from './0004-account-management';
import { up as editorTickets } from './0005-editor-tickets';
import { up as generationDrafts } from './0006-generation-drafts';
import { up as attemptWindows } from './0007-attempt-windows';
import { up as projectVersions } from './0008-project-versions';
import { up as releases } from './0009-releases';
import { up as pageFaults } from './0010-page-faults';
import { up as deployments } from './0011-deployments';
import { up as pointedElements } from './0012-pointed-elements';
import { up as siteReviews } from './0013-site-reviews';
import { up as releaseOverrides } from './0014-release-overrides';
import { up as generationInsights } from './0015-generation-insights';
import { up as pictures } from './0016-pictures';
import { up as editorSessions } from './0017-editor-sessions';
import { up as formMessages } from './0018-form-messages';
import { up as sharesAndSuspensions } from './0019-shares-and-suspensions';
import { up as thumbnails } from './0020-thumbnails';
import { up as generationRequests } from './0021-generation-requests';
import { up as sharedVersions } from './0022-shared-versions';
import { up as projects } from './0023-projects';
import { up as projectTurns } from './0024-project-turns';
import { up as generationOutcomes } from './0025-generation-outcomes';
import { up as businessFacts } from './0027-business-facts';
import { up as retiredAddresses } from './0029-retired-addresses';
import { up as emailKeys } from './0031-email-keys';
import { up as signInNetworks } from './0032-sign-in-networks';
import { up as connectedModel } from './0033-connected-model';
import { up as modelSpending } from './0034-model-spending';
import { up as referencePictures } from './0035-reference-pictures';
import { up as listedSessions } from './0036-listed-sessions';
import { up as editedDrafts } from './0039-edited-drafts';
import { up as emailChanges } from './0040-email-changes';
import { up as releaseAccounts } from './0041-release-accounts';
import { up as suspendedAccounts } from './0042-suspended-accounts';
import { up as pageLoads } from './0043-page-loads';
import { up as weighedEvidence } from './0044-weighed-evidence';
import { up as versionBytes } from './0045-version-bytes';
import { up as auditLog } from './0046-audit-log';
import { up as secondFactors } from './0047-second-factors';
import { up as confirmedSessions } from './0048-confirmed-sessions';
import { up as quietFailures } from './0049-quiet-failures';
import { up as takenBack } from './0051-taken-back';
import { up as stableAlarms } from './0052-stable-alarms';
import { up as toldChanges } from './0054-told-changes';
import { up as releaseRules } from './0055-release-rules';
import { up as gateVerdicts } from './0056-gate-verdicts';
import { up as releaseOwners } from './0057-release-owners';
import { up as queuedMails } from './0058-queued-mails';
import { up as storageIdentity } from './0059-storage-identity';
import { up as alarmPasts } from './0060-alarm-pasts';
import { up as resetRequests } from './0061-reset-requests';
import { up as failureGroups } from './0062-failure-groups';
import { up as releaseAudiences } from './0063-release-audiences';
import { up as releasePreviews } from './0064-release-previews';
import { up as releaseHosts } from './0065-release-hosts';
import { up as signInBrowsers } from './0066-sign-in-browsers';
import { up as givenUpReviews } from './0067-given-up-reviews';

/**
 * All migrations, run in the order of their names. To add one: create `NNNN-noun.ts` with the next
 * free number exporting `up(db: Kysely<unknown>)`, import it above and list it below under its file
 * name.
 *
 * Rules: SQL that PostgreSQL 15 supports; a released migration never changes; there is no `down`,
 * because going back means restoring a backup. All migrations of one start run in one transaction.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': { up: accounts },
  '0002-websites': { up: websites },
  '0003-generation-tasks': { up: generationTasks },
  '0004-account-management': { up: accountManagement },
  '0005-editor-tickets': { up: editorTickets },
  '0006-generation-drafts': { up: generationDrafts },
  '0007-attempt-windows': { up: attemptWindows },
  '0008-project-versions': { up: projectVersions },
  '0009-releases': { up: releases },
  '0010-page-faults': { up: pageFaults },
  '0011-deployments': { up: deployments },
  '0012-pointed-elements': { up: pointedElements },
  '0013-site-reviews': { up: siteReviews },
  '0014-release-overrides': { up: releaseOverrides },
  '0015-generation-insights': { up: generationInsights },
  '0016-pictures': { up: pictures },
  '0017-editor-sessions': { up: editorSessions },
  '0018-form-messages': { up: formMessages },
  '0019-shares-and-suspensions': { up: sharesAndSuspensions },
  '0020-thumbnails': { up: thumbnails },
  '0021-generation-requests': { up: generationRequests },
  '0022-shared-versions': { up: sharedVersions },
  '0023-projects': { up: projects },
  '0024-project-turns': { up: projectTurns },
  '0025-generation-outcomes': { up: generationOutcomes },
  '0027-business-facts': { up: businessFacts },
  '0029-retired-addresses': { up: retiredAddresses },
  '0031-email-keys': { up: emailKeys },
  '0032-sign-in-networks': { up: signInNetworks },
  '0033-connected-model': { up: connectedModel },
  '0034-model-spending': { up: modelSpending },
  '0035-reference-pictures': { up: referencePictures },
  '0036-listed-sessions': { up: listedSessions },
  '0039-edited-drafts': { up: editedDrafts },
  '0040-email-changes': { up: emailChanges },
  '0041-release-accounts': { up: releaseAccounts },
  '0042-suspended-accounts': { up: suspendedAccounts },
  '0043-page-loads': { up: pageLoads },
  '0044-weighed-evidence': { up: weighedEvidence },
  '0045-version-bytes': { up: versionBytes },
  '0046-audit-log': { up: auditLog },
  '0047-second-factors': { up: secondFactors },
  '0048-confirmed-sessions': { up: confirmedSessions },
  '0049-quiet-failures': { up: quietFailures },
  '0051-taken-back': { up: takenBack },
  '0052-stable-alarms': { up: stableAlarms },
  '0054-told-changes': { up: toldChanges },
  '0055-release-rules': { up: releaseRules },
  '0056-gate-verdicts': { up: gateVerdicts },
  '0057-release-owners': { up: releaseOwners },
  '0058-queued-mails': { up: queuedMails },
  '0059-storage-identity': { up: storageIdentity },
  '0060-alarm-pasts': { up: alarmPasts },
  '0061-reset-requests': { up: resetRequests },
  '0062-failure-groups': { up: failureGroups },
  '0063-release-audiences': { up: releaseAudiences },
  '0064-release-previews': { up: releasePreviews },
  '0065-release-hosts': { up: releaseHosts },
  '0066-sign-in-browsers': { up: signInBrowsers },
  '0067-given-up-reviews': { up: givenUpReviews },
};
