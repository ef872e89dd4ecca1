import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import { accountTarget, actorOf, noteAudit } from '../audit/note-audit';
import { websitePrefix } from '../websites/deployment';
import { pictureFolderOf, removePicturesOf } from '../pictures/pictures.repository';
import { removeQuietly } from '../websites/publish-website';
import { removeVersionLinksOf } from '../websites/share-links.repository';
import { removeWebsitesOf } from '../websites/websites.repository';
import type { UserDeps } from './user-deps';
import { requireAnotherAdmin } from './users.policy';

/**
 * Deletes a user with all their data. Sessions, tasks and website rows go in one transaction, so
 * the next request with their token is a 401 and their pages are gone; then the files are deleted.
 * `authorize` runs inside it: its locks keep what it checked valid until the rows are deleted.
 */
export async function removeUser(
  { db, clock, storage }: UserDeps,
  caller: Caller,
  { id, log }: { readonly id: string; readonly log: FastifyBaseLogger },
  authorize?: (transaction: Database) => Promise<unknown>,
): Promise<void> {
  const { homes, folders } = await db.transaction().execute(async (transaction) => {
    await authorize?.(transaction);
    const removed = await removeRows(transaction, id);
    const note = { at: clock(), by: actorOf(caller), target: accountTarget(id) };
    await noteAudit(transaction, { ...note, action: 'account.deleted' });
    return removed;
  });
  for (const home of homes) {
    await removeQuietly(log, () => storage.deletePrefix(websitePrefix(home)));
  }
  for (const folder of folders) {
    await removeQuietly(log, () => storage.deletePrefix(pictureFolderOf(folder)));
  }
}

async function removeRows(transaction: Database, id: string) {
  // Locking the user also makes a website published at this moment wait, and then fail: a row
  // inserted after the next statement would be deleted without its files.
  await requireAnotherAdmin(transaction, id, 'deleted');
  const shared = await removeVersionLinksOf(transaction, id);
  const websites = await removeWebsitesOf(transaction, id);
  const folders = await removePicturesOf(transaction, id);
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  return { homes: [...websites, ...shared], folders };
}
