import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import type { RandomBytes } from '../../../randomness';

/** A key page loads are signed with. */
export interface LoadKey {
  readonly id: string;
  readonly secret: Buffer;
}

interface KeySources {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

const dayMs = 24 * 60 * 60_000;

/** A day of signing and a day in which what it has signed is still good; hosts hear of a new one a little later. */
const keptMs = 2 * dayMs + 5 * 60_000;

const secretBytes = 32;

/** Keys that still verify, newest first. */
export async function findLoadKeys({ db, clock }: KeySources): Promise<LoadKey[]> {
  const rows = await db
    .selectFrom('release_load_keys')
    .select(['id', 'secret'])
    .where('created_at', '>', new Date(clock().getTime() - keptMs))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, secret }) => ({ id, secret: Buffer.from(secret, 'base64url') }));
}

/**
 * The key that signs now; made where the newest is a day old. It lies in the database, because a page of one
 * host reports to any: whoever reads the database can sign page loads, for two days.
 */
export async function signingLoadKey(sources: KeySources): Promise<LoadKey> {
  const { db, clock, random } = sources;
  const now = clock();
  const row = await db
    .selectFrom('release_load_keys')
    .select(['id', 'secret'])
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row) return { id: row.id, secret: Buffer.from(row.secret, 'base64url') };
  const key = { id: random(6).toString('base64url'), secret: random(secretBytes) };
  await db
    .deleteFrom('release_load_keys')
    .where('created_at', '<=', new Date(now.getTime() - keptMs))
    .execute();
  const secret = key.secret.toString('base64url');
  await db
    .insertInto('release_load_keys')
    .values({ id: key.id, secret, created_at: now })
    .execute();
  return key;
}
