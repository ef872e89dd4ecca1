import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  generationTask,
  getGenerationTask,
  startGeneration,
  stopGeneration,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { defaultRunnerLimits } from './tasks/generation-runner';
import { TaskSignals } from './tasks/task-signals';
import { sharedGenerationHost } from './testing/generation-host';
import { untilTask } from './testing/test-generation';

const { host, timers, signals, engine, run } = sharedGenerationHost();
beforeEach(() => host().db.deleteFrom('generation_tasks').execute());

testConformance({
  host,
  endpoint: stopGeneration,
  owned: true,
  request: async (caller) => ({ params: { task_id: await start(caller) } }),
  bad: [
    {
      why: 'an overlong id',
      params: { task_id: 'a'.repeat(101) },
      message: 'task_id is not valid',
    },
  ],
  success: ({ status, message }) => {
    assert.deepEqual([status, message], ['cancelled', 'Generation stopped']);
  },
});

test('a waiting generation is stopped and never started', async () => {
  const caller = await signIn(host());
  const id = await start(caller);
  await stop(caller, id);
  const next = await start(caller);
  const runner = run();
  await engine.begun(engine.works.length);
  await untilTask({ db: host().db, signals }, next, ({ status }) => status === 'running');
  assert.equal((await poll(id)).status, 'cancelled');
  await runner.stop();
});

test('stopping aborts the provider request and keeps what was written', async () => {
  const caller = await signIn(host());
  const index = engine.works.length;
  const runner = run();
  const id = await start(caller);
  const work = await engine.begun(index);
  work.report('analyze', 'completed');
  work.report('generate', 'processing');
  await untilTask({ db: host().db, signals }, id, ({ steps }) => steps[2]?.status === 'processing');
  work.draft(() => ({ html: '<h1>Half a \u0000page' }));
  timers.advance(250);
  await stop(caller, id);
  assert.equal(work.signal.aborted, true);
  work.finish();
  await runner.stop();
  const task = await poll(id);
  assert.equal(task.status, 'cancelled');
  assert.deepEqual(task.draft, { html: '<h1>Half a page', css: '', js: '' });
  assert.equal(task.result, null);
  assert.deepEqual(
    task.steps?.map(({ status }) => status),
    ['completed', ...Array.from({ length: 6 }, () => 'pending')],
  );
});

test('a generation stopped at another host ends here at the next poll', async () => {
  const caller = await signIn(host());
  const id = await start(caller);
  const index = engine.works.length;
  const elsewhere = run({ signals: new TaskSignals() });
  const work = await engine.begun(index);
  await stop(caller, id);
  assert.equal(work.signal.aborted, false);
  timers.advance(defaultRunnerLimits.pollMs);
  await new Promise((resolve) => work.signal.addEventListener('abort', resolve));
  await elsewhere.stop();
  assert.equal((await poll(id)).status, 'cancelled');
});

test('stopping a generation that has ended changes nothing', async () => {
  const caller = await signIn(host());
  const index = engine.works.length;
  const runner = run();
  const id = await start(caller);
  (await engine.begun(index)).finish();
  await untilTask({ db: host().db, signals }, id, ({ status }) => status === 'done');
  const before = await poll(id);
  const answer = await stop(caller, id);
  assert.deepEqual(answer, { status: 'done', message: 'The generation had already ended' });
  assert.deepEqual(await poll(id), before);
  await runner.stop();
});

test('a failed generation keeps what was written; a done one keeps only its result', async () => {
  const caller = await signIn(host());
  const runner = run();
  for (const end of ['failed', 'done'] as const) {
    const index = engine.works.length;
    const id = await start(caller);
    const work = await engine.begun(index);
    work.draft(() => ({ html: '<h1>', css: 'h1 {' }));
    if (end === 'done') work.finish();
    else work.fail(new Error('broken'));
    await untilTask({ db: host().db, signals }, id, ({ status }) => status === end);
    const { draft } = await poll(id);
    assert.deepEqual(draft, end === 'done' ? null : { html: '<h1>', css: 'h1 {', js: '' });
  }
  await runner.stop();
});

test('a draft reaches the database at most once a second, and readers four times', async () => {
  const caller = await signIn(host());
  const index = engine.works.length;
  const runner = run();
  const id = await start(caller);
  const work = await engine.begun(index);
  let reads = 0;
  const write = (html: string) =>
    work.draft(() => {
      reads += 1;
      return { html };
    });
  const { revision } = await untilTask({ db: host().db, signals }, id, () => true);
  for (const page of ['<h1>', '<h1>H', '<h1>Hi', '<h1>Hi!']) {
    write('unseen');
    write(page);
    timers.advance(250);
    assert.equal(signals.draftOf(id)?.html, page);
  }
  assert.equal(reads, 4);
  const saved = await untilTask({ db: host().db, signals }, id, ({ draft }) => draft !== null);
  assert.equal(saved.draft?.html, '<h1>');
  assert.equal(saved.revision, revision + 1);
  await runner.stop();
});

async function start({ headers }: SignedIn): Promise<string> {
  const body = { prompt: 'A bakery', type: 0 as const };
  const answer = await call(host(), startGeneration, { body }, headers);
  return startGeneration.response.parse(answer.json()).task_id;
}

async function stop({ headers }: SignedIn, id: string) {
  const answer = await call(host(), stopGeneration, { params: { task_id: id } }, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return stopGeneration.response.parse(answer.json());
}

async function poll(id: string) {
  const answer = await call(host(), getGenerationTask, { params: { task_id: id } });
  return generationTask.parse(answer.json());
}
