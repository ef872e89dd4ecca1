import { sql } from 'kysely';
import type { Kysely } from 'kysely';

interface Told {
  readonly table: string;
  readonly events: string;
  /**
   * See `database/changes`: changes of permissions are sent to every connection, others to one per
   * host.
   */
  readonly channel: 'sitewright_changes' | 'sitewright_tasks';
  readonly kind: string;
  readonly column: string;
}

const urgent = { events: 'update or delete', channel: 'sitewright_changes' } as const;

const told: readonly Told[] = [
  { ...urgent, table: 'sessions', kind: 'session', column: 'token_hash' },
  { ...urgent, table: 'users', kind: 'user', column: 'id' },
  { ...urgent, table: 'websites', kind: 'website', column: 'id' },
  { ...urgent, table: 'deployments', kind: 'website', column: 'website_id' },
  {
    table: 'generation_tasks',
    events: 'insert or update or delete',
    channel: 'sitewright_tasks',
    kind: 'task',
    column: 'id',
  },
];

/**
 * Notifies every host of changes that invalidate its cache (decision 061). Uses triggers, so that
 * no writer of such a row, whether a host of another version or an operator's console, can forget
 * to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, events, channel, kind, column } of told) {
    const name = sql.id(`tell_${table}`);
    const field = sql.id(column);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${sql.lit(channel)}, ${sql.lit(`${kind}:`)} || coalesce(new.${field}, old.${field}));
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(events)} on ${sql.table(table)}
      for each row execute function ${name}()`.execute(db);
  }
}
