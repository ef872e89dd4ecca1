/** The version history: list, comparison, viewing and restoring. */
export { ChangedFiles } from './changed-files';
export { ChangesDialog } from './changes-dialog';
export { saveWrittenPage } from './save-written-page';
export { useRestore } from './use-restore';
export { useView } from './use-view';
export { VersionList } from './version-list';
export { describeKind } from './version-words';
export { versionQueries } from './version.queries';
export { ViewedBanner } from './viewed-banner';
