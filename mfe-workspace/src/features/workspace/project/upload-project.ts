import { ApiError, callApi } from 'shared-kit/client';
import { createProject, listProjects, saveVersion } from 'shared-kit/contract';
import type { ProjectRecord as HostProject } from 'shared-kit/contract';
import { isLoading } from './project-record';
import type { ProjectRecord } from './project-record';
import { readProject, unlessUnknown } from './project.queries';

/**
 * Sends the host what it does not know of a project: the project itself, the website it is published as,
 * and code that is no version, as older releases kept in browsers only. `known` is what the host has.
 * Answers the project as the host has it then; `deleted` when it was deleted there, and `unknown` where the
 * host keeps no projects.
 */
export async function uploadProject(
  record: ProjectRecord,
  known: HostProject | null,
): Promise<HostProject | 'deleted' | 'unknown'> {
  const { draft, files, version, kept, site } = record;
  const siteId = kept === null ? (site?.id ?? null) : null;
  const lacksSite = siteId !== null && (known?.website_id ?? null) === null;
  if (known && !lacksSite && !hasOwnCode(record, known)) return known;
  if (!known || lacksSite) {
    const added = await unlessUnknown(create(record, siteId));
    if (!added) return (await isDeleted(draft.id)) ? 'deleted' : 'unknown';
  }
  if (files && version === null && !isLoading(record) && hasOwnCode(record, known)) {
    await saveOnTop(record, known?.version ?? 0);
  }
  return (await readProject(draft.id)) ?? 'unknown';
}

/** Whether there is code here that is in no version of the host. */
function hasOwnCode({ files, version, run }: ProjectRecord, known: HostProject | null): boolean {
  if (!files || version !== null || isLoading({ run })) return false;
  const there = known?.files;
  if (!there) return true;
  return there.html !== files.html || there.css !== files.css || there.js !== files.js;
}

function create({ draft, prompt, isRenamed }: ProjectRecord, siteId: string | null) {
  const { id, title, slug } = draft;
  const named = { title, slug, title_is_own: isRenamed };
  const website = siteId === null ? {} : { website_id: siteId };
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
