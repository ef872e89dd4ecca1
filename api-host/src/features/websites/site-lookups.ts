import type { Clock } from '../../clock';
import type { ChangeFeed } from '../../database/changes/change-feed';
import { KeptReads } from '../../database/changes/kept-reads';
import type { Database } from '../../database/schema';
import { findMoved, findPublished } from './addresses.repository';
import { findShared } from './share-links.repository';

type Published = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

/** A few hundred bytes each. */
const maxSites = 20_000;

/**
 * The sites origin's lookups of addresses and share links. Published websites are cached until the
 * website, its deployment or its owner changes: a suspension, a republication or taking it offline
 * (decision 061).
 */
export function siteLookups(db: Database, clock: Clock, changes: ChangeFeed) {
  const published = new KeptReads<Published>(changes, maxSites);
  return {
    findPublished: async (slug: string): Promise<Published | undefined> => {
      const found = await published.get(slug, async () => {
        const value = await findPublished(db, slug);
        if (value === undefined) return null;
        return { value, topics: [`website:${value.id}`, `user:${value.owner}`] };
      });
      return found ?? undefined;
    },
    findMoved: (slug: string) => findMoved(db, slug),
    findShared: (token: string) => findShared(db, token, clock()),
  };
}
