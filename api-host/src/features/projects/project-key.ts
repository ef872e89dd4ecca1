/** Whose project, by the name the member's browser gave it. */
export interface ProjectKey {
  readonly userId: string;
  readonly projectId: string;
}
