import type { Database } from '../../database/schema';
import { noteAudit } from '../audit/note-audit';
import type { Actor } from '../audit/note-audit';

/** The website with this current or former address, deleted or not: operators see everything. */
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

/** The reason of the latest suspension among a member's websites; undefined without any. */
export async function lastSuspensionOf(db: Database, userId: string): Promise<string | undefined> {
  const row = await suspended(db)
    .where('websites.user_id', '=', userId)
    .orderBy('websites.suspended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.suspension_reason;
}

/** All suspended websites, latest first. */
export const listSuspended = (db: Database) =>
  suspended(db).orderBy('websites.suspended_at', 'desc').orderBy('websites.id').execute();

/** Suspends a website; returns it, or `undefined` when there is none at the address. */
export function suspendAt(
  db: Database,
  address: string,
  { reason, now, by }: { readonly reason: string; readonly now: Date; readonly by: Actor },
) {
  return db.transaction().execute(async (transaction) => {
    const id = await findByAddress(transaction, address);
    if (id === undefined) return undefined;
    await transaction
      .updateTable('websites')
      .set({ suspended_at: now, suspension_reason: reason })
      .where('id', '=', id)
      .execute();
    const target = { kind: 'website', id } as const;
    await noteAudit(transaction, { at: now, by, action: 'website.suspended', target });
    return suspended(transaction).where('websites.id', '=', id).executeTakeFirst();
  });
}

/** Lifts a suspension; false when no website at the address is suspended. */
export function liftAt(
  db: Database,
  address: string,
  { now, by }: { readonly now: Date; readonly by: Actor },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const id = await findByAddress(transaction, address);
    if (id === undefined) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('websites')
      .set({ suspended_at: null, suspension_reason: null })
      .where('id', '=', id)
      .where('suspended_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const target = { kind: 'website', id } as const;
    await noteAudit(transaction, { at: now, by, action: 'website.reinstated', target });
    return true;
  });
}
