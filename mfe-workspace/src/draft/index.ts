/** What the create screen hands to the workspace: the draft of a project, and text kept for one browser tab. */
export { createDraftProject, isDraft, newProjectId } from './draft-project';
export type { DraftProject } from './draft-project';
export { readHandOver } from './hand-over';
export type { HandOver } from './hand-over';
export { useTabText } from './tab-text';
