import { sql } from 'kysely';
import type { Expression, Selectable, SqlBool } from 'kysely';
import type { Database } from '../../database/schema';
import type { QueuedMail } from './mail-queue.port';
import type { GivenUpBecause, MailQueueTables } from './mail-queue.tables';
import { firstWaitMs, longestWaitMs } from './retry-wait';

type Row = Selectable<MailQueueTables['queued_mails']>;

/** A mail that this host may send until its lease expires. */
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
 * Adds a mail; false when too many of its kind wait for its account. Concurrent transactions do not
 * see each other's rows, so their number may exceed the limit.
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
  /** The hosts' time: their clocks may differ by less than a lease. */
  readonly now: Date;
  readonly leaseMs: number;
  readonly most: number;
}

/**
 * Whether a mail is due, or its next attempt is further off than any wait allows. Then the clock
 * was ahead when the time was set; correcting it must not delay mails for that long.
 */
function isDue(now: Date, leaseMs: number): Expression<SqlBool> {
  const waitMs = sql`least(${firstWaitMs} * power(2, attempts - 1), ${longestWaitMs})`;
  // One lease for the attempt itself, and one for clock skew between hosts.
  const latest = sql`${now}::timestamptz + (greatest(${waitMs}, ${leaseMs}) + ${leaseMs}) * interval '1 millisecond'`;
  return sql<SqlBool>`(next_at <= ${now} or next_at > ${latest})`;
}

/**
 * Claims due mails, the first to expire first: a link valid for an hour does not wait behind two
 * days of notices. Concurrent hosts skip each other's locked rows. Counts the attempt now, so that
 * a mail that crashes its host is eventually given up.
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

/** Applies only while the claim is the newest: another host may have claimed it since. */
const held = (db: Database, { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>) =>
  db
    .updateTable('queued_mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('given_up_at', 'is', null);

/** Postpones the next attempt. */
export async function putOffMail(db: Database, claim: ClaimedMail, nextAt: Date): Promise<void> {
  await held(db, claim).set({ next_at: nextAt }).execute();
}

/**
 * A given-up mail keeps its row without content, so that it can be counted and distinguished from
 * sent ones.
 */
const givenUp = (now: Date, because: GivenUpBecause) =>
  ({ given_up_at: now, given_up_because: because, sealed: null }) as const;

export async function giveUpMail(db: Database, claim: ClaimedMail, now: Date): Promise<void> {
  await held(db, claim).set(givenUp(now, 'attempts')).execute();
}

/** Gives up mails that have expired and are not being sent; returns their fields. */
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
 * Makes all waiting mails due. Only for a database that a single process has open exclusively: any
 * previous sender is dead, and after fixing the mail server's URL nobody should have to wait.
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
  /** When the oldest waiting mail was added. */
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
