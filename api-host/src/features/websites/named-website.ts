import { badRequest } from '../../errors';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import { storable } from './storable';
import { findWebsiteByTitle, findWebsiteOwner } from './websites.repository';

/** How endpoints without an id in their path identify a website (decisions, 14 and 15). */
interface WebsiteName {
  readonly title: string;
  readonly id?: string | undefined;
}

/**
 * The caller's newest website with that title or, when given, with that id. Throws 400 and not 404
 * when there is none, as required by the specification; the same for another member's, which must
 * be indistinguishable.
 */
export async function requireNamedWebsite(
  db: Database,
  caller: Caller,
  { title, id }: WebsiteName,
): Promise<{ readonly id: string }> {
  const found =
    id === undefined
      ? await findWebsiteByTitle(db, caller.user.id, storable(title))
      : await findWebsiteOwner(db, id);
  if (found?.user_id !== caller.user.id) {
    throw badRequest('You have no such website yet; publish it first');
  }
  return found;
}
