/** The owner of a project, and the id chosen by the browser. */
export interface ProjectKey {
  readonly userId: string;
  readonly projectId: string;
}
