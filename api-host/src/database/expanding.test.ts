import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely';
import { migrations } from './migrations';
import { contracting, widening } from './migrations/contracting';

/** Before it, two versions never ran side by side. */
const firstBesideAnother = '0045-version-bytes';

const takesAway: Readonly<Record<string, RegExp>> = {
  'drops something': /\bdrop (?:table|view|column|constraint|index|type|schema|default)\b/,
  renames: /\brename\b/,
  'changes a type': /\balter column \S+ (?:set data )?type\b/,
  'asks for a value': /\bset not null\b/,
};

/** The statements of a migration, without a database: its queries return nothing. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.toLowerCase().replaceAll(/\s+/g, ' ')),
  });
  await migration.up(db);
  await db.destroy();
  return statements;
}

/** What would break hosts of the previous version. */
function destructive(statement: string): string[] {
  const found = Object.keys(takesAway).filter((what) => takesAway[what]?.test(statement));
  const columns = statement.startsWith('alter table') ? statement.split(/\badd (?:column )?/) : [];
  const unfilled = columns
    .slice(1)
    .some((column) => /\bnot null\b/.test(column) && !/\b(?:default|generated)\b/.test(column));
  return unfilled ? [...found, 'adds a column that must be given'] : found;
}

/** A check dropped and recreated under the same name in one statement. */
const replacedCheck = /\bdrop constraint (\S+), add constraint \1 check\b/g;

const after = Object.entries(migrations).filter(([name]) => name > firstBesideAnother);

for (const [name, migration] of after) {
  test(`${name} only adds, or is listed as contracting`, async () => {
    const statements = await statementsOf(migration);
    assert.notEqual(statements.length, 0);
    const replaced = statements.map((statement) => statement.replaceAll(replacedCheck, ''));
    if (name in widening) assert.notDeepEqual(replaced, statements, 'it replaces no check');
    const kept = name in widening ? replaced : statements;
    const found = kept.flatMap((statement) => destructive(statement));
    if (name in contracting) assert.notDeepEqual(found, [], 'it takes nothing away');
    else assert.deepEqual(found, []);
  });
}

test('contracting migrations are listed with a migration that is not later', () => {
  for (const [name, since] of Object.entries(contracting)) {
    assert.ok(name in migrations && since in migrations && since <= name, name);
  }
});

const steps: [statement: string, is: string[]][] = [
  ['alter table users drop column name', ['drops something']],
  ['drop table users', ['drops something']],
  ['alter table users drop constraint users_email', ['drops something']],
  ['alter table users rename column name to title', ['renames']],
  ['alter table users alter column name set not null', ['asks for a value']],
  ['alter table users alter column name type integer', ['changes a type']],
  ['alter table users add column name text not null', ['adds a column that must be given']],
  ["alter table users add column name text not null default ''", []],
  ['alter table users add column name text', []],
  ['create table pets (name text not null)', []],
];
for (const [statement, is] of steps) {
  test(`"${statement}" ${is.length === 0 ? 'only adds' : is.join()}`, () =>
    assert.deepEqual(destructive(statement), is));
}
