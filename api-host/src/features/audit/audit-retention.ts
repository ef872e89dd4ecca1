import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { repeatWork } from '../../repeated-work';

const dayMs = 86_400_000;
const everyMs = 6 * 3_600_000;

/** Entries deleted per batch, after which other requests get their turn. */
const batchSize = 1_000;

/** Deletes entries older than the retention time; returns their number. */
export async function removeOldEntries(db: Database, now: Date, days: number): Promise<number> {
  const before = new Date(now.getTime() - days * dayMs);
  let removed = 0;
  for (;;) {
    const batch = await removeBatch(db, before);
    removed += batch;
    if (batch < batchSize) return removed;
    // The embedded database responds without ever yielding to the event loop.
    await nextTurn();
  }
}

function removeBatch(db: Database, before: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // The trigger refuses every other deletion.
    await sql`select set_config('sitewright.audit_retention', 'on', true)`.execute(transaction);
    const oldest = transaction
      .selectFrom('audit_log')
      .select('id')
      .where('at', '<', before)
      .orderBy('at')
      .limit(batchSize);
    const { numDeletedRows } = await transaction
      .deleteFrom('audit_log')
      .where('id', 'in', oldest)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

interface RetentionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly days: number;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Runs at once and then a few times a day; `stop` waits for the current run. */
export function startAuditRetention(deps: RetentionDeps): { stop: () => Promise<void> } {
  const { db, clock, days, log } = deps;
  return repeatWork({
    work: async () => {
      const entries = await removeOldEntries(db, clock(), days);
      if (entries > 0) log.info({ entries, days }, 'old entries of the audit log removed');
    },
    everyMs,
    onError: (error) => log.error({ err: error }, 'audit log retention failed'),
  });
}
