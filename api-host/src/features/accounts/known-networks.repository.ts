import { createHash } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';

/** How long a network or browser stays known after the last sign-in from or with it. */
export const rememberedMs = 90 * 24 * 60 * 60 * 1000;

const fingerprint = (userId: string, network: string) =>
  createHash('sha256').update(`${userId}\0${network}`).digest('hex');

export interface Sources {
  readonly db: Database;
  readonly clock: Clock;
}

/** Whether the member has recently signed in from this network. */
export async function isKnownNetwork(
  { db, clock }: Sources,
  userId: string,
  network: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_networks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('network_hash', '=', fingerprint(userId, network))
    .where('last_at', '>', new Date(clock().getTime() - rememberedMs))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a network that a member has signed in from, and deletes expired ones. Returns whether it
 * is new; false for the account's first network.
 */
export async function rememberNetwork(
  { db, clock }: Sources,
  userId: string,
  network: string,
): Promise<boolean> {
  const now = clock();
  const hash = fingerprint(userId, network);
  await db
    .deleteFrom('sign_in_networks')
    .where('user_id', '=', userId)
    .where('last_at', '<=', new Date(now.getTime() - rememberedMs))
    .execute();
  const known = await db
    .selectFrom('sign_in_networks')
    .select('network_hash')
    .where('user_id', '=', userId)
    .execute();
  await db
    .insertInto('sign_in_networks')
    .values({ user_id: userId, network_hash: hash, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_at: now }),
    )
    .execute();
  return known.length > 0 && known.every(({ network_hash: one }) => one !== hash);
}
