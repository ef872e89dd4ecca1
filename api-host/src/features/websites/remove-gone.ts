import type { FastifyBaseLogger } from 'fastify';
import { removeGone } from './deleted-websites.repository';
import { removeDeployment, websitePrefix } from './deployment';
import { removeQuietly } from './publish-website';
import { endExpired, homeOf } from './share-links.repository';
import type { WebsiteDeps } from './website-deps';

/**
 * Deletes what has expired, soft-deleted websites and share links: first the rows, then the files.
 */
export async function removeGoneWebsites(
  { db, clock, storage }: Pick<WebsiteDeps, 'db' | 'clock' | 'storage'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const id of await removeGone(db, clock())) {
    await removeQuietly(log, () => storage.deletePrefix(websitePrefix(id)));
  }
  for (const link of await endExpired(db, clock())) {
    await removeQuietly(log, () => removeDeployment(storage, homeOf(link), link.folder));
  }
}
