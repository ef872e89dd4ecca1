import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getGenerationTask, listVersions, startGeneration } from 'shared-kit/contract';
import { call } from '../../../testing/call';
import { signIn } from '../../../testing/sign-in';
import type { EngineResult } from '../generation-engine.port';
import { sharedGenerationHost } from '../testing/generation-host';
import { someFiles, untilTask } from '../testing/test-generation';

const { host, engine, signals, run } = sharedGenerationHost();
const projectId = 'project-of-outcomes';
const code = { html: someFiles.html, css: someFiles.css, js: someFiles.js };

type Caller = Awaited<ReturnType<typeof signIn>>;

async function generate(caller: Caller, type: 0 | 1, made: EngineResult) {
  const next = engine.works.length;
  const body = { prompt: 'Make it red and add a shop', type, project_id: projectId };
  const given = type === 1 ? { ...body, ...code } : body;
  const started = await call(host(), startGeneration, { body: given }, caller.headers);
  const { task_id: taskId } = startGeneration.response.parse(started.json());
  const runner = run();
  try {
    (await engine.begun(next)).finish(made);
    await untilTask({ db: host().db, signals }, taskId, ({ status }) => status === 'done');
  } finally {
    await runner.stop();
  }
  const polled = await call(host(), getGenerationTask, { params: { task_id: taskId } });
  return getGenerationTask.response.parse(polled.json());
}

async function versionsOf(caller: Caller): Promise<number[]> {
  const request = { params: { project_id: projectId } };
  const answer = await call(host(), listVersions, request, caller.headers);
  return listVersions.response.parse(answer.json()).versions.map(({ number }) => number);
}

test('a refinement that changes nothing creates no version and is reported as not done', async () => {
  const caller = await signIn(host());
  const fresh = await generate(caller, 0, someFiles);
  assert.deepEqual([fresh.version, fresh.outcome?.status], [1, 'done']);
  const same = await generate(caller, 1, {
    ...someFiles,
    parts: [{ text: 'Make it red', done: true }],
  });
  assert.equal(same.outcome?.status, 'not_done');
  assert.equal(same.message, 'Nothing was changed');
  assert.equal(same.version, 1);
  assert.deepEqual(await versionsOf(caller), [1]);
  assert.equal(same.steps?.find(({ id }) => id === 'review')?.message, 'Nothing was changed');
});

test('a partial result is a version, and each part is reported', async () => {
  const caller = await signIn(host());
  await generate(caller, 0, someFiles);
  const parts = [
    { text: 'Make it red', done: true, detail: 'Made the headings red.' },
    { text: 'add a shop', done: false, detail: 'Not done: a shop needs \0 a server.' },
  ];
  const task = await generate(caller, 1, { ...someFiles, css: 'h1 { color: red }', parts });
  assert.deepEqual(task.outcome, {
    status: 'partly',
    parts: [parts[0], { ...parts[1], detail: 'Not done: a shop needs  a server.' }],
  });
  assert.equal(task.version, 2);
  assert.deepEqual(await versionsOf(caller), [2, 1]);
});
