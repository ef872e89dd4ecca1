import type { FastifyBaseLogger } from 'fastify';
import { removeGone } from './deleted-websites.repository';
import { websitePrefix } from './deployment';
import { removeQuietly } from './publish-website';
import type { WebsiteDeps } from './website-deps';

/** Ends the websites whose days to be brought back are over: first the rows, then the files. */
export async function removeGoneWebsites(
  { db, clock, storage }: Pick<WebsiteDeps, 'db' | 'clock' | 'storage'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const id of await removeGone(db, clock())) {
    await removeQuietly(log, () => storage.deletePrefix(websitePrefix(id)));
  }
}
