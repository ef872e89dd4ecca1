import type { ProjectSummary, WebsiteListItem } from 'shared-kit/contract';

/** A row of the list: a published website, or a draft. */
export interface Project {
  /** Website id where there is one, as the specification's calls need it. */
  readonly id: string;
  readonly title: string;
  /**
   * `draft`, `generating`, `online`, `offline` or `suspended`; any other value counts as published.
   */
  readonly state: string;
  readonly createdAt: string;
  /** Time of the last change; the list is sorted by it. */
  readonly changedAt: string;
  /** The published website; null for a draft. */
  readonly website: WebsiteListItem | null;
  /** The host's project; null where it stores none. */
  readonly hostProject: ProjectSummary | null;
}

/** Merges published websites and projects into one list, latest change first. */
export function joinProjects(
  websites: readonly WebsiteListItem[],
  stored: readonly ProjectSummary[],
): Project[] {
  const byId = new Map(stored.map((project) => [project.id, project]));
  const byWebsite = new Map(stored.map((project) => [project.website_id, project]));
  const published = websites.map((website) =>
    fromWebsite(website, byId.get(website.project_id ?? '') ?? byWebsite.get(website.id) ?? null),
  );
  const listed = new Set(published.map((project) => project.hostProject?.id));
  // A published project without a website row was deleted between the two responses.
  const drafts = stored.filter(({ id, website_id: site }) => !listed.has(id) && site === null);
  return [...published, ...drafts.map(fromDraft)].toSorted((one, other) =>
    other.changedAt.localeCompare(one.changedAt),
  );
}

function fromWebsite(website: WebsiteListItem, hostProject: ProjectSummary | null): Project {
  const { id, title, created_at: createdAt } = website;
  return {
    id,
    // The current title: members look for the name they gave.
    title: hostProject?.title_is_own ? hostProject.title : title,
    state: website.state ?? 'online',
    createdAt,
    changedAt:
      hostProject && hostProject.updated_at > createdAt ? hostProject.updated_at : createdAt,
    website,
    hostProject,
  };
}

function fromDraft(hostProject: ProjectSummary): Project {
  const { id, title, state, created_at: createdAt, updated_at: changedAt } = hostProject;
  return {
    id,
    title,
    state: state === 'generating' ? state : 'draft',
    createdAt,
    changedAt,
    website: null,
    hostProject,
  };
}

/** Address of the project in the workspace. A website without a project gets one there. */
export function workspaceOf({ id, website, hostProject }: Project): string {
  const projectId = hostProject?.id ?? website?.project_id;
  return projectId
    ? `/workspace?project=${encodeURIComponent(projectId)}`
    : `/workspace?website=${encodeURIComponent(id)}`;
}
