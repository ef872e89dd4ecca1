import type { PinnedKey } from 'shared-kit/contract/rollout';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';

/** Makes the keys of this host known to all hosts, so that the pages of each pin them. */
export async function announceKeys(
  db: Database,
  clock: Clock,
  keys: readonly PinnedKey[],
): Promise<void> {
  for (const { kid, x, y } of keys) {
    await db
      .insertInto('release_keys')
      .values({ kid, x, y, created_at: clock(), retired_at: null })
      .onConflict((conflict) => conflict.column('kid').doNothing())
      .execute();
  }
}

/** Ends a key: no page pins it from now on. False when it has ended already. */
export async function retireKey(db: Database, clock: Clock, kid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('release_keys')
    .set({ retired_at: clock() })
    .where('kid', '=', kid)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listKeys(db: Database) {
  return db.selectFrom('release_keys').selectAll().orderBy('created_at').orderBy('kid').execute();
}

/** What pages pin: the keys of every host that are not retired. */
export async function pinnedKeys(db: Database): Promise<PinnedKey[]> {
  const rows = await listKeys(db);
  return rows
    .filter(({ retired_at: retiredAt }) => retiredAt === null)
    .map(({ kid, x, y }) => ({ kid, kty: 'EC', crv: 'P-256', x, y }));
}
