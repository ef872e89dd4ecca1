import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';

/** Accounts per batch: a few milliseconds of work, after which other requests get their turn. */
const batchSize = 500;

/** Where a batch ended. The time is the database's text: a `Date` would lose its microseconds. */
interface Place {
  readonly id: string;
  readonly place: string;
}

/** The cursor column that `inBatches` needs. */
export const place = sql<string>`users.created_at::text`.as('place');

/** Accounts after that place in the order "newest first". */
export function after(last: Place): Expression<SqlBool> {
  return sql<SqlBool>`(users.created_at, users.id) < (${last.place}::timestamptz, ${last.id}::uuid)`;
}

/**
 * Reads a list of accounts in batches, newest first (keyset pagination). Every account present
 * throughout is included exactly once: its position never changes, and new ones come before the
 * first.
 */
export async function* inBatches<Row extends Place>(
  read: (last: Place | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Place | null = null;
  for (;;) {
    const rows: Row[] = await read(last, batchSize);
    yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1) ?? null;
    // The embedded database responds without ever yielding to the event loop.
    await nextTurn();
  }
}
