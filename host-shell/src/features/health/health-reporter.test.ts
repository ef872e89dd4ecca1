import { reportHealth } from 'shared-kit/contract/releases';
import type { BeaconEvent, FailureTrace } from 'shared-kit/contract/releases';
import { beaconLimits, traceLimits } from 'shared-kit/contract/rollout';
import { createHealthReporter } from './health-reporter';
import type { FailureReason, ReportedRun } from './health-reporter';

const candidate: ReportedRun = {
  remote: 'projects',
  version: '1.2.0',
  arm: 'candidate',
  rollout: 'r1',
};
const fallback: ReportedRun = { ...candidate, version: '1.1.0', arm: 'fallback' };
const other: ReportedRun = { remote: 'workspace', version: '2.0.0', arm: 'stable' };
const gone: FailureReason = { phase: 'load', cause: 'http-404' };

function setUp() {
  const batches: BeaconEvent[][] = [];
  let idle = (): void => undefined;
  const reporter = createHealthReporter({
    // What the host would refuse must fail here.
    send: (events) => batches.push(reportHealth.body!.parse({ events }).events),
    soon: (flush) => (idle = flush),
  });
  return {
    reporter,
    batches,
    idle: () => {
      idle();
    },
    kinds: () => batches.flat().map(({ kind, version }) => `${kind} ${version}`),
  };
}

it('a page load says once that it was ready, with the rollout its record names', () => {
  const { reporter, batches, idle } = setUp();
  reporter.ready(candidate, 1234.5);
  reporter.ready(candidate, 9);
  reporter.ready(other, -1);
  idle();
  expect(batches).toEqual([
    [
      { kind: 'ready', ...candidate, loadMs: 1235 },
      { kind: 'ready', ...other, loadMs: 0 },
    ],
  ]);
});

it('a candidate that failed is what the page load says, not the fallback that worked', () => {
  const { reporter, batches, idle } = setUp();
  reporter.failed(candidate, gone);
  reporter.failed(fallback, gone);
  reporter.ready(fallback, 100);
  reporter.crashed(fallback);
  reporter.errored(fallback);
  reporter.errored(candidate);
  idle();
  expect(batches.flat()).toEqual([{ kind: 'failed', ...candidate, ...gone }]);
});

it('after ready at most one crash and one error, of the version that was ready', () => {
  const { reporter, kinds, idle } = setUp();
  reporter.ready(candidate, 100);
  for (let at = 0; at < 3; at += 1) {
    reporter.crashed(candidate);
    reporter.errored(candidate);
    reporter.crashed(fallback);
  }
  idle();
  expect(kinds()).toEqual(['ready 1.2.0', 'crash 1.2.0', 'error 1.2.0']);
});

it('an error before the page has rendered counts once it has, and never beside a failure', () => {
  const { reporter, kinds, idle } = setUp();
  reporter.errored(candidate);
  reporter.errored(other);
  reporter.ready(candidate, 100);
  reporter.failed(other, gone);
  idle();
  expect(kinds()).toEqual(['ready 1.2.0', 'error 1.2.0', 'failed 2.0.0']);
});

it('what fails while “ready” still waits takes its place', () => {
  const { reporter, batches, idle } = setUp();
  const late: FailureReason = { phase: 'chunk', cause: 'http-404' };
  reporter.ready(candidate, 100);
  reporter.errored(candidate);
  reporter.failed(candidate, late);
  idle();
  expect(batches.flat()).toEqual([{ kind: 'failed', ...candidate, ...late }]);
});

it('what fails after “ready” has gone out is a crash with its reason: a page load counts once', async () => {
  const { reporter, batches, idle } = setUp();
  reporter.ready(candidate, 100);
  idle();
  const reason: FailureReason = { phase: 'chunk', cause: 'unreachable' };
  const better: FailureReason = { phase: 'integrity', cause: 'hash-mismatch' };
  reporter.failed(candidate, reason, { diagnosis: Promise.resolve(better) });
  reporter.crashed(candidate);
  reporter.failed(candidate, reason);
  await Promise.resolve();
  idle();
  expect(batches.flat().map(({ kind }) => kind)).toEqual(['ready', 'crash']);
  expect(batches.flat()[1]).toEqual({ kind: 'crash', ...candidate, ...better });
});

it('a report waits for the diagnosis of its failure, once and not when the page goes', async () => {
  const better: FailureReason = { phase: 'integrity', cause: 'hash-mismatch' };
  const slow = setUp();
  slow.reporter.ready(other, 1);
  let resolve: (found: FailureReason) => void = () => undefined;
  const diagnosis = new Promise<FailureReason>((settle) => (resolve = settle));
  slow.reporter.failed(candidate, gone, { diagnosis });
  slow.idle();
  expect(slow.kinds()).toEqual(['ready 2.0.0']);
  resolve(better);
  await diagnosis;
  slow.idle();
  expect(slow.batches.flat().slice(1)).toEqual([{ kind: 'failed', ...candidate, ...better }]);

  const never = new Promise<null>(() => undefined);
  const unanswered = setUp();
  unanswered.reporter.failed(candidate, gone, { diagnosis: never });
  unanswered.idle();
  expect(unanswered.batches).toEqual([]);
  unanswered.idle();
  expect(unanswered.batches.flat()).toEqual([{ kind: 'failed', ...candidate, ...gone }]);

  const leaving = setUp();
  leaving.reporter.failed(candidate, gone, { diagnosis: Promise.resolve(better) });
  leaving.reporter.flush();
  await Promise.resolve();
  leaving.idle();
  expect(leaving.batches.flat()).toEqual([{ kind: 'failed', ...candidate, ...gone }]);
});

it('nothing is said of an override', () => {
  const { reporter, batches } = setUp();
  const override: ReportedRun = { ...candidate, arm: 'override' };
  reporter.errored(override);
  reporter.failed(override, gone);
  reporter.ready(override, 1);
  reporter.crashed(override);
  reporter.flush();
  expect(batches).toEqual([]);
});

it('a batch is never larger than the host takes', () => {
  const { reporter, batches } = setUp();
  for (let at = 0; at < 120; at += 1) reporter.ready({ ...other, remote: `r${at}` }, 1);
  reporter.flush();
  reporter.flush();
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
});

it('a page load says that it began at once, and only during a rollout', () => {
  const { reporter, batches } = setUp();
  reporter.started(other);
  reporter.started({ ...candidate, arm: 'override' });
  expect(batches).toEqual([]);
  reporter.started(candidate);
  reporter.started(candidate);
  expect(batches).toEqual([[{ kind: 'started', ...candidate }]]);
  reporter.ready(candidate, 100);
  reporter.flush();
  expect(batches.flat().map(({ kind }) => kind)).toEqual(['started', 'ready']);
});

it('who leaves before there is an outcome has lost nothing; an outcome says enough', () => {
  const { reporter, kinds } = setUp();
  reporter.started(candidate);
  reporter.leftAll();
  reporter.left(candidate.remote);
  reporter.ready(candidate, 100);
  reporter.left(candidate.remote);
  reporter.flush();
  expect(kinds()).toEqual(['started 1.2.0', 'left 1.2.0', 'ready 1.2.0']);
});

it('a version that began and failed is the page load’s outcome, the fallback says nothing', () => {
  const { reporter, kinds } = setUp();
  reporter.started(candidate);
  reporter.started(fallback);
  reporter.failed(candidate, gone);
  reporter.ready(fallback, 100);
  reporter.symptom(fallback, 'blank', 'nothing-shown');
  reporter.flush();
  expect(kinds()).toEqual(['started 1.2.0', 'failed 1.2.0']);
});

it('each symptom is said once, also before the page is ready, and vitals after it', () => {
  const { reporter, batches } = setUp();
  reporter.symptom(candidate, 'redirect', 'reload');
  reporter.started(candidate);
  reporter.vitals(candidate, { contentMs: 10 });
  reporter.symptom(candidate, 'redirect', 'reload');
  reporter.symptom(candidate, 'redirect', 'document');
  reporter.ready(candidate, 100);
  reporter.symptom(candidate, 'blank', 'emptied');
  reporter.vitals(candidate, { contentMs: 20 });
  reporter.vitals(candidate, { contentMs: 30 });
  reporter.flush();
  expect(batches.flat().slice(1)).toEqual([
    { kind: 'symptom', ...candidate, symptom: 'redirect', cause: 'reload' },
    { kind: 'ready', ...candidate, loadMs: 100 },
    { kind: 'symptom', ...candidate, symptom: 'blank', cause: 'emptied' },
    { kind: 'vitals', ...candidate, contentMs: 20 },
  ]);
});

const trace: FailureTrace = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined',
  frames: [{ file: 'shop.js', line: 1, column: 2 }],
};

it('tells what was thrown with what it ended in, also where it was thrown before the page was ready', () => {
  const { reporter, batches, idle } = setUp();
  reporter.errored(other, trace);
  reporter.errored(other, { ...trace, name: 'Later' });
  reporter.failed(candidate, gone, { trace });
  reporter.ready(other, 1);
  reporter.crashed(other, trace);
  idle();
  const told = batches.flat().map((event) => [event.kind, 'trace' in event ? event.trace : null]);
  expect(told).toEqual([
    ['failed', trace],
    ['ready', null],
    ['error', trace],
    ['crash', trace],
  ]);
});

it('what failed after it was ready, but before that had gone out, keeps its stack', () => {
  const { reporter, batches, idle } = setUp();
  reporter.ready(candidate, 1);
  reporter.failed(candidate, gone, { trace });
  idle();
  expect(batches.flat()).toEqual([{ kind: 'failed', ...candidate, ...gone, trace }]);
});

it('a page load sends few stacks, so that a batch of the longest stays within what the host takes', () => {
  const { reporter, batches, idle } = setUp();
  const file = `${'a'.repeat(traceLimits.file - 3)}.js`;
  const frames = Array.from({ length: traceLimits.frames }, () => ({
    file,
    line: 10_000_000,
    column: 10_000_000,
  }));
  const longest = { name: 'E'.repeat(40), message: 'é'.repeat(traceLimits.message), frames };
  for (let at = 0; at < 30; at += 1) {
    const run = { ...candidate, remote: `remote-${at}-of-many`, version: '1.12.345-0123456789' };
    reporter.failed(run, gone, { trace: longest });
  }
  idle();
  const sent = batches.flat().filter((event) => 'trace' in event);
  expect(sent).toHaveLength(traceLimits.perPageLoad);
  const bytes = new TextEncoder().encode(JSON.stringify({ events: batches[0] })).length;
  expect(bytes).toBeLessThan(beaconLimits.bytes - beaconLimits.load);
});
