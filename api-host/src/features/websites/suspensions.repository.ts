import type { Database } from '../../database/schema';

/** The website an address leads to, now or from before, deleted or not: operators see what is there. */
async function findByAddress(db: Database, address: string): Promise<string | undefined> {
  const now = await db
    .selectFrom('websites')
    .select('id')
    .where('slug', '=', address)
    .executeTakeFirst();
  if (now) return now.id;
  const former = await db
    .selectFrom('former_addresses')
    .select('website_id')
    .where('slug', '=', address)
    .executeTakeFirst();
  return former?.website_id;
}

const suspended = (db: Database) =>
  db
    .selectFrom('websites')
    .innerJoin('users', 'users.id', 'websites.user_id')
    .select(['websites.id', 'websites.title', 'slug', 'users.email as owner'])
    .select(['websites.suspended_at', 'websites.suspension_reason'])
    .$narrowType<{ suspended_at: Date; suspension_reason: string }>()
    .where('websites.suspended_at', 'is not', null);

/** Why a member's website was suspended last; undefined while none is. */
export async function lastSuspensionOf(db: Database, userId: string): Promise<string | undefined> {
  const row = await suspended(db)
    .where('websites.user_id', '=', userId)
    .orderBy('websites.suspended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.suspension_reason;
}

/** Every suspended website, the last one first. */
export const listSuspended = (db: Database) =>
  suspended(db).orderBy('websites.suspended_at', 'desc').orderBy('websites.id').execute();

/** Keeps a website from visitors; answers it, or `undefined` when there is none at the address. */
export async function suspendAt(
  db: Database,
  address: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
) {
  const id = await findByAddress(db, address);
  if (id === undefined) return undefined;
  await db
    .updateTable('websites')
    .set({ suspended_at: now, suspension_reason: reason })
    .where('id', '=', id)
    .execute();
  return suspended(db).where('websites.id', '=', id).executeTakeFirst();
}

/** Shows a website to visitors again; false when none at the address is suspended. */
export async function liftAt(db: Database, address: string): Promise<boolean> {
  const id = await findByAddress(db, address);
  if (id === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('websites')
    .set({ suspended_at: null, suspension_reason: null })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
