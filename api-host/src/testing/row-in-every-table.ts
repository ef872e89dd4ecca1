import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

type Values = Record<string, unknown>;

/**
 * What a column's type does not express: allowed values, shapes read by later migrations, and
 * mutually exclusive columns.
 */
const known: Readonly<Record<string, Values>> = {
  users: { email: 'Some@Body.example', role: 'user' },
  generation_tasks: { status: 'done', mode: 1, steps: [], prompt: 'a bakery' },
  project_versions: { kind: 'generated', files: { html: '<p>kept</p>', css: '', js: '' } },
  share_links: { user_id: null, project_id: null, version: null },
  release_rollouts: { state: 'running', steps: [] },
  release_entries: { record: { remotes: {} } },
  release_health: { weight: 'member' },
  release_witnesses: { kind: 'member' },
  release_failure_groups: { kind: 'failed' },
  connected_model: { id: 'connected' },
  retired_addresses: { slug: 'retired' },
};

const samples: Readonly<Record<string, (column: string) => unknown>> = {
  uuid: () => randomUUID(),
  text: (column) => `some ${column}`,
  'timestamp with time zone': () => '2026-01-02T03:04:05Z',
  date: () => '2026-01-02',
  boolean: () => true,
  jsonb: () => ({}),
  'integer[]': () => [1, 2],
  'text[]': () => ['some'],
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

interface Reference {
  readonly table: string;
  readonly columns: string[];
  readonly target: string;
  readonly targetColumns: string[];
}

/**
 * Inserts a row into every table, with all columns filled and all references satisfied, whichever
 * migrations the database has had. Returns the rows as inserted.
 */
export async function fillEveryTable(db: Kysely<unknown>): Promise<Map<string, Values>> {
  const columns = await readColumns(db);
  const references = await readReferences(db);
  const rows = new Map<string, Values>();
  const open = new Set(columns.map(({ table }) => table));
  while (open.size > 0) {
    const ready = [...open].filter((table) =>
      references.every((one) => one.table !== table || !open.has(one.target)),
    );
    if (ready.length === 0) throw new Error(`Tables that wait for each other: ${[...open].join()}`);
    for (const table of ready) {
      const own = columns.filter((column) => column.table === table);
      const row = rowFor(
        own,
        references.filter((one) => one.table === table),
        rows,
      );
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names})
        select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
        db,
      );
      rows.set(table, row);
      open.delete(table);
    }
  }
  return rows;
}

function rowFor(
  columns: readonly Column[],
  references: readonly Reference[],
  rows: ReadonlyMap<string, Values>,
): Values {
  const row: Values = {};
  for (const { name, type } of columns) row[name] = samples[type]?.(name) ?? 1;
  for (const { columns: own, target, targetColumns } of references) {
    own.forEach((name, at) => (row[name] = rows.get(target)?.[targetColumns[at] ?? '']));
  }
  const table = columns[0]?.table ?? '';
  for (const [name, value] of Object.entries(known[table] ?? {}))
    if (name in row) row[name] = value;
  return row;
}

/** Without columns filled by the database: generated columns and counters. */
async function readColumns(db: Kysely<unknown>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

async function readReferences(db: Kysely<unknown>): Promise<Reference[]> {
  const names = (relation: string, keys: string) =>
    sql.raw(`(select array_agg(a.attname::text order by k.at) from unnest(${keys}) with ordinality k(num, at)
      join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.num)`);
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target,
      ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}
