import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createProject,
  deleteWebsite,
  listWebsites,
  restoreProject,
  startGeneration,
  stopGeneration,
  undeleteWebsite,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { forgetTasks } from '../generation/tasks/forget-tasks.repository';
import { sharedGenerationHost } from '../generation/testing/generation-host';
import { someFiles, untilTask } from '../generation/testing/test-generation';
import { projectCalls } from './testing/project-calls';

const { host, clock, signals, engine, run } = sharedGenerationHost();
const { keep, read, list, rename, remove } = projectCalls(host);

async function start({ headers }: SignedIn, id: string, prompt = 'A bakery in Bath, warm') {
  const body = { prompt, type: 0, html: '', css: '', js: '', project_id: id } as const;
  const answer = await call(host(), startGeneration, { body }, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  signals.queued();
  return startGeneration.response.parse(answer.json()).task_id;
}

/** Runs the queued generation to its end. */
async function finish(taskId: string, named: string | null = null): Promise<void> {
  const understand = async () => ({
    name: named,
    kind: 'bakery',
    audience: null,
    place: null,
    sections: [],
    colours: [],
  });
  const index = engine.works.length;
  const runner = run({ understand });
  (await engine.begun(index)).finish();
  await untilTask({ db: host().db, signals }, taskId, ({ status }) => status === 'done');
  await runner.stop();
}

test('a generation is a project from its request on, for all readers', async () => {
  const caller = await signIn(host());
  const taskId = await start(caller, 'p-1');
  const [listed] = (await list(caller)).projects;
  assert.deepEqual(
    [listed?.id, listed?.state, listed?.title],
    ['p-1', 'generating', 'A Bakery In'],
  );
  const open = await read(caller, 'p-1');
  assert.equal(open.task_id, taskId);
  assert.deepEqual(
    open.turns.map(({ id, status }) => [id, status]),
    [[taskId, 'running']],
  );
  // Nothing polls until it is done, as with all tabs closed.
  await finish(taskId);
  const done = await read(caller, 'p-1');
  assert.deepEqual([done.state, done.version, done.task_id], ['draft', 1, null]);
  assert.deepEqual(done.files, someFiles);
  const [turn] = done.turns;
  assert.deepEqual(
    [turn?.status, turn?.version, turn?.mode, turn?.kind, done.turns.length],
    ['done', 1, 0, 'generated', 1],
  );
});

test('the website’s name becomes the title and the slug until the member sets one', async () => {
  const caller = await signIn(host());
  await finish(await start(caller, 'named'), 'Nook & Crumb');
  const named = await read(caller, 'named');
  assert.deepEqual([named.title, named.slug, named.revision], ['Nook & Crumb', 'nook-crumb', 2]);
  await rename(caller, 'named', { revision: 2, title: 'Mine' });
  await finish(await start(caller, 'named'), 'Another Name');
  assert.equal((await read(caller, 'named')).title, 'Mine');
});

test('a change based on an older version, or during another change, is refused', async () => {
  const caller = await signIn(host());
  const id = 'two-places';
  await finish(await start(caller, id));
  clock.advance(1_000);
  const change = (base: number) => {
    const body = { prompt: 'darker', type: 1, html: 'x', project_id: id, base } as const;
    return call(host(), startGeneration, { body }, caller.headers);
  };
  const stale = assertFailure(await change(0), 409, 'CONFLICT');
  assert.match(stale.message, /^Version 1 of this project was made in another place meanwhile/);
  const accepted = await change(1);
  assert.equal(accepted.statusCode, 200);
  const busy = assertFailure(await change(1), 409, 'CONFLICT');
  assert.match(busy.message, /^This project is being changed in another place/);
  const { turns } = await read(caller, id);
  assert.deepEqual(
    turns.map(({ status }) => status),
    ['done', 'running'],
  );
  // Otherwise the runners of the tests below would work on the queued task first.
  await finish(startGeneration.response.parse(accepted.json()).task_id);
});

test('a stopped generation is in the conversation, with what it wrote', async () => {
  const caller = await signIn(host());
  const taskId = await start(caller, 'stopped');
  const params = { task_id: taskId };
  await call(host(), stopGeneration, { params }, caller.headers);
  const { turns, task_id: open, state } = await read(caller, 'stopped');
  assert.deepEqual([turns[0]?.status, open, state], ['cancelled', null, 'draft']);
});

test('the conversation outlives the task; the task is deleted', async () => {
  const caller = await signIn(host());
  const taskId = await start(caller, 'kept');
  await finish(taskId);
  const before = await read(caller, 'kept');
  const later = new Date(clock.now().getTime() + 1);
  await forgetTasks(host().db, later, later);
  assert.deepEqual(await read(caller, 'kept'), before);
  const row = await host()
    .db.selectFrom('generation_tasks')
    .select(['html', 'result', 'request_id'])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  assert.deepEqual(row, { html: '', result: null, request_id: null });
});

test('a project deleted during its generation stays deleted, with the result', async () => {
  const caller = await signIn(host());
  const taskId = await start(caller, 'gone');
  await remove(caller, 'gone');
  await finish(taskId);
  assert.equal((await list(caller)).total, 0);
  const params = { project_id: 'gone' };
  await call(host(), restoreProject, { params }, caller.headers);
  assert.equal((await read(caller, 'gone')).version, 1);
});

test('publishing links project and website, in both lists', async () => {
  const caller = await signIn(host());
  const id = await keep(caller);
  const site = await publish(host(), caller, { project_id: id });
  const { state, website_id: websiteId, link } = await read(caller, id);
  assert.deepEqual([state, websiteId], ['published', site.id]);
  assert.ok(link?.endsWith(site.path));
  assert.equal((await list(caller)).total, 0);
  assert.equal((await list(caller, { which: 'all' })).total, 1);
  const websites = await call(host(), listWebsites, {}, caller.headers);
  const [row] = listWebsites.response.parse(websites.json()).message;
  assert.equal(row?.project_id, id);
});

test('publishing for another project moves the website there', async () => {
  const caller = await signIn(host());
  const [one, other] = [await keep(caller), await keep(caller)];
  const { id } = await publish(host(), caller, { project_id: one });
  await publish(host(), caller, { id, project_id: other });
  assert.equal((await read(caller, one)).website_id, null);
  assert.equal((await read(caller, other)).website_id, id);
});

test('nobody can link another member’s website or an unknown project', async () => {
  const [caller, other] = [await signIn(host()), await signIn(host())];
  const { id } = await publish(host(), caller, { project_id: 'not-there' });
  const theirs = await keep(other, { website_id: id });
  assert.equal((await read(other, theirs)).website_id, null);
});

test('a website and its project are deleted and restored together', async () => {
  const caller = await signIn(host());
  const project = await keep(caller);
  const { id } = await publish(host(), caller, { project_id: project });
  await call(host(), deleteWebsite, { params: { id } }, caller.headers);
  assert.equal((await list(caller, { which: 'all' })).total, 0);
  await call(host(), undeleteWebsite, { params: { id } }, caller.headers);
  assert.equal((await read(caller, project)).state, 'published');
  await remove(caller, project);
  const websites = async () => {
    const answer = await call(host(), listWebsites, {}, caller.headers);
    return listWebsites.response.parse(answer.json()).message.length;
  };
  assert.equal(await websites(), 0);
  const params = { project_id: project };
  await call(host(), restoreProject, { params }, caller.headers);
  assert.equal(await websites(), 1);
});

test('a website’s placeholder project is replaced by the project it came from', async () => {
  const caller = await signIn(host());
  const { id } = await publish(host(), caller);
  const standIn = await keep(caller, { id: `site-${id}`, website_id: id });
  assert.equal((await read(caller, standIn)).website_id, id);
  const body = { id: 'from-the-old-browser', prompt: '', website_id: id };
  await call(host(), createProject, { body }, caller.headers);
  const { projects } = await list(caller, { which: 'all' });
  assert.deepEqual(
    projects.map(({ id: project, website_id }) => [project, website_id]),
    [['from-the-old-browser', id]],
  );
});
