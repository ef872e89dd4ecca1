import { ApiError, callApi } from 'shared-kit/client';
import { createProject, listProjects, saveVersion } from 'shared-kit/contract';
import type { ProjectRecord as HostProject } from 'shared-kit/contract';
import { isLoading } from './project-record';
import type { ProjectRecord } from './project-record';
import { readProject, unlessUnknown } from './project.queries';

/**
 * Reads a project from the host after sending what the host lacks: the project, its website, and
 * code that is no version (older releases kept it in the browser only). Resolves to `deleted` when
 * it was deleted there and `unknown` where the host stores no projects.
 */
export async function uploadProject(
  record: ProjectRecord,
): Promise<HostProject | 'deleted' | 'unknown'> {
  const { id } = record.draft;
  // Creating is attempted first: a 404 would appear as an error in the browser's console.
  const known = record.kept === null ? null : await readProject(id);
  if (known) return known;
  const added = await unlessUnknown(create(record));
  if (!added) return (await isDeleted(id)) ? 'deleted' : 'unknown';
  const project = await readProject(id);
  if (!hasOwnCode(record, project)) return project ?? 'unknown';
  await saveOnTop(record, project?.version ?? 0);
  return (await readProject(id)) ?? 'unknown';
}

/** Whether there is local code that is no version of the host. */
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
    // Another tab saved the same code first.
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
  }
}

/** Distinguishes a deleted project from a host without projects. */
async function isDeleted(id: string): Promise<boolean> {
  const query = { which: 'deleted' } as const;
  const answer = await unlessUnknown(callApi(listProjects, { query }));
  return answer?.projects.some((project) => project.id === id) ?? false;
}
