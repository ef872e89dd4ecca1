import type { GenerationTask } from 'shared-kit/contract';
import { ApiError } from 'shared-kit/client';
import { useSession } from 'shared-kit/session';
import { aUser } from 'shared-kit/testing';
import { createDraftProject } from '../../../draft/draft-project';
import { newRecord } from '../model/project-record';
import { createProjectStore } from '../model/project-store';
import { attachGeneration } from './run-generation';
import type { GenerationSources } from './run-generation';
import type { StartBody } from './start-run';

const files = { html: '<h1>One</h1>', css: 'h1{}', js: '1', framework: 'vanilla', notes: [] };
const engine = { kind: 'composer', label: 'Offline composer', model: null } as const;
const done: GenerationTask = { message: 'ok', status: 'done', result: files, engine };
const refused = new ApiError({ code: 'INTERNAL', message: 'failed to Generate', status: 500 });

/** Lets everything that is already decided happen. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const fresh = { type: 0, html: '', css: '', js: '' } as const;

let count = 0;
function setUp() {
  count += 1;
  const id = `draft-${count}`;
  const draft = createDraftProject('A bakery', {
    userId: aUser().id,
    newId: () => id,
    now: () => new Date(0),
  });
  const store = createProjectStore(newRecord(draft, 'A bakery', { status: 'idle' }));
  const started: StartBody[] = [];
  const failures: string[] = [];
  const answers: (GenerationTask | Error)[] = [];
  const starts: (string | Error)[] = [];
  const sources: GenerationSources = {
    setting: 'auto',
    random: () => 0.5,
    now: () => new Date(0),
    after: () => () => undefined,
    wait: () => new Promise(() => undefined),
    openEvents: (_taskId, { onBroken }) => {
      queueMicrotask(onBroken);
      return () => undefined;
    },
    readTask: () => {
      const answer = answers.shift();
      if (!answer) return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    start: (body) => {
      started.push(body);
      const answer = starts.shift() ?? `task-${started.length}`;
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve({ task_id: answer });
    },
    isOnline: () => true,
    untilOnline: () => Promise.resolve(),
    newId: () => `request-${count}`,
    onFailed: (message) => failures.push(message),
  };
  return { store, sources, started, failures, answers, starts, draftId: id };
}

beforeEach(() => useSession.getState().save('token', aUser()));
afterEach(() => useSession.getState().clear());

it('starts, follows and keeps the result', async () => {
  const { store, sources, started, answers, draftId } = setUp();
  answers.push(done);
  store.getState().request(0, 'A bakery');
  attachGeneration(store, sources);
  await settle();
  expect(started).toEqual([
    { prompt: 'A bakery', ...fresh, project_id: draftId, request_id: `request-${count}` },
  ]);
  expect(store.getState()).toMatchObject({ files, engine, run: { status: 'idle' }, results: 1 });
});

it('starts once when attached twice, as React does in strict mode', async () => {
  const { store, sources, started, answers } = setUp();
  answers.push(done);
  store.getState().request(0, 'A bakery');
  attachGeneration(store, sources)();
  attachGeneration(store, sources);
  await settle();
  expect(started).toHaveLength(1);
  expect(store.getState().files).toEqual(files);
});

// Proof P230
it('keeps the task when nobody looks any more and goes on when somebody does', async () => {
  const { store, sources, started, answers } = setUp();
  store.getState().request(0, 'A bakery');
  attachGeneration(store, sources)();
  await settle();
  expect(store.getState().run).toEqual({ status: 'running', mode: 0, taskId: 'task-1' });
  answers.push(done);
  attachGeneration(store, sources);
  await settle();
  expect(store.getState()).toMatchObject({ files, run: { status: 'idle' } });
  expect(started).toHaveLength(1);
});

it('refines the current code with mode 1 and keeps it when that fails', async () => {
  const { store, sources, started, failures, answers, draftId } = setUp();
  store.setState({ files });
  attachGeneration(store, sources);
  answers.push({ message: '', status: 'failed', error: { code: 'X', message: 'No credit' } });
  store.getState().request(1, 'Make it blue');
  expect(store.getState().prompt).toBe('Make it blue');
  await settle();
  expect(started).toEqual([
    {
      prompt: 'Make it blue',
      type: 1,
      html: '<h1>One</h1>',
      css: 'h1{}',
      js: '1',
      project_id: draftId,
      request_id: `request-${count}`,
    },
  ]);
  expect(store.getState()).toMatchObject({
    files,
    run: { status: 'failed', mode: 1, message: 'No credit' },
  });
  expect(failures).toEqual(['No credit']);
});

it('fails the steps when the start is refused, and starts again on request', async () => {
  const { store, sources, started, starts, failures } = setUp();
  starts.push(refused);
  store.getState().request(0, 'A bakery');
  attachGeneration(store, sources);
  await settle();
  expect(store.getState().run).toMatchObject({
    status: 'failed',
    mode: 0,
    message: 'failed to Generate',
  });
  expect(store.getState().steps.map((step) => step.error)).toEqual(
    Array<string>(7).fill('Generation failed'),
  );
  expect(failures).toEqual(['failed to Generate']);
  store.getState().request(0, 'A bakery');
  await settle();
  expect(started).toHaveLength(2);
  expect(store.getState().steps[0]?.status).toBe('pending');
});

// Proof P239
it('fails simulated steps even when they were all through', async () => {
  const { store, sources, answers } = setUp();
  const timers: (() => void)[] = [];
  const after: GenerationSources['after'] = (_ms, callback) => {
    timers.push(callback);
    return () => undefined;
  };
  let goOn = (): void => undefined;
  const wait: GenerationSources['wait'] = (_ms, { aborted }) =>
    aborted ? Promise.resolve() : new Promise((resolve) => (goOn = resolve));
  answers.push({ message: '', status: 'running' });
  store.getState().request(0, 'A bakery');
  attachGeneration(store, { ...sources, setting: 'simulated', after, wait });
  for (let next = timers.shift(); next; next = timers.shift()) next();
  const statuses = () => store.getState().steps.map((step) => step.status);
  expect(statuses()).toEqual(Array<string>(7).fill('completed'));
  await settle();
  answers.push({ message: '', status: 'failed' });
  goOn();
  await settle();
  expect(statuses()).toEqual(Array<string>(7).fill('error'));
});

it('shows the steps the host reports', async () => {
  const { store, sources, answers } = setUp();
  const step = { id: 'analyze', title: '', message: 'Read', timestamp: null, error: null };
  answers.push({ message: '', status: 'running', steps: [{ ...step, status: 'processing' }] });
  store.getState().request(0, 'A bakery');
  attachGeneration(store, sources);
  await settle();
  expect(store.getState().steps[0]).toMatchObject({ status: 'processing', message: 'Read' });
});

it('says that a generation was stopped, without calling it a failure', async () => {
  const { store, sources, answers, failures } = setUp();
  answers.push({ message: '', status: 'cancelled' });
  store.getState().request(0, 'A bakery');
  attachGeneration(store, sources);
  await settle();
  expect(store.getState().run).toMatchObject({ status: 'cancelled' });
  expect(failures).toEqual([]);
});

it('does not start what another tab is starting', async () => {
  const { store, sources, started } = setUp();
  store.setState({ run: { status: 'starting', mode: 0 } });
  attachGeneration(store, sources);
  await settle();
  expect(started).toEqual([]);
});

it('plays the rest of a simulation that a reload interrupted', () => {
  const { store, sources } = setUp();
  store.setState({ files });
  attachGeneration(store, sources);
  expect(store.getState().steps[0]?.status).toBe('processing');
});
