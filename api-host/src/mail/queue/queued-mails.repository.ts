import { sql } from 'kysely';
import type { Expression, Selectable, SqlBool } from 'kysely';
import type { Database } from '../../database/schema';
import type { QueuedMail } from './mail-queue.port';
import type { GivenUpBecause, MailQueueTables } from './mail-queue.tables';
import { firstWaitMs, longestWaitMs } from './retry-wait';

type Row = Selectable<MailQueueTables['queued_mails']>;

/** A mail this host may send until its lease ends. */
export type ClaimedMail = Pick<Row, 'id' | 'user_id' | 'kind' | 'sealed' | 'attempts'> &
  Pick<Row, 'expires_at'>;

const claimed = ['id', 'user_id', 'kind', 'sealed', 'attempts', 'expires_at'] as const;

interface NewMail {
  readonly id: string;
  readonly sealed: string;
  readonly queued: QueuedMail;
  readonly now: Date;
  readonly mostWaiting: number;
}

/**
 * Adds a mail; false when as many of its kind wait for its account already. Transactions that add at the same time do
 * not see each other's, so there may be as many more as there are of those.
 */
export async function insertMail(
  db: Database,
  { id, sealed, queued, now, mostWaiting }: NewMail,
): Promise<boolean> {
  const { account, kind, expiresAt } = queued;
  const { waiting } = await db
    .selectFrom('queued_mails')
    .select((build) => build.fn.countAll<string>().as('waiting'))
    .where('user_id', '=', account)
    .where('kind', '=', kind)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= mostWaiting) return false;
  const times = { created_at: now, next_at: now, expires_at: expiresAt };
  await db
    .insertInto('queued_mails')
    .values({ id, user_id: account, kind, sealed, ...times, attempts: 0 })
    .execute();
  return true;
}

interface ClaimRequest {
  /** Times are those of the hosts: their clocks may differ by less than the length of a lease. */
  readonly now: Date;
  readonly leaseMs: number;
  readonly most: number;
}

/**
 * Whether a mail may be tried: its time has come, or is further off than any try of it was ever put off. Then the
 * clock was ahead when the time was set; whoever set it back does not make mails wait for as long again.
 */
function isDue(now: Date, leaseMs: number): Expression<SqlBool> {
  const waitMs = sql`least(${firstWaitMs} * power(2, attempts - 1), ${longestWaitMs})`;
  // One lease for the try itself, and one for hosts whose clocks differ.
  const latest = sql`${now}::timestamptz + (greatest(${waitMs}, ${leaseMs}) + ${leaseMs}) * interval '1 millisecond'`;
  return sql<SqlBool>`(next_at <= ${now} or next_at > ${latest})`;
}

/**
 * Takes what is due, the first to expire first: a link that works for an hour does not wait behind two days of
 * notices. Hosts that ask at the same time skip each other's rows. The try counts from here on, so that a mail that
 * ends its host is given up in the end.
 */
export function claimMails(db: Database, request: ClaimRequest): Promise<ClaimedMail[]> {
  const { now, leaseMs, most } = request;
  const leaseUntil = new Date(now.getTime() + leaseMs);
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('queued_mails')
      .select('id')
      .where('given_up_at', 'is', null)
      .where(isDue(now, leaseMs))
      .where('expires_at', '>', now)
      .orderBy('expires_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    return transaction
      .updateTable('queued_mails')
      .set({ next_at: leaseUntil, attempts: sql`attempts + 1` })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(claimed)
      .execute();
  });
}

export async function removeMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('queued_mails').where('id', '=', id).execute();
}

/** Only while the claim is the newest: what another host has taken since is its own. */
const held = (db: Database, { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>) =>
  db
    .updateTable('queued_mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('given_up_at', 'is', null);

/** Tries again later. */
export async function putOffMail(db: Database, claim: ClaimedMail, nextAt: Date): Promise<void> {
  await held(db, claim).set({ next_at: nextAt }).execute();
}

/** What is given up stays as a row without its content, so that it can be counted and told from what was sent. */
const givenUp = (now: Date, because: GivenUpBecause) =>
  ({ given_up_at: now, given_up_because: because, sealed: null }) as const;

export async function giveUpMail(db: Database, claim: ClaimedMail, now: Date): Promise<void> {
  await held(db, claim).set(givenUp(now, 'attempts')).execute();
}

/** Gives up what has expired and is not being sent; answers what it was. */
export function giveUpExpired(
  db: Database,
  now: Date,
  leaseMs: number,
): Promise<Pick<Row, 'user_id' | 'kind'>[]> {
  return db
    .updateTable('queued_mails')
    .set(givenUp(now, 'expired'))
    .where('given_up_at', 'is', null)
    .where('expires_at', '<=', now)
    .where(isDue(now, leaseMs))
    .returning(['user_id', 'kind'])
    .execute();
}

export async function forgetGivenUp(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('queued_mails').where('given_up_at', '<', before).execute();
}

/**
 * Makes everything that waits due. Only for a database that one process alone can have open: whoever was sending is
 * gone, and whoever has just mended the address of the mail server does not wait for the next try.
 */
export async function retryMailsNow(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('queued_mails')
    .set({ next_at: now })
    .where('given_up_at', 'is', null)
    .where('next_at', '>', now)
    .execute();
}

interface MailCounts {
  readonly waiting: number;
  readonly givenUp: number;
  /** When the mail was added that has waited longest. */
  readonly oldest: Date | null;
}

export async function countMails(db: Database): Promise<MailCounts> {
  const row = await db
    .selectFrom('queued_mails')
    .select((build) => [
      sql<string>`count(*) filter (where given_up_at is null)`.as('waiting'),
      build.fn.count<string>('given_up_at').as('given_up'),
      sql<Date | null>`min(created_at) filter (where given_up_at is null)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), givenUp: Number(row.given_up), oldest: row.oldest };
}
