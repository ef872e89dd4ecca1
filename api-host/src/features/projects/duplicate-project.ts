import { fitTitle } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { Quotas } from '../../quotas/quotas';
import { addVersion } from '../versions/versions.repository';
import { keepProject } from './keep-project';
import type { ProjectKey } from './project-key';
import type { ProjectRow } from './projects.repository';

const suffix = ' copy';

interface Duplicate {
  readonly projectId: string;
  readonly quotas: Quotas;
  readonly now: Date;
}

/** Copies a project and its newest version as a draft under another name, atomically. */
export async function duplicate(
  db: Database,
  { userId, projectId }: ProjectKey,
  { title, slug, prompt }: ProjectRow,
  { projectId: id, quotas, now }: Duplicate,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const key = { userId, projectId: id };
    const named = { title: fitTitle(title.slice(0, 300 - suffix.length)) + suffix, slug };
    const copy = { ...named, prompt, titleIsOwn: true, now };
    const isNew = await keepProject(transaction, key, copy, {
      limit: quotas.projects,
      revive: true,
    });
    if (!isNew) return;
    const newest = await transaction
      .selectFrom('project_versions')
      .select(['kind', 'prompt', 'files', 'engine', 'review'])
      .where('user_id', '=', userId)
      .where('project_id', '=', projectId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest) return;
    const first = { ...newest, restored_from: null, created_at: now };
    await addVersion(transaction, key, first, undefined, quotas);
  });
}
