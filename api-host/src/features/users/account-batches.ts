import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';

/** Accounts read at a time: a few milliseconds of work, after which others get their turn. */
const batchSize = 500;

/** Where a batch ended. The time as the database writes it: a `Date` would lose its microseconds. */
interface Place {
  readonly id: string;
  readonly place: string;
}

/** Selects what `inBatches` needs besides the columns. */
export const place = sql<string>`users.created_at::text`.as('place');

/** Accounts that come after that place in the order "newest first". */
export function after(last: Place): Expression<SqlBool> {
  return sql<SqlBool>`(users.created_at, users.id) < (${last.place}::timestamptz, ${last.id}::uuid)`;
}

/**
 * Reads a list of accounts, newest first, a batch at a time. Every account that is there from the start
 * to the end is in it once: its place never changes, and new ones come before the first.
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
    // The embedded database answers without ever letting the event loop turn.
    await nextTurn();
  }
}
