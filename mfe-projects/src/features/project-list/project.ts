import type { ProjectSummary, WebsiteListItem } from 'shared-kit/contract';

/** A row of the list: a published website, or a draft that is none yet. */
export interface Project {
  /** Of the website where there is one: what the specification's calls name. */
  readonly id: string;
  readonly title: string;
  /** `draft`, `generating`, `online`, `offline` or `suspended`; whatever else a host says counts as published. */
  readonly state: string;
  readonly createdAt: string;
  /** When it last changed: the list begins with the latest. */
  readonly changedAt: string;
  /** As it is published; null for a draft. */
  readonly website: WebsiteListItem | null;
  /** As the host keeps it for the workspace; null where the host only knows the specification. */
  readonly kept: ProjectSummary | null;
}

/** One list of what is published and what is not, the latest change first. */
export function joinProjects(
  websites: readonly WebsiteListItem[],
  kept: readonly ProjectSummary[],
): Project[] {
  const byId = new Map(kept.map((project) => [project.id, project]));
  const byWebsite = new Map(kept.map((project) => [project.website_id, project]));
  const published = websites.map((website) =>
    fromWebsite(website, byId.get(website.project_id ?? '') ?? byWebsite.get(website.id) ?? null),
  );
  const listed = new Set(published.map((project) => project.kept?.id));
  // What says it is published and has no row there was taken away between the two answers.
  const drafts = kept.filter(({ id, website_id: site }) => !listed.has(id) && site === null);
  return [...published, ...drafts.map(fromDraft)].toSorted((one, other) =>
    other.changedAt.localeCompare(one.changedAt),
  );
}

function fromWebsite(website: WebsiteListItem, kept: ProjectSummary | null): Project {
  const { id, title, created_at: createdAt } = website;
  return {
    id,
    // Renamed since it was published: members look for the name they gave.
    title: kept?.title_is_own ? kept.title : title,
    state: website.state ?? 'online',
    createdAt,
    changedAt: kept && kept.updated_at > createdAt ? kept.updated_at : createdAt,
    website,
    kept,
  };
}

function fromDraft(kept: ProjectSummary): Project {
  const { id, title, state, created_at: createdAt, updated_at: changedAt } = kept;
  return {
    id,
    title,
    state: state === 'generating' ? state : 'draft',
    createdAt,
    changedAt,
    website: null,
    kept,
  };
}

/** Where a project is worked on. A website that was published from none becomes one there. */
export function workspaceOf({ id, website, kept }: Project): string {
  const projectId = kept?.id ?? website?.project_id;
  return projectId
    ? `/workspace?project=${encodeURIComponent(projectId)}`
    : `/workspace?website=${encodeURIComponent(id)}`;
}
