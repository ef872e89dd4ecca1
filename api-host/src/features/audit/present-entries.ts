import type { AuditEntry } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { AuditRow } from './audit-log.repository';

interface Named {
  readonly name: string | null;
  readonly email: string | null;
}

const nobody: Named = { name: null, email: null };

/** Entries with the current names of their ids; the log itself stores none. */
export async function presentEntries(
  db: Database,
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> {
  const targets = (kind: string) =>
    rows.flatMap(({ target_kind, target_id }) =>
      target_kind === kind && target_id !== null ? [target_id] : [],
    );
  const actors = rows.flatMap(({ actor_id }) => actor_id ?? []);
  const accounts = await accountNames(db, new Set([...actors, ...targets('account')]));
  const websites = await websiteTitles(db, new Set(targets('website')));
  return rows.map(({ id, at, actor_id, action, target_kind, target_id, ...row }) => {
    const named = target_kind === 'website' ? websites : accounts;
    return {
      id: String(id),
      at: at.toISOString(),
      actor: actor_id === null ? null : { id: actor_id, ...(accounts.get(actor_id) ?? nobody) },
      action,
      target: { kind: target_kind, id: target_id, ...(named.get(target_id ?? '') ?? nobody) },
      detail: row.detail,
      request_id: row.request_id,
      network: row.network,
    };
  });
}

async function accountNames(db: Database, ids: ReadonlySet<string>): Promise<Map<string, Named>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

async function websiteTitles(db: Database, ids: ReadonlySet<string>): Promise<Map<string, Named>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('websites')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, { name: title, email: null }]));
}
