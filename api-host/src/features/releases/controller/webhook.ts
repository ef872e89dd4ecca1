import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';

/** A notice as it is told. */
export interface Notice {
  readonly id: number;
  readonly body: object;
  /** When it is told, which is part of what is signed. */
  readonly at: Date;
}

/** Posts one notice; resolves when the other side has taken it. */
export type PostNotice = (notice: Notice) => Promise<void>;

/** How long a receiver may take. */
const timeoutMs = 10_000;

/** After so many tries, about a day, a notice is given up; the history still has what it said. */
const maxAttempts = 20;
const batch = 6;
const firstWaitMs = 15_000;
const longestWaitMs = 2 * 3_600_000;

/**
 * Posts JSON to an address. Redirects are not followed: the operator names where it goes. With a secret it is
 * signed as Standard Webhooks describes it, so that any library of theirs verifies it.
 */
export function postTo(address: string, secret: string | null): PostNotice {
  return async ({ id, body, at }) => {
    const text = JSON.stringify({ id, ...body });
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureOf(id, at, text, secret) },
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
  };
}

function signatureOf(id: number, at: Date, text: string, secret: string | null) {
  const [name, time] = [`notice-${id}`, String(Math.floor(at.getTime() / 1_000))];
  const headers = { 'webhook-id': name, 'webhook-timestamp': time };
  if (secret === null) return headers;
  const signed = createHmac('sha256', secret).update(`${name}.${time}.${text}`).digest('base64');
  return { ...headers, 'webhook-signature': `v1,${signed}` };
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
      await post({ id, body: body as object, at: clock() });
    } catch (error) {
      const tries = attempts + 1;
      await failed(db, { id, tries, now: clock() });
      const outcome = tries >= maxAttempts ? 'given up' : 'tried again later';
      log.warn({ err: error, notice: id, tries }, `release webhook failed: ${outcome}`);
      // In order: what comes later waits for this one.
      return;
    }
    await db.deleteFrom('release_notices').where('id', '=', id).execute();
  }
}

/** Puts a notice off, or gives it up. */
async function failed(
  db: Database,
  { id, tries, now }: { readonly id: number; readonly tries: number; readonly now: Date },
): Promise<void> {
  if (tries >= maxAttempts) {
    await db.deleteFrom('release_notices').where('id', '=', id).execute();
    return;
  }
  const waitMs = Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs);
  await db
    .updateTable('release_notices')
    .set({ attempts: tries, next_at: new Date(now.getTime() + waitMs) })
    .where('id', '=', id)
    .execute();
}

/** Takes the oldest notices for as long as telling them may last, so that two hosts do not tell at once. */
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
    await transaction
      .updateTable('release_notices')
      .set({ next_at: new Date(now.getTime() + batch * timeoutMs) })
      .where('id', '=', first.id)
      .execute();
    return rows;
  });
}
