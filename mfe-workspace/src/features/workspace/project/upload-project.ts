import { ApiError, callApi } from 'shared-kit/client';
import { createProject, listProjects, saveVersion } from 'shared-kit/contract';
import type { ProjectRecord as HostProject } from 'shared-kit/contract';
import { isLoading } from './project-record';
import type { ProjectRecord } from './project-record';
import { readProject, unlessUnknown } from './project.queries';

/**
 * Reads a project from the host, and sends first what the host does not know: the project itself, the
 * website it is published as, and code that is no version, as older releases kept in browsers only. Answers
 * `deleted` when it was deleted there, and `unknown` where the host keeps no projects.
 */
export async function uploadProject(
  record: ProjectRecord,
): Promise<HostProject | 'deleted' | 'unknown'> {
  const { id } = record.draft;
  // Asking first would be answered with a 404, which browsers report as an error of the page.
  const known = record.kept === null ? null : await readProject(id);
  if (known) return known;
  const added = await unlessUnknown(create(record));
  if (!added) return (await isDeleted(id)) ? 'deleted' : 'unknown';
  const project = await readProject(id);
  if (!hasOwnCode(record, project)) return project ?? 'unknown';
  await saveOnTop(record, project?.version ?? 0);
  return (await readProject(id)) ?? 'unknown';
}

/** Whether there is code here that is in no version of the host. */
function hasOwnCode({ files, version, run }: ProjectRecord, known: HostProject | null): boolean {
  if (!files || version !== null || isLoading({ run })) return false;
  const there = known?.files;
  if (!there) return true;
  return there.html !== files.html || there.css !== files.css || there.js !== files.js;
}

function create({ draft, prompt, isRenamed, site }: ProjectRecord) {
  const { id, title, slug } = draft;
  const named = { title, slug, title_is_own: isRenamed };
  const website = site?.id ? { website_id: site.id } : {};
  return callApi(createProject, { body: { id, prompt, ...named, ...website } });
}

async function saveOnTop({ draft, files, prompt }: ProjectRecord, base: number): Promise<void> {
  if (!files) return;
  const { html, css, js } = files;
  const params = { project_id: draft.id };
  try {
    await callApi(saveVersion, { params, body: { base, html, css, js, prompt } });
  } catch (error) {
    // Another tab was quicker with the same code.
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
  }
}

/** Tells a deleted project from a host that keeps none. */
async function isDeleted(id: string): Promise<boolean> {
  const query = { which: 'deleted' } as const;
  const answer = await unlessUnknown(callApi(listProjects, { query }));
  return answer?.projects.some((project) => project.id === id) ?? false;
}
