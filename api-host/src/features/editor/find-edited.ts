import type { openEditor, RequestOf } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { badRequest } from '../../errors';
import type { Caller } from '../../plugins/access';
import { findProject } from '../projects/projects.repository';
import { newestVersionNumber } from '../versions/versions.repository';
import { requireNamedWebsite } from '../websites/named-website';
import type { Edited } from './editor-tickets.repository';

/**
 * What to open in the editor: the named website, or a project. Throws 400 where there is none
 * (decisions, 15).
 */
export async function findEdited(
  db: Database,
  caller: Caller,
  body: RequestOf<typeof openEditor>['body'],
): Promise<Edited> {
  const projectId = body.project_id ?? null;
  if (body.draft) return findDraft(db, caller, projectId);
  const { id } = await requireNamedWebsite(db, caller, body);
  return { websiteId: id, projectId };
}

async function findDraft(
  db: Database,
  { user }: Caller,
  projectId: string | null,
): Promise<Edited> {
  const key = { userId: user.id, projectId: projectId ?? '' };
  const project = await findProject(db, key);
  if (!project) throw badRequest('You have no such project');
  const { website_id: websiteId } = project;
  if (websiteId === null && (await newestVersionNumber(db, key)) === 0) {
    throw badRequest('This project has nothing to edit yet');
  }
  return { websiteId, projectId };
}
