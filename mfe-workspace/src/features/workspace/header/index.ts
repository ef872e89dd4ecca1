/** The header with title and actions. */
export { WorkspaceHeader } from './workspace-header';
