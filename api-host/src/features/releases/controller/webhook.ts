import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';

/** Posts one notice; resolves when the other side has taken it. */
export type PostNotice = (body: unknown) => Promise<void>;

/** How long a receiver may take. */
const timeoutMs = 10_000;

/** After so many tries, about a day, a notice is given up; the history still has what it said. */
const maxAttempts = 20;
const batch = 20;

/** Posts JSON to an address. Redirects are not followed: the operator names where it goes. */
export function postTo(address: string): PostNotice {
  return async (body) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
  };
}

interface WebhookDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Null where nobody wants to be told. */
  readonly post: PostNotice | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Tells the outside what has happened, in order, at least once: a host that dies between telling and
 * noting it tells again. The receiver knows a repeat by the notice's id.
 */
export async function tellOutside({ db, clock, post, log }: WebhookDeps): Promise<void> {
  if (post === null) {
    await db.deleteFrom('release_notices').where('at', '<=', clock()).execute();
    return;
  }
  const due = await claimDue(db, clock());
  for (const { id, body, attempts } of due) {
    try {
      await post({ id, ...(body as object) });
      await db.deleteFrom('release_notices').where('id', '=', id).execute();
    } catch (error) {
      log.warn({ err: error, notice: id }, 'release webhook failed');
      if (attempts >= maxAttempts) {
        await db.deleteFrom('release_notices').where('id', '=', id).execute();
      }
      // In order: what comes later waits for this one.
      return;
    }
  }
}

/** Takes the oldest notices for a minute, doubling with every try, so that two hosts do not tell at once. */
async function claimDue(db: Database, now: Date) {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('release_notices')
      .selectAll()
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    const first = rows[0];
    if (!first || first.next_at > now) return [];
    const due = rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
    for (const { id, attempts } of due) {
      const waitMs = Math.min(60_000 * 2 ** (attempts - 1), 3_600_000);
      await transaction
        .updateTable('release_notices')
        .set({ attempts, next_at: new Date(now.getTime() + waitMs) })
        .where('id', '=', id)
        .execute();
    }
    return due;
  });
}
