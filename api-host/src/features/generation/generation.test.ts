import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import {
  addPicture,
  draftEvent,
  generationTask,
  getGenerationTask,
  processingSteps,
  startGeneration,
  websiteLimits,
} from 'shared-kit/contract';
import type { GenerationMode } from 'shared-kit/contract';
import type { LogSettings } from '../../plugins/request-log';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import { ReaderPosition } from './draft-events';
import { GenerationFailure } from './generation-failure';
import { taskEvents } from './task-events';
import { batchLooks } from './tasks/batched-looks';
import { findLooks } from './tasks/tasks.repository';
import { stopTask } from './tasks/stop-task.repository';
import { sharedGenerationHost } from './testing/generation-host';
import { someFiles, untilTask } from './testing/test-generation';

const logged: string[] = [];
const log: LogSettings = { level: 'debug', stream: { write: (line) => void logged.push(line) } };
let address: string;
const { host, clock, timers, signals, engine, run } = sharedGenerationHost({
  tasksPerMember: 2,
  replaced: { log },
  prepare: async ({ app }) => {
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  },
});

const good = { prompt: 'A secret bakery', type: 0 as GenerationMode };

testConformance({
  host,
  endpoint: startGeneration,
  request: () => ({ body: good }),
  bad: [
    { why: 'no prompt', body: { type: 0 }, message: 'Prompt is required' },
    { why: 'a blank prompt', body: { ...good, prompt: '  ' }, message: 'Prompt is required' },
    {
      why: 'a long prompt',
      body: { ...good, prompt: 'a'.repeat(websiteLimits.prompt + 1) },
      message: 'The prompt is too long',
    },
    {
      why: 'long code',
      body: { ...good, css: 'a'.repeat(websiteLimits.code + 1) },
      message: 'The code is too long',
    },
    {
      why: 'too many faults',
      body: { ...good, faults: Array.from({ length: 11 }, () => ({ kind: 'error', text: 'x' })) },
      message: 'There are too many faults',
    },
    {
      why: 'an overlong fault',
      body: { ...good, faults: [{ kind: 'error', text: 'x'.repeat(401) }] },
      message: 'faults.0.text is not valid',
    },
    {
      why: 'an element without a selector',
      body: { ...good, target: { at: 0, selector: '', excerpt: '<h1>' } },
      message: 'target.selector is not valid',
    },
    {
      why: 'a guessable request id',
      body: { ...good, request_id: '1' },
      message: 'request_id must be 16 to 64 letters, digits, “-” or “_”',
    },
    { why: 'an unknown mode', body: { ...good, type: 2 }, message: 'type is not valid' },
    { why: 'an unknown field', body: { ...good, model: 'x' }, message: 'Unknown field “model”' },
  ],
  success: ({ task_id: id, message }) => {
    assert.match(id, /^[\w-]{32}$/);
    assert.equal(message, 'Generation started');
  },
});

testConformance({
  host,
  endpoint: getGenerationTask,
  request: async (caller) => ({ params: { task_id: await start(caller.headers) } }),
  bad: [
    {
      why: 'an overlong id',
      params: { task_id: 'a'.repeat(101) },
      message: 'task_id is not valid',
    },
  ],
  success: (task) => {
    assert.equal(task.status, 'queued');
    assert.equal(task.message, 'Waiting to start');
    assert.deepEqual(task.engine, engine.describe());
    assert.deepEqual(
      task.steps?.map(({ id, title, status }) => ({ id, title, status })),
      processingSteps.map((step) => ({ ...step, status: 'pending' })),
    );
  },
});

// Proof P319
test('an unknown task is not found, polled or streamed', async () => {
  const polled = await call(host(), getGenerationTask, { params: { task_id: 'nothing' } });
  assert.equal(assertFailure(polled, 404, 'NOT_FOUND').message, 'There is no such generation');
  const streamed = await host().app.inject('/api/claude/nothing/events');
  assertFailure(streamed, 404, 'NOT_FOUND');
});

test('unfinished generations per member are limited, also for concurrent requests', async () => {
  const caller = await signIn(host());
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(host(), startGeneration, { body: good }, caller.headers)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  assert.equal(refused.length, 3);
  for (const answer of refused) {
    const { message } = assertFailure(answer, 429, 'RATE_LIMITED');
    assert.match(message, /^You have 2 generations running already\. Wait until one has finished/);
    assert.equal(answer.headers['retry-after'], '15');
  }
  const other = await signIn(host());
  const free = await call(host(), startGeneration, { body: good }, other.headers);
  assert.equal(free.statusCode, 200);
});

test('a waiting generation reports its place in the queue as it changes', async () => {
  await drain();
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) {
    ids.push(await start((await signIn(host())).headers));
    clock.advance(1_000);
  }
  const [first = '', second = '', third = ''] = ids;
  const places = async () => (await Promise.all(ids.map(poll))).map(({ ahead }) => ahead);
  assert.deepEqual(await places(), [0, 1, 2]);
  const { db } = host();
  const look = batchLooks((ids) => findLooks(db, ids));
  const events = taskEvents({ db, look, signals, after: timers.after }, third, {
    signal: AbortSignal.timeout(60_000),
    position: ReaderPosition.after(undefined),
  });
  const nextPlace = async () => /"ahead":(\d+|null)/.exec(String((await events.next()).value))?.[1];
  assert.equal(await nextPlace(), '2');
  await stopTask(host().db, {
    id: first,
    userId: await ownerOf(first),
    now: clock.now(),
    draft: undefined,
  });
  const moved = nextPlace();
  while ((await Promise.race([moved, nextTurn()])) === 'turn') timers.advance(1_000);
  assert.equal(await moved, '1');
  assert.deepEqual(await places(), [null, 0, 1]);
  await events.return(undefined);
  assert.ok(second);
});

const nextTurn = () => new Promise<'turn'>((resolve) => setImmediate(resolve, 'turn'));

async function ownerOf(id: string): Promise<string> {
  const query = host().db.selectFrom('generation_tasks').select('user_id').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).user_id;
}

test('preview faults reach the engine', async () => {
  await drain();
  const caller = await signIn(host());
  const faults = [{ kind: 'error', text: 'boom\0', place: 'script.js, line 3' }];
  const body = { ...good, type: 1 as const, html: '<h1>Hi</h1>', faults };
  const begun = engine.works.length;
  await call(host(), startGeneration, { body }, caller.headers);
  const runner = run();
  const work = await engine.begun(begun);
  assert.deepEqual(work.job.faults, [{ ...faults[0], text: 'boom' }]);
  work.finish();
  await runner.stop();
});

test('the selected element reaches the engine, unless the page has changed since', async () => {
  await drain();
  const caller = await signIn(host());
  const target = { at: 6, selector: '#a > h1', excerpt: '<h1>Hi' };
  const body = { ...good, type: 1 as const, html: '<main><h1>Hi</h1></main>', target };
  const begun = engine.works.length;
  await call(host(), startGeneration, { body }, caller.headers);
  const runner = run();
  const work = await engine.begun(begun);
  assert.deepEqual(work.job.target, target);
  work.finish();
  await runner.stop();
  const changed = { ...body, html: '<h1>Hi</h1>' };
  const refused = await call(host(), startGeneration, { body: changed }, caller.headers);
  assert.match(assertFailure(refused, 409, 'CONFLICT').message, /Point at it again/);
});

test('the project’s pictures reach the engine, with their paths in code', async () => {
  await drain();
  const caller = await signIn(host());
  const content = await sharp({
    create: { width: 8, height: 4, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  const upload = { project_id: 'mine', file: 'Rye loaf.png', content: content.toString('base64') };
  const added = await call(host(), addPicture, { body: upload }, caller.headers);
  const { name } = addPicture.response.parse(added.json()).picture;
  const begun = engine.works.length;
  await call(host(), startGeneration, { body: { ...good, project_id: 'mine' } }, caller.headers);
  const runner = run();
  const work = await engine.begun(begun);
  const path = `assets/images/${name}`;
  assert.deepEqual(work.job.pictures, [{ path, alt: 'Rye loaf', width: 8, height: 4 }]);
  work.finish();
  await runner.stop();
});

// Proof P203
test('a generation runs, is polled and leaves no member text in the log', async () => {
  await drain();
  const caller = await signIn(host());
  const runner = run();
  try {
    const body = { ...good, type: 1 as const, html: '<p>\u0000secret page\ud800</p>', css: 'x{}' };
    const upcoming = engine.works.length;
    const id = await start(caller.headers, body);
    const work = await engine.begun(upcoming);
    assert.deepEqual(work.job, {
      prompt: good.prompt,
      mode: 1,
      html: '<p>secret page\ufffd</p>',
      css: 'x{}',
      js: '',
    });
    work.report('analyze', 'processing');
    work.report('analyze', 'completed', 'Understood');
    work.report('style', 'error', 'CSS compilation failed - attempting auto-fix...');
    await untilTask({ db: host().db, signals }, id, ({ steps }) => steps[3]?.status === 'error');
    const midway = await poll(id);
    assert.equal(midway.status, 'running');
    const at = clock.now().toISOString();
    assert.deepEqual(midway.steps?.[0], {
      id: 'analyze',
      title: 'Analyzing Prompt',
      message: 'Understood',
      status: 'completed',
      timestamp: at,
      error: null,
    });
    assert.equal(midway.steps[3]?.error, 'CSS compilation failed - attempting auto-fix...');

    work.finish({ ...someFiles, html: '<h1>A\u0000\ud800B</h1>' });
    await untilTask({ db: host().db, signals }, id, ({ status }) => status === 'done');
    const done = await poll(id);
    assert.deepEqual(done.result, { ...someFiles, html: '<h1>AB</h1>' });
    assert.equal(done.message, 'Your website is ready');
    assert.equal(done.error, null);
  } finally {
    await runner.stop();
  }
  assert.notEqual(logged.length, 0);
  assert.doesNotMatch(logged.join(''), /secret|bakery/i);
});

// Proof P339
test('a failure is reported with its code, and unfinished steps are marked', async () => {
  await drain();
  const caller = await signIn(host());
  const runner = run();
  try {
    for (const [thrown, code] of [
      [new GenerationFailure('PROVIDER_OVERLOADED', 'status 529'), 'PROVIDER_OVERLOADED'],
      [new Error(`cannot understand "${good.prompt}"`), 'GENERATION_FAILED'],
    ] as const) {
      const next = engine.works.length;
      const id = await start(caller.headers);
      const work = await engine.begun(next);
      work.report('analyze', 'completed');
      work.report('plan', 'processing');
      work.fail(thrown);
      await untilTask({ db: host().db, signals }, id, ({ status }) => status === 'failed');
      const task = await poll(id);
      assert.equal(task.error?.code, code);
      assert.equal(task.message, task.error.message);
      assert.equal(task.result, null);
      assert.deepEqual(
        task.steps?.map(({ status, error }) => `${status} ${error}`),
        ['completed null', ...Array.from({ length: 6 }, () => 'error Generation failed')],
      );
    }
  } finally {
    await runner.stop();
  }
  assert.match(logged.join(''), /status 529/);
  assert.doesNotMatch(logged.join(''), /secret|bakery/i);
});

test('the stream sends the state at once, every change, heartbeats, and ends with the task', async () => {
  await drain();
  const caller = await signIn(host());
  const id = await start(caller.headers);
  const stream = await open(id, { 'last-event-id': '7' });
  assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(stream.response.headers.get('cache-control'), 'no-store');
  const first = await stream.next();
  assert.equal(first.task.status, 'queued');

  const upcoming = engine.works.length;
  const runner = run();
  try {
    const next = await stream.next();
    assert.equal(next.task.status, 'running');
    const work = await engine.begun(upcoming);
    const ids = [first.id, next.id];
    for (const status of ['processing', 'completed'] as const) {
      work.report('analyze', status);
      const changed = await stream.next();
      assert.equal(changed.task.steps?.[0]?.status, status);
      ids.push(changed.id);
    }
    work.finish();
    const last = await stream.next();
    assert.equal(last.task.status, 'done');
    assert.deepEqual(last.task.result, someFiles);
    assert.deepEqual({ ...last.task, draft: null }, await poll(id));
    ids.push(last.id);
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    );
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(await stream.ended(), true);
  } finally {
    await runner.stop();
  }

  const late = await open(id);
  assert.equal((await late.next()).task.status, 'done');
  assert.equal(await late.ended(), true);
});

test('the stream carries a page while it is written, and resumes where a reader disconnected', async () => {
  await drain();
  const caller = await signIn(host());
  const upcoming = engine.works.length;
  const runner = run();
  try {
    const id = await start(caller.headers);
    const work = await engine.begun(upcoming);
    const stream = await open(id);
    await stream.next();
    work.draft(() => ({ html: '<h1>Grü' }));
    timers.advance(250);
    const first = await stream.draft();
    assert.deepEqual(first.event, { file: 'html', from: 0, text: '<h1>Grü' });
    await stream.cancel();

    work.draft(() => ({ html: '<h1>Grüße', css: 'h1 {}' }));
    timers.advance(250);
    const again = await open(id, { 'last-event-id': first.id });
    assert.deepEqual((await again.draft()).event, { file: 'html', from: 7, text: 'ße' });
    assert.deepEqual((await again.draft()).event, { file: 'css', from: 0, text: 'h1 {}' });
    assert.equal((await again.next()).task.draft, undefined);
    work.finish();
    // Saving a draft is a change too, and may be sent in between.
    let last = await again.next();
    while (last.task.status === 'running') last = await again.next();
    assert.equal(last.task.status, 'done');
  } finally {
    await runner.stop();
  }
});

test('a change made by another host arrives within a second', async () => {
  const caller = await signIn(host());
  const id = await start(caller.headers);
  const stream = await open(id);
  await stream.next();
  await host()
    .db.updateTable('generation_tasks')
    .set({ status: 'cancelled', revision: 9 })
    .where('id', '=', id)
    .execute();
  await untilWaiting(() => timers.advance(1_000), stream.next()).then(({ task, id: event }) => {
    assert.equal(task.status, 'cancelled');
    assert.equal(event, 9);
  });
  assert.equal(await stream.ended(), true);
});

test('a quiet stream sends a comment every fifteen seconds', async () => {
  const caller = await signIn(host());
  const stream = await open(await start(caller.headers));
  await stream.next();
  let looks = 0;
  const comment = await untilWaiting(() => {
    looks += 1;
    timers.advance(1_000);
  }, stream.raw());
  assert.equal(comment, ': still here');
  assert.ok(looks >= 15, `${looks} looks`);
  await stream.cancel();
});

test('open streams end when the host closes', async () => {
  const own = await buildTestApp();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.app.server.address() as AddressInfo;
  const caller = await signIn(own);
  const answer = await call(own, startGeneration, { body: good }, caller.headers);
  const { task_id: id } = startGeneration.response.parse(answer.json());
  const stream = await open(id, {}, `http://127.0.0.1:${port}`);
  await stream.next();
  await own.close();
  assert.match(await stream.raw(), /^retry: [2-4]\d{3}$/);
  assert.equal(await stream.ended(), true);
});

/**
 * Removes what other tests left in the queue, so that the next generation started is the test's.
 */
async function drain(): Promise<void> {
  await host().db.deleteFrom('generation_tasks').where('status', '!=', 'done').execute();
}

async function start(headers: Record<string, string>, body: object = good): Promise<string> {
  const answer = await host().app.inject({
    method: 'POST',
    url: '/api/claude-api',
    headers,
    payload: body,
  });
  return startGeneration.response.parse(answer.json()).task_id;
}

async function poll(id: string) {
  const answer = await call(host(), getGenerationTask, { params: { task_id: id } });
  assert.equal(answer.headers['cache-control'], 'no-store');
  return generationTask.parse(answer.json());
}

/** Reads an event stream over a real connection. */
async function open(id: string, headers: Record<string, string> = {}, origin = address) {
  const response = await fetch(`${origin}/api/claude/${id}/events`, { headers });
  assert.equal(response.status, 200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  assert.ok(reader);
  let text = '';
  const raw = async (): Promise<string> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream has ended');
      text += value;
    }
  };
  const next = async () => {
    const match = /^id: (\d+)[.\d]*\nevent: task\ndata: (.+)$/.exec(await raw());
    assert.ok(match);
    const data: unknown = JSON.parse(match[2] ?? '');
    return { id: Number(match[1]), task: generationTask.parse(data) };
  };
  const draft = async () => {
    const match = /^id: (\S+)\nevent: draft\ndata: (.+)$/.exec(await raw());
    assert.ok(match);
    return { id: match[1] ?? '', event: draftEvent.parse(JSON.parse(match[2] ?? '')) };
  };
  const ended = async () => (await reader.read()).done && text === '';
  return { response, raw, next, draft, ended, cancel: () => reader.cancel() };
}

/** Advances time whenever something waits for it, until `happening` settles. */
async function untilWaiting<Result>(pass: () => void, happening: Promise<Result>): Promise<Result> {
  const end = happening.then((value) => ({ value }));
  for (;;) {
    if (timers.waiting > 0) pass();
    const tick = new Promise<null>((resolve) => setImmediate(() => resolve(null)));
    const reached = await Promise.race([end, tick]);
    if (reached) return reached.value;
  }
}
