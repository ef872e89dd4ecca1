import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { OpenDatabase } from '../../../database/open-database';
import { systemRandom } from '../../../randomness';
import { TestClock } from '../../../testing/test-clock';
import { openTestDatabase } from '../../../testing/test-database';
import { withResolvers } from '../../../with-resolvers';
import { createUser } from '../../accounts/users.repository';
import { PuppetEngine, someFiles, TestTimers, untilTask } from '../testing/test-generation';
import { defaultRunnerLimits, startGenerationRunner } from './generation-runner';
import type { RunnerLimits } from './generation-runner';
import { endedGeneration } from './ended-generation';
import type { WorkEnd } from './run-task';
import type { HeldLease } from './lease-watch';
import {
  claimTask,
  endLeases,
  findHeldLeases,
  handTaskBack,
  renewLease,
} from './task-leases.repository';
import { finishTask } from './task-outcome.repository';
import { saveSteps } from './task-progress.repository';
import { TaskSignals } from './task-signals';
import { addTask, findTask } from './tasks.repository';

let database: OpenDatabase;
let userId: string;
const clock = new TestClock();
before(async () => {
  database = await openTestDatabase();
  const user = await createUser(database.db, clock.now, {
    name: 'Some Body',
    email: 'some@example.com',
    passwordHash: 'x',
  });
  userId = user.id;
});
after(() => database.close());
beforeEach(() => database.db.deleteFrom('generation_tasks').execute());

const limits = defaultRunnerLimits;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** One host: separate engine, timers and signals on the shared database. */
function host(changed: Partial<RunnerLimits> = {}, ended: (end: WorkEnd) => void = () => {}) {
  const engine = new PuppetEngine();
  const timers = new TestTimers(clock);
  const signals = new TaskSignals();
  const { db } = database;
  const start = () =>
    startGenerationRunner({
      db,
      clock: clock.now,
      random: systemRandom,
      elapsed: clock.elapsed,
      currentEngine: () => Promise.resolve(engine),
      signals,
      log: silent,
      ended,
      after: timers.after,
      limits: { ...limits, ...changed },
    });
  return { db, engine, timers, signals, start };
}

async function add(id: string): Promise<void> {
  const job = { prompt: id, mode: 0 as const, html: '', css: '', js: '' };
  const engine = { kind: 'model' as const, label: 'Asked', model: null };
  const task = { id, userId, projectId: null, quotas: null, job, engine, now: clock.now() };
  await addTask(database.db, task, 100);
}

const claim = async (owner: string, over: readonly HeldLease[] = []) =>
  claimTask(database.db, {
    owner,
    engine: new PuppetEngine().describe(),
    now: clock.now(),
    leaseUntil: new Date(clock.now().getTime() + limits.leaseMs),
    over,
    maxAttempts: limits.maxAttempts,
  });

/** Runs a host's polls one by one until a row matches. */
async function pollUntil(
  { timers }: Pick<ReturnType<typeof host>, 'timers'>,
  id: string,
  is: (row: Row) => boolean,
): Promise<Row> {
  for (;;) {
    const found = await row(id);
    if (is(found)) return found;
    timers.advance(limits.pollMs);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const has = (status: string) => (task: { status: string }) => task.status === status;

test('hosts that claim concurrently get different tasks, oldest first', async () => {
  for (const id of ['a', 'b', 'c']) {
    await add(id);
    clock.advance(1);
  }
  const claims = await Promise.all(['x', 'y', 'z', 'v'].map((owner) => claim(owner)));
  assert.deepEqual(claims.map((task) => task?.id ?? '-').toSorted(), ['-', 'a', 'b', 'c']);
  await add('d');
  assert.equal((await claim('x'))?.id, 'd');
});

test('a task of a dead host is restarted, and the dead host can no longer write to it', async () => {
  await add('a');
  const dead = await claim('dead');
  assert.ok(dead);
  const lost = { id: 'a', owner: 'dead', attempt: 1 };
  assert.equal(await saveSteps(database.db, lost, dead.steps), true);

  const second = host();
  const runner = second.start();
  try {
    await pollUntil(second, 'a', ({ attempt }) => attempt === 2);
    const work = await second.engine.begun();
    assert.equal(await renewLease(database.db, lost, clock.now()), false);
    assert.equal(await saveSteps(database.db, lost, []), false);
    const result = { ...someFiles, html: 'from the dead' };
    const sum = { status: 'done' as const, parts: [] };
    const end = { status: 'done' as const, result, review: null, outcome: sum };
    const outcome = { steps: dead.steps, now: clock.now(), end, draft: null };
    assert.equal(await finishTask(database.db, lost, outcome), false);
    await handTaskBack(database.db, lost);

    work.finish();
    const task = await untilTask(second, 'a', has('done'));
    assert.deepEqual(task.result, someFiles);
    assert.equal(task.engine.label, 'Puppet');
  } finally {
    await runner.stop();
  }
});

test('a clock that was ahead and gets corrected does not block a dead host’s task', async () => {
  const ahead = 10 * 60_000;
  await add('a');
  clock.advance(ahead);
  await claim('dead');
  clock.setBack(ahead);
  const second = host();
  const begun = clock.elapsed();
  const runner = second.start();
  await pollUntil(second, 'a', ({ attempt }) => attempt === 2);
  assert.ok(clock.elapsed() - begun < ahead);
  (await second.engine.begun()).finish();
  await untilTask(second, 'a', has('done'));
  await runner.stop();
});

test('a clock that jumps ahead does not make a host lose its own task', async () => {
  await add('a');
  const own = host();
  const runner = own.start();
  const work = await own.engine.begun();
  clock.setBack(-5 * 60_000);
  own.timers.advance(0);
  await add('b');
  own.signals.queued();
  await own.engine.begun(1);
  assert.equal((await row('a')).attempt, 1);
  work.finish();
  await untilTask(own, 'a', has('done'));
  await runner.stop();
});

test('with exclusive database access, the task of a dead process is restarted without waiting', async () => {
  await add('a');
  assert.equal((await claim('dead'))?.attempt, 1);
  assert.equal(await claim('next'), undefined);
  await endLeases(database.db);
  assert.equal((await claim('next'))?.attempt, 2);
});

test('a runner that lost its lease stops its engine and does not overwrite the other’s result', async () => {
  await add('a');
  const slow = host();
  const quick = host();
  const slowRunner = slow.start();
  const slowWork = await slow.engine.begun();
  // The slow host sleeps through its lease: its timers do not fire while time passes.
  const quickRunner = quick.start();
  await pollUntil(quick, 'a', ({ attempt }) => attempt === 2);
  (await quick.engine.begun()).finish();
  await untilTask(quick, 'a', has('done'));
  slow.timers.advance(0);
  await untilAborted(slowWork.signal);
  slowWork.finish({ ...someFiles, html: 'too late' });
  await slowRunner.stop();
  await quickRunner.stop();
  assert.deepEqual((await findTask(database.db, 'a'))?.result, someFiles);
});

test('heartbeats keep a lease for as long as the work takes', async () => {
  await add('a');
  const first = host();
  const second = host();
  const runners = [first.start(), second.start()];
  const work = await Promise.race([first.engine.begun(), second.engine.begun()]);
  for (let beat = 0; beat < 6; beat += 1) {
    const from = clock.now();
    first.timers.advance(limits.heartbeatMs);
    second.timers.advance(0);
    await untilRow(
      'a',
      (row) => (row.lease_until ?? from) > new Date(from.getTime() + limits.leaseMs),
    );
  }
  assert.equal(first.engine.works.length + second.engine.works.length, 1);
  work.finish();
  await untilRow('a', has('done'));
  await Promise.all(runners.map((runner) => runner.stop()));
});

test('a clean shutdown hands the task back, and that does not count as an attempt', async () => {
  await add('a');
  const first = host();
  const runner = first.start();
  const work = await first.engine.begun();
  work.report('analyze', 'completed');
  await runner.stop();
  assert.equal(work.signal.aborted, true);
  const row = await untilRow('a', has('queued'));
  assert.deepEqual([row.attempt, row.lease_owner, row.steps[0]?.status], [0, null, 'pending']);

  const second = host();
  const next = second.start();
  (await second.engine.begun()).finish();
  await untilTask(second, 'a', has('done'));
  await next.stop();
});

test('two runners of one process: a task handed back by one is taken by the other at once', async () => {
  await add('a');
  const first = host();
  const runner = first.start();
  await first.engine.begun();
  const second = host();
  const sharing = startGenerationRunner({
    db: database.db,
    clock: clock.now,
    random: systemRandom,
    elapsed: clock.elapsed,
    log: silent,
    limits,
    currentEngine: () => Promise.resolve(second.engine),
    signals: first.signals,
    after: second.timers.after,
  });
  await runner.stop();
  (await second.engine.begun()).finish();
  await untilTask(first, 'a', has('done'));
  await sharing.stop();
});

test('a task that crashes its hosts is given up after a number of attempts', async () => {
  await add('a');
  for (let attempt = 1; attempt <= limits.maxAttempts; attempt += 1) {
    const over = await findHeldLeases(database.db);
    assert.equal((await claim(`host ${attempt}`, over))?.attempt, attempt);
  }
  assert.equal(await claim('another', await findHeldLeases(database.db)), undefined);
  const last = host();
  const runner = last.start();
  const task = await pollUntil(last, 'a', has('failed'));
  await runner.stop();
  assert.equal(task.error?.code, 'INTERRUPTED');
  assert.deepEqual(new Set(task.steps.map(({ error }) => error)), new Set(['Generation failed']));
  assert.equal(last.engine.works.length, 0);
});

test('the time limit ends a generation whose engine ignores the abort', async () => {
  await add('a');
  const own = host();
  const runner = own.start();
  const work = await own.engine.begun();
  own.timers.advance(limits.timeLimitMs);
  const task = await untilTask(own, 'a', has('failed'));
  assert.equal(work.signal.aborted, true);
  assert.equal(task.error?.code, 'TIME_LIMIT');
  assert.match(task.error?.message ?? '', /took longer than this service allows/);
  work.finish();
  await runner.stop();
  assert.equal((await findTask(database.db, 'a'))?.status, 'failed');
});

test('a task not started within the time limit fails too', async () => {
  await add('a');
  clock.advance(limits.timeLimitMs);
  const own = host({ concurrency: 0 });
  const runner = own.start();
  const task = await untilTask(own, 'a', has('failed'));
  assert.equal(task.error?.code, 'TIME_LIMIT');
  await runner.stop();
});

test('concurrency is limited; the next generation starts when one ends', async () => {
  for (const id of ['a', 'b', 'c']) {
    await add(id);
    clock.advance(1);
  }
  const own = host({ concurrency: 2 });
  const runner = own.start();
  const first = await own.engine.begun(0);
  await own.engine.begun(1);
  assert.equal((await findTask(database.db, 'c'))?.status, 'queued');
  first.finish();
  assert.equal((await own.engine.begun(2)).job.prompt, 'c');
  await runner.stop();
});

test('a new task of this process starts at once, one of another process at the next poll', async () => {
  const own = host();
  const runner = own.start();
  await add('a');
  own.signals.queued();
  assert.equal((await own.engine.begun(0)).job.prompt, 'a');
  await add('b');
  own.timers.advance(limits.pollMs);
  assert.equal((await own.engine.begun(1)).job.prompt, 'b');
  await runner.stop();
});

test('ended tasks are deleted after their retention time', async () => {
  await add('old');
  const own = host();
  const runner = own.start();
  (await own.engine.begun()).finish();
  await untilTask(own, 'old', has('done'));
  await runner.stop();
  clock.advance(limits.keepMs + 1);
  await add('new');
  const later = own.start();
  await own.engine.begun(1);
  await later.stop();
  assert.equal(await findTask(database.db, 'old'), undefined);
});

test('a poll during a slow claim checks the leases afterwards', { timeout: 60_000 }, async () => {
  await add('a');
  await claim('dead');
  const own = host();
  const claiming = withResolvers<void>();
  const released = withResolvers<void>();
  const runner = startGenerationRunner({
    db: database.db,
    clock: clock.now,
    random: systemRandom,
    elapsed: clock.elapsed,
    log: silent,
    limits,
    currentEngine: async () => {
      claiming.resolve();
      await released.promise;
      return own.engine;
    },
    signals: own.signals,
    after: own.timers.after,
  });
  await claiming.promise;
  own.timers.advance(limits.leaseMs + 1);
  released.resolve();
  const work = await own.engine.begun();
  assert.equal((await row('a')).attempt, 2);
  work.finish();
  await untilTask(own, 'a', has('done'));
  await runner.stop();
});

async function untilAborted(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await new Promise((resolve) => setImmediate(resolve));
}

async function row(id: string) {
  return database.db
    .selectFrom('generation_tasks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type Row = Awaited<ReturnType<typeof row>>;

/** For hosts that do not share signals: queries until the row matches. */
async function untilRow(id: string, is: (row: Row) => boolean): Promise<Row> {
  for (;;) {
    const found = await row(id);
    if (is(found)) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('metrics report queue time and outcome per engine on this host', async () => {
  const ends: ReturnType<typeof endedGeneration>[] = [];
  const measured = host({}, (end) => ends.push(endedGeneration(end)));
  await add('a');
  clock.advance(4_000);
  const runner = measured.start();
  try {
    measured.timers.advance(limits.pollMs);
    const work = await measured.engine.begun();
    clock.advance(7_000);
    work.finish();
    await untilTask(measured, 'a', has('done'));
    await add('b');
    measured.signals.queued();
    await measured.engine.begun();
  } finally {
    await runner.stop();
  }
  const [first, second] = ends;
  assert.equal(first?.outcome, 'done');
  assert.ok((first?.waitedSeconds ?? 0) >= 4);
  assert.equal(first?.workedSeconds, 7);
  assert.equal(first?.tokens, null);
  assert.equal(second?.outcome, 'handed back');
});
