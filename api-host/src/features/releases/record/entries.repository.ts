import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ReleaseEntry, SuiteRecord } from 'shared-kit/contract/releases';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import { hostTarget, noteAudit } from '../../audit/note-audit';
import type { AuditNote } from '../../audit/note-audit';
import type { ReleaseTables } from '../releases.tables';
import type { RecordContent } from './change-record';
import { actorOfWho, nameNow } from './who';
import type { Who } from './who';

/** Any number that nothing else locks: every change of a record holds it, on all hosts together. */
const recordLock = 720_411;

type Row = Selectable<ReleaseTables['release_entries']>;

/** What an entry says besides the record. */
export type EntryText = Omit<ReleaseEntry, 'serial' | 'at' | 'who' | 'whoId' | 'tokenId'> & {
  readonly who: Who;
  /** What else it is about, for the audit log. */
  readonly ids?: Readonly<Record<string, string>>;
};

/** Runs one change of the record at a time over all hosts; entries become visible when it is through. */
export function changingRecord<T>(
  db: Database,
  change: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${recordLock})`.execute(transaction);
    return change(transaction);
  });
}

/** The same, unless somebody else is changing it right now: then null. */
export function changingRecordUnlessBusy<T>(
  db: Database,
  change: (transaction: Database) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (transaction) => {
    const lock = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(${recordLock}) as held`.execute(transaction);
    return lock.rows[0]?.held === true ? change(transaction) : null;
  });
}

/** The serial in force; 0 before the first record. */
export async function newestSerial(db: Database): Promise<number> {
  const row = await db
    .selectFrom('release_entries')
    .select(({ fn }) => fn.max('serial').as('serial'))
    .executeTakeFirst();
  return row?.serial ?? 0;
}

/** The record in force; null before the first start has seeded one. */
export async function currentRecord(db: Database): Promise<SuiteRecord | null> {
  const row = await db
    .selectFrom('release_entries')
    .select('record')
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.record ?? null;
}

/** The record of a serial; null where there was none. */
export async function recordOf(db: Database, serial: number): Promise<SuiteRecord | null> {
  const row = await db
    .selectFrom('release_entries')
    .select('record')
    .where('serial', '=', serial)
    .executeTakeFirst();
  return row?.record ?? null;
}

/** Issues the next record. Only inside `changingRecord`: the serial must not be taken twice. */
export async function issueRecord(
  transaction: Database,
  at: Date,
  content: RecordContent,
  text: EntryText,
): Promise<SuiteRecord> {
  const serial = (await newestSerial(transaction)) + 1;
  const record: SuiteRecord = { schema: 2, serial, issued: at.toISOString(), ...content };
  const { evidence, who, ids, ...words } = text;
  await transaction
    .insertInto('release_entries')
    .values({
      ...words,
      who: who.name,
      who_id: who.account,
      who_token: who.token ?? null,
      serial,
      at,
      evidence: evidence && jsonb(evidence),
      record: jsonb(record),
    })
    .execute();
  await transaction
    .insertInto('release_notices')
    .values({
      at,
      next_at: at,
      body: jsonb({ kind: 'entry', serial, at, ...words, evidence, ...presentWho(who) }),
    })
    .execute();
  const target: AuditNote['target'] =
    words.remote === null ? hostTarget : { kind: 'remote', id: words.remote };
  await noteAudit(transaction, {
    at,
    by: actorOfWho(who),
    action: `release.${words.action}`,
    target,
    detail: { ids: { record: String(serial), ...ids } },
  });
  return record;
}

/** The audit trail, newest first. */
export async function listEntries(
  db: Database,
  filter: {
    readonly remote?: string | undefined;
    readonly before?: number | undefined;
    readonly limit: number;
  },
): Promise<ReleaseEntry[]> {
  const { remote, before, limit } = filter;
  const rows = await db
    .selectFrom('release_entries')
    .leftJoin('users', 'users.id', 'release_entries.who_id')
    .select(['serial', 'at', 'action', 'who', 'who_id', 'who_token', 'remote'])
    .select(['what', 'why', 'evidence'])
    .select('users.email')
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .$if(before !== undefined, (query) => query.where('serial', '<', before ?? 0))
    .orderBy('serial', 'desc')
    .limit(limit)
    .execute();
  return rows.map(presentEntry);
}

type ListedRow = Omit<Row, 'record'> & { readonly email: string | null };

/** As an entry names them. */
function presentWho({ name, account, ...who }: Who) {
  const token = who.token ?? null;
  return { who: nameNow({ name, account, token }, name), whoId: account, tokenId: token };
}

const presentEntry = ({ at, email, ...row }: ListedRow): ReleaseEntry => {
  const { who: name, who_id: account, who_token: token, ...words } = row;
  return {
    ...words,
    who: nameNow({ name, account, token }, email),
    whoId: account,
    tokenId: token,
    at: at.toISOString(),
  };
};
