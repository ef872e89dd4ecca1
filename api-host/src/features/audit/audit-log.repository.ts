import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { auditGroups } from 'shared-kit/contract';
import type { AuditAction, AuditGroup } from 'shared-kit/contract';
import type { Database, Tables } from '../../database/schema';
import { emailKey } from '../accounts/email-key';
import type { AuditTables } from './audit.tables';

export type AuditRow = Selectable<AuditTables['audit_log']>;

/** Filter of entries, validated by the contract. */
export interface AuditFilter {
  readonly action?: AuditAction | AuditGroup | undefined;
  readonly actor?: string | undefined;
  readonly target?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Cursor: the entries after it are older, or equally old with a lower id. */
export interface AuditPlace {
  readonly at: Date;
  readonly id: number;
}

/** Stands for the host itself, which has no id. */
const theHost = 'system';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Entries newest first. Nothing can be inserted between two pages: entries are append-only, with
 * the current time.
 */
export async function readAuditLog(
  db: Database,
  filter: AuditFilter,
  { after, limit }: { readonly after: AuditPlace | null; readonly limit: number },
): Promise<AuditRow[]> {
  const { action, actor, target, from, to } = filter;
  const by = actor === undefined ? undefined : await idOf(db, actor);
  const about = target === undefined ? undefined : await idOf(db, target);
  return db
    .selectFrom('audit_log')
    .selectAll()
    .$if(action !== undefined, (query) => query.where(isAction(action ?? 'audit')))
    .$if(by !== undefined, (query) => query.where((row) => isActor(row, by ?? '')))
    .$if(about !== undefined, (query) => query.where('target_id', '=', about ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('at', '<', new Date(to ?? 0)))
    .$if(after !== null, (query) => query.where(isAfter(after ?? { at: new Date(0), id: 0 })))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Replaces an email by the id of its account; an unknown one is kept and matches no entry. */
async function idOf(db: Database, named: string): Promise<string> {
  if (!named.includes('@')) return named;
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(named))
    .executeTakeFirst();
  return account?.id ?? named;
}

function isAction(action: AuditAction | AuditGroup): Expression<SqlBool> {
  const isGroup = auditGroups.some((group) => group === action);
  return isGroup
    ? sql<SqlBool>`starts_with(action, ${`${action}.`})`
    : sql<SqlBool>`action = ${action}`;
}

function isActor(row: ExpressionBuilder<Tables, 'audit_log'>, id: string): Expression<SqlBool> {
  if (id === theHost) return row('actor_id', 'is', null);
  return uuid.test(id) ? row('actor_id', '=', id) : sql<SqlBool>`false`;
}

const isAfter = ({ at, id }: AuditPlace): Expression<SqlBool> =>
  sql<SqlBool>`(at, id) < (${at}::timestamptz, ${id}::bigint)`;
