/** The code view: file tree, editor, and saving what was typed. */
export { CodePanel } from './code-panel';
export { listFiles, sizeInKilobytes } from './file-tree';
export { LeaveGuard, useLeaveGuard } from './unsaved/leave-guard';
export { useSaveShortcut } from './unsaved/use-save-shortcut';
export { useFileTree } from './use-file-tree';
