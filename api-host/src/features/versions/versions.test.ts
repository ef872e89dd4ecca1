import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  generationTask,
  getGenerationTask,
  getVersion,
  listVersions,
  restoreVersion,
  saveVersion,
  startGeneration,
  websiteLimits,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedGenerationHost } from '../generation/testing/generation-host';
import { someFiles, untilTask } from '../generation/testing/test-generation';

const { host, clock, signals, engine, run } = sharedGenerationHost();

const page = (text: string) => ({ html: `<h1>${text}</h1>`, css: '', js: '' });
const whole = (text: string) => ({ ...page(text), framework: 'vanilla', notes: [] });

const send = ({ headers }: SignedIn, projectId: string, base: number, text: string) =>
  call(
    host(),
    saveVersion,
    { params: { project_id: projectId }, body: { base, ...page(text), prompt: `Wrote ${text}` } },
    headers,
  );

/** Creates a project with this many versions; returns its id. */
async function project(caller: SignedIn, count = 1): Promise<string> {
  const id = randomUUID();
  for (let base = 0; base < count; base += 1) {
    const answer = await send(caller, id, base, `v${base + 1}`);
    assert.equal(answer.statusCode, 200, answer.body);
  }
  return id;
}

const badProject = {
  why: 'an invalid project id',
  params: { project_id: 'a b' },
  message: 'project_id must be 1 to 64 letters, digits, “-” or “_”',
};

testConformance({
  host,
  endpoint: listVersions,
  owned: true,
  request: async (caller) => ({ params: { project_id: await project(caller, 2) } }),
  bad: [badProject],
  success: ({ versions }) => {
    const at = clock.now().toISOString();
    const line = { kind: 'edited', engine: null, restored_from: null, created_at: at };
    assert.deepEqual(versions, [
      { ...line, number: 2, prompt: 'Wrote v2' },
      { ...line, number: 1, prompt: 'Wrote v1' },
    ]);
  },
});

testConformance({
  host,
  endpoint: getVersion,
  owned: true,
  request: async (caller) => ({ params: { project_id: await project(caller, 2), number: 1 } }),
  bad: [
    {
      why: 'an invalid number',
      params: { project_id: 'some-project', number: 'x' },
      message: 'number is not valid',
    },
  ],
  success: ({ version }) => {
    assert.equal(version.number, 1);
    assert.deepEqual(version.files, whole('v1'));
  },
});

testConformance({
  host,
  endpoint: saveVersion,
  owned: true,
  request: async (caller) => ({
    params: { project_id: await project(caller) },
    body: { base: 1, html: '<h1>\0Two</h1>', css: '', js: '', prompt: '' },
  }),
  bad: [
    { ...badProject, body: { base: 0, ...page('') } },
    { why: 'no base', body: page(''), message: 'base is not valid' },
    {
      why: 'long code',
      body: { base: 1, ...page(''), css: 'a'.repeat(websiteLimits.code + 1) },
      message: 'The code is too long',
    },
    {
      why: 'a long prompt',
      body: { base: 1, ...page(''), prompt: 'a'.repeat(websiteLimits.prompt + 1) },
      message: 'The prompt is too long',
    },
  ],
  success: ({ version }) => {
    assert.deepEqual([version.number, version.kind], [2, 'edited']);
  },
});

testConformance({
  host,
  endpoint: restoreVersion,
  owned: true,
  request: async (caller) => ({
    params: { project_id: await project(caller, 3), number: 1 },
    body: { base: 3 },
  }),
  bad: [{ why: 'no base', body: {}, message: 'base is not valid' }],
  success: ({ version, message }) => {
    assert.equal(message, 'Version 1 is back as version 4');
    assert.deepEqual([version.number, version.kind, version.restored_from], [4, 'restored', 1]);
    assert.deepEqual(version.files, whole('v1'));
  },
});

test('a stale save is refused with the reason, and overwrites nothing', async () => {
  const caller = await signIn(host());
  const id = await project(caller, 2);
  const { message } = assertFailure(await send(caller, id, 1, 'stale'), 409, 'CONFLICT');
  assert.match(message, /has saved version 2 of this project meanwhile\. Nothing was overwritten/);
  const params = { project_id: id, number: 1 };
  const restored = await call(
    host(),
    restoreVersion,
    { params, body: { base: 1 } },
    caller.headers,
  );
  assertFailure(restored, 409, 'CONFLICT');
  assert.equal((await history(caller, id)).length, 2);
});

test('of two concurrent saves one is stored and the other refused', async () => {
  const caller = await signIn(host());
  const id = await project(caller);
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => send(caller, id, 1, text)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  assert.deepEqual(statuses, [200, 409, 409]);
  assert.equal((await history(caller, id)).length, 2);
});

test('projects of two members may have the same id independently', async () => {
  const id = randomUUID();
  const [one, other] = [await signIn(host()), await signIn(host())];
  assert.equal((await send(one, id, 0, 'mine')).statusCode, 200);
  assert.equal((await send(other, id, 0, 'theirs')).statusCode, 200);
  const params = { project_id: id, number: 1 };
  const answer = await call(host(), getVersion, { params }, one.headers);
  assert.deepEqual(getVersion.response.parse(answer.json()).version.files, whole('mine'));
});

test('what is generated for a project becomes its next version, refined or new', async () => {
  const caller = await signIn(host());
  const id = await project(caller);
  const runner = run();
  try {
    for (const [type, kind, number] of [
      [0, 'generated', 2],
      [1, 'refined', 3],
    ] as const) {
      const task = await generate(caller, { type, project_id: id });
      assert.equal(task.version, number);
      const [newest] = await history(caller, id);
      assert.deepEqual([newest?.number, newest?.kind, newest?.prompt], [number, kind, 'A bakery']);
      assert.deepEqual(newest?.engine, engine.describe());
    }
    const params = { project_id: id, number: 3 };
    const answer = await call(host(), getVersion, { params }, caller.headers);
    assert.deepEqual(getVersion.response.parse(answer.json()).version.files, someFiles);
    assert.equal((await generate(caller, { type: 0 })).version, null);
  } finally {
    await runner.stop();
  }
});

async function generate(caller: SignedIn, more: { type: 0 | 1; project_id?: string }) {
  const index = engine.works.length;
  const body = { prompt: 'A bakery', ...page('old'), ...more };
  const answer = await call(host(), startGeneration, { body }, caller.headers);
  const { task_id: taskId } = startGeneration.response.parse(answer.json());
  signals.queued();
  (await engine.begun(index)).finish();
  await untilTask({ db: host().db, signals }, taskId, ({ status }) => status === 'done');
  const polled = await call(host(), getGenerationTask, { params: { task_id: taskId } });
  return generationTask.parse(polled.json());
}

async function history({ headers }: SignedIn, id: string) {
  const answer = await call(host(), listVersions, { params: { project_id: id } }, headers);
  return listVersions.response.parse(answer.json()).versions;
}
