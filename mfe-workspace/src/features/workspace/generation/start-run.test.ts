import { ApiError } from 'shared-kit/client';
import { useSession } from 'shared-kit/session';
import { aUser } from 'shared-kit/testing';
import { createDraftProject } from '../../../draft/draft-project';
import { newRecord } from '../model/project-record';
import { createProjectStore } from '../model/project-store';
import { lostStartPausesMs, startRun } from './start-run';
import type { StartBody, StartSources } from './start-run';

const lost = new ApiError({ code: 'NETWORK', message: 'failed to Generate', status: null });
const late = new ApiError({ code: 'TIMEOUT', message: 'failed to Generate', status: null });
const refused = new ApiError({ code: 'RATE_LIMITED', message: 'Too many', status: 429 });
const broken = new ApiError({ code: 'UNAVAILABLE', message: 'Bad gateway', status: 502 });

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

let count = 0;

/** A project whose start gets these answers; a pause is over when the test lets it be. */
function setUp(...answers: (string | ApiError)[]) {
  count += 1;
  const draft = createDraftProject('A bakery', {
    userId: aUser().id,
    newId: () => `draft-${count}`,
    now: () => new Date(0),
  });
  const store = createProjectStore(newRecord(draft, 'A bakery', { status: 'idle' }));
  const asked: StartBody[] = [];
  const failures: string[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const connection = { online: true, breaks: false, waiting: [] as (() => void)[] };
  let ids = 0;
  const sources: StartSources = {
    start: (body) => {
      asked.push(body);
      // It goes away while the question is under way.
      if (connection.breaks) connection.online = false;
      connection.breaks = false;
      const answer = answers.shift() ?? 'task-1';
      return typeof answer === 'string'
        ? Promise.resolve({ task_id: answer })
        : Promise.reject(answer);
    },
    isOnline: () => connection.online,
    untilOnline: () => new Promise((resolve) => connection.waiting.push(resolve)),
    now: () => new Date(7),
    newId: () => `name-${(ids += 1)}`,
    after: (ms, end) => {
      pauses.push({ ms, end });
      return () => undefined;
    },
    onFailed: (message) => failures.push(message),
  };
  const run = () => store.getState().run;
  const begin = async () => {
    store.getState().request(0, 'A bakery');
    await again();
  };
  const again = async () => {
    const queued = run();
    if (queued.status !== 'queued') throw new Error(`the run is ${queued.status}`);
    void startRun(store, queued, sources);
    await settle();
  };
  const connect = async () => {
    connection.online = true;
    for (const resume of connection.waiting.splice(0)) resume();
    await settle();
  };
  const pass = async () => {
    pauses.at(-1)?.end();
    await settle();
  };
  return { store, run, begin, again, connect, pass, connection, asked, failures, pauses };
}

beforeEach(() => useSession.getState().save('token', aUser()));
afterEach(() => useSession.getState().clear());

const running = { status: 'running', mode: 0, taskId: 'task-1' };

it('waits for the connection when the browser is offline', async () => {
  const { begin, connect, connection, asked, run, failures } = setUp();
  connection.online = false;
  await begin();
  expect(asked).toHaveLength(0);
  expect(run().status).toBe('starting');
  await connect();
  expect(asked).toHaveLength(1);
  expect(run()).toEqual(running);
  expect(failures).toEqual([]);
});

it('asks again by the same name what was lost with the connection', async () => {
  const { begin, connect, connection, asked, run, failures } = setUp(lost);
  connection.breaks = true;
  await begin();
  expect(run()).toMatchObject({ status: 'starting', request: { id: 'name-1', at: 7 } });
  await connect();
  expect(run()).toEqual(running);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]).toMatchObject({ prompt: 'A bakery', request_id: 'name-1' });
  expect(failures).toEqual([]);
});

it('asks a few times more when it seems to be connected, then says that it failed', async () => {
  const { begin, pass, asked, run, failures, pauses } = setUp(lost, late, lost, lost);
  await begin();
  for (const _ of lostStartPausesMs) await pass();
  expect(pauses.map(({ ms }) => ms)).toEqual(lostStartPausesMs);
  expect(asked).toHaveLength(lostStartPausesMs.length + 1);
  expect(new Set(asked.map((body) => body.request_id)).size).toBe(1);
  expect(run()).toMatchObject({ status: 'failed', message: 'failed to Generate' });
  expect(failures).toEqual(['failed to Generate']);
});

it.each([
  ['keeps the name while nobody knows whether the host has heard it', broken, 'name-1'],
  ['takes a new name after an answer', refused, 'name-2'],
] as const)('%s', async (_title, answer, name) => {
  const { begin, again, store, run, asked } = setUp(answer);
  await begin();
  const failed = run();
  if (failed.status !== 'failed') throw new Error(`the run is ${failed.status}`);
  store.getState().request(0, 'A bakery', failed.request);
  await again();
  expect(asked.map((body) => body.request_id)).toEqual(['name-1', name]);
});

it('asks for nobody else after a sign-out', async () => {
  const { begin, connect, connection, asked } = setUp();
  connection.online = false;
  await begin();
  useSession.getState().save('token-2', aUser({ id: 'somebody-else' }));
  await connect();
  expect(asked).toEqual([]);
});

it('leaves a run alone that another tab has gone on with', async () => {
  const { begin, connect, connection, store, asked } = setUp();
  connection.online = false;
  await begin();
  store.setState({ run: { status: 'running', mode: 0, taskId: 'of the other tab' } });
  await connect();
  expect(asked).toEqual([]);
  expect(store.getState().run).toMatchObject({ taskId: 'of the other tab' });
});
