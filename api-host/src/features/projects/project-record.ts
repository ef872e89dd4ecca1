import { describePrompt } from 'shared-kit/contract';
import type { ProjectRecord, ProjectState, ProjectSummary } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { Asker, SiteAddresses } from '../websites/site-addresses';
import type { ProjectKey } from './project-key';
import { listTurns } from './project-turns.repository';
import type { ProjectRow } from './projects.repository';

/** The public form of a project, with the website link reachable by the caller. */
export function presentProject(
  row: ProjectRow,
  addresses: SiteAddresses,
  asker: Asker,
): ProjectSummary {
  const { id, title, slug, prompt, version, title_is_own, revision, website_id } = row;
  return {
    id,
    title,
    slug,
    description: describePrompt(prompt),
    prompt,
    state: stateOf(row),
    version,
    title_is_own,
    revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    website_id,
    link: row.website_slug === null ? null : addresses.linkOf(row.website_slug, asker),
  };
}

function stateOf(row: ProjectRow): ProjectState {
  if (row.is_generating) return 'generating';
  if (row.website_id === null) return 'draft';
  if (row.suspension_reason !== null) return 'suspended';
  return row.offline_at === null ? 'published' : 'offline';
}

/** Additionally with its newest code, its conversation, and the state of its latest generation. */
export async function readProjectRecord(
  db: Database,
  key: ProjectKey,
  summary: ProjectSummary,
): Promise<ProjectRecord> {
  const newest = await findNewestVersion(db, key);
  const latest = await findLatestTask(db, key);
  const turns = await listTurns(db, key);
  const isOpen = latest?.status === 'queued' || latest?.status === 'running';
  const hasStopped = latest?.status === 'failed' || latest?.status === 'cancelled';
  const draft = hasStopped ? latest.draft : null;
  return {
    ...summary,
    files: newest?.files ?? null,
    engine: (isOpen ? latest.engine : newest?.engine) ?? null,
    turns,
    task_id: isOpen ? latest.id : null,
    written: draft && { html: draft.html, css: draft.css, js: draft.js },
    understood: latest?.understood ?? null,
    usage: latest?.usage ?? null,
  };
}

const findNewestVersion = (db: Database, key: ProjectKey) =>
  db
    .selectFrom('project_versions')
    .select(['files', 'engine'])
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

const findLatestTask = (db: Database, key: ProjectKey) =>
  db
    .selectFrom('generation_tasks')
    .select(['id', 'status', 'engine', 'draft', 'understood', 'usage'])
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
