import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { findProject, listProjectsOf } from '../features/projects/projects.repository';
import { listTurns } from '../features/projects/project-turns.repository';
import { openEmptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
const userId = randomUUID();

/**
 * A database as of the release before projects, with one member and their rows, then migrated to
 * this release.
 */
before(async () => {
  database = await openEmptyDatabase();
  const known = Object.entries(migrations).filter(([name]) => name < '0023');
  await migrate(database.db, Object.fromEntries(known));
  await sql`insert into users (id, name, email, password_hash, role, created_at, updated_at)
    values (${userId}, 'Some Body', 'some@body.example', 'x', 'user', now(), now())`.execute(
    database.db,
  );
  await addRows();
  await migrate(database.db);
});
after(() => database.close());

const at = (day: number) => new Date(Date.UTC(2026, 9, day));

async function addVersion(projectId: string, number: number, html: string, day = number) {
  const files = JSON.stringify({ html, css: '', js: '', framework: 'vanilla', notes: [] });
  await sql`insert into project_versions
      (user_id, project_id, number, kind, prompt, files, created_at)
    values (${userId}, ${projectId}, ${number}, 'generated', ${number === 1 ? 'a small bakery in Bath' : 'darker'},
      ${files}::jsonb, ${at(day)})`.execute(database.db);
}

async function addTask(id: string, projectId: string | null, prompt: string) {
  await sql`insert into generation_tasks
      (id, user_id, project_id, mode, prompt, html, css, js, status, steps, engine, error, created_at)
    values (${id}, ${userId}, ${projectId}, 0, ${prompt}, '', '', '', 'failed', '[]',
      '{"kind":"composer","label":"Offline composer","model":null}',
      '{"code":"TIME_LIMIT","message":"Took too long"}', ${at(5)})`.execute(database.db);
}

async function addWebsite(html: string, title: string, deleted: Date | null = null) {
  const id = randomUUID();
  await sql`insert into websites (id, user_id, title, slug, prompt, html, css, js, deployment,
      created_at, updated_at, published_at, deleted_at)
    values (${id}, ${userId}, ${title}, ${`site-${id.slice(0, 8)}`}, 'its prompt', ${html}, '', '', 'd1',
      ${at(9)}, ${at(10)}, ${at(9)}, ${deleted})`.execute(database.db);
  return id;
}

let published: string;
let byHand: string;
let twins: string[];
let deleted: string;

async function addRows(): Promise<void> {
  await addVersion('p-1', 1, '<h1>One</h1>');
  await addVersion('p-1', 2, '<h1>Two</h1>');
  await addTask('task-1', 'p-2', ' — shop! ');
  await addTask('task-2', null, 'of nobody');
  await addTask('task-3', 'p-3', ' \n ');
  await addVersion('p-4', 1, '<h1>Four</h1>');
  await addVersion('p-4', 2, '<h1>Four, darker</h1>');
  published = await addWebsite('<h1>Four</h1>', 'Corner Bakery');
  byHand = await addWebsite('<h1>Mine</h1>', 'By Hand');
  await addVersion('p-5', 1, '<h1>Five</h1>');
  twins = [await addWebsite('<h1>Five</h1>', 'Twin'), await addWebsite('<h1>Five</h1>', 'Twin')];
  deleted = await addWebsite('<h1>Gone</h1>', 'Gone', at(20));
}

const project = (projectId: string) => findProject(database.db, { userId, projectId });
const ofWebsite = async (id: string) =>
  (await everything()).filter(({ website_id: websiteId }) => websiteId === id);

test('a project known from its versions becomes a row, named after its first prompt', async () => {
  const row = await project('p-1');
  assert.ok(row);
  const { title, slug, prompt, version, title_is_own: isOwn } = row;
  assert.deepEqual(
    { title, slug, prompt, version, isOwn },
    {
      title: 'A Small Bakery',
      slug: 'a-small-bakery',
      prompt: 'a small bakery in Bath',
      version: 2,
      isOwn: false,
    },
  );
  assert.deepEqual([row.created_at, row.updated_at], [at(1), at(2)]);
  const turns = await listTurns(database.db, { userId, projectId: 'p-1' });
  const told = turns.map(({ id, status }) => `${id} ${status}`);
  assert.deepEqual(told, ['version-1 done', 'version-2 done']);
});

test('a failed generation becomes a project too; one without a project does not', async () => {
  const row = await project('p-2');
  assert.deepEqual([row?.title, row?.slug, row?.version], ['— Shop!', 'shop', null]);
  const [turn] = await listTurns(database.db, { userId, projectId: 'p-2' });
  assert.deepEqual([turn?.id, turn?.status, turn?.message], ['task-1', 'failed', 'Took too long']);
  assert.ok((await everything()).every(({ prompt }) => prompt !== 'of nobody'));
});

test('a prompt without words still gives a title', async () => {
  assert.equal((await project('p-3'))?.title, 'Untitled website');
});

test('a website with the code of a version is linked to its project', async () => {
  const row = await project('p-4');
  assert.deepEqual([row?.website_id, row?.title, row?.version], [published, 'Corner Bakery', 2]);
  assert.equal((await ofWebsite(published)).length, 1);
});

test('a website without a project gets one with its code', async () => {
  const row = await project(`site-${byHand}`);
  assert.deepEqual([row?.website_id, row?.title, row?.version], [byHand, 'By Hand', 1]);
});

test('two websites with the same code get one project each', async () => {
  for (const id of twins) assert.equal((await ofWebsite(id)).length, 1);
});

test('a deleted website’s project is deleted with it, and restorable for the same time', async () => {
  assert.equal(await project(`site-${deleted}`), undefined);
  const listing = { which: 'deleted', search: '', page: 1, limit: 10, now: at(22) } as const;
  assert.equal((await listProjectsOf(database.db, userId, listing)).total, 1);
});

async function everything() {
  const listing = { which: 'all', search: '', page: 1, limit: 100, now: at(30) } as const;
  return (await listProjectsOf(database.db, userId, listing)).projects;
}
