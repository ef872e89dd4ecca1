import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { findMoved, findPublished } from './addresses.repository';
import { findShared } from './share-links.repository';

/** How the sites origin finds what an address or a share link shows. */
export const siteLookups = (db: Database, clock: Clock) => ({
  findPublished: (slug: string) => findPublished(db, slug),
  findMoved: (slug: string) => findMoved(db, slug),
  findShared: (token: string) => findShared(db, token, clock()),
});
