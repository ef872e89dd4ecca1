import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { TestContext } from 'node:test';
import {
  getGenerationEngine,
  getModelConnection,
  removeModelConnection,
  saveModelConnection,
  startGeneration,
  testModelConnection,
} from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { call } from '../../../testing/call';
import { assertFailure, testConformance } from '../../../testing/endpoint-conformance';
import { signIn } from '../../../testing/sign-in';
import { sharedConnectionHost } from '../testing/connection-host';
import { messageText, startModelServer } from '../testing/model-server';
import type { Answer } from '../testing/model-server';
import { sampleAnswer } from '../testing/sample-answers';
import { untilTask } from '../testing/test-generation';

const { host, logged, signals, run, changeKey, otherHost } = sharedConnectionHost();

type Settings = RequestOf<typeof saveModelConnection>['body'];

const key = 'sk-secret-0123456789';
const settings: Settings = {
  provider: 'openai-compatible',
  address: 'http://127.0.0.1:9/v1',
  model: 'llama',
  key,
  sees_pictures: true,
};
const saved = {
  provider: 'openai-compatible',
  address: 'http://127.0.0.1:9/v1',
  model: 'llama',
  sees_pictures: true,
  key_state: 'saved',
  key_ending: '6789',
};

beforeEach(async () => {
  await host().db.deleteFrom('connected_model').execute();
});

const admin = { role: 'admin' };
const refused = [{}, { role: 'manager' }];
const bad = [
  { why: 'no provider', body: { ...settings, provider: 'x' }, message: 'Choose a provider' },
  {
    why: 'an address of another kind',
    body: { ...settings, address: 'file:///etc/passwd' },
    message: 'The address must begin with http:// or https://',
  },
  {
    why: 'an address with a password',
    body: { ...settings, address: 'https://me:secret@models.test/v1' },
    message: 'The address must not contain a user name, a password, “?” or “#”',
  },
  {
    why: 'a long address',
    body: { ...settings, address: `https://models.test/${'a'.repeat(500)}` },
    message: 'The address can have at most 500 characters',
  },
  { why: 'no model', body: { ...settings, model: '  ' }, message: 'Model is required' },
  {
    why: 'a long model',
    body: { ...settings, model: 'm'.repeat(201) },
    message: 'The model can have at most 200 characters',
  },
  {
    why: 'a key with a line break',
    body: { ...settings, key: 'a\nb' },
    message: 'The key contains a space or a character that no key has',
  },
  {
    why: 'a long key',
    body: { ...settings, key: 'k'.repeat(501) },
    message: 'The key can have at most 500 characters',
  },
  {
    why: 'Anthropic without a key',
    body: { ...settings, provider: 'anthropic', key: undefined },
    message: 'Key is required',
  },
  {
    why: 'OpenAI itself without a key',
    body: { ...settings, address: '', key: undefined },
    message: 'Key is required',
  },
  { why: 'an unknown field', body: { ...settings, more: 1 }, message: 'Unknown field “more”' },
];

testConformance({
  host,
  endpoint: getModelConnection,
  caller: admin,
  refused,
  request: () => ({}),
  success: ({ message, status }) => {
    assert.equal(message, 'Language model loaded');
    assert.deepEqual(status, { source: 'none', connection: null, variables: [] });
  },
});

testConformance({
  host,
  endpoint: saveModelConnection,
  caller: admin,
  refused,
  request: () => ({ body: settings }),
  bad,
  success: ({ message, status }) => {
    assert.equal(message, 'Language model connected');
    assert.deepEqual(status, { source: 'settings', connection: saved, variables: [] });
  },
});

testConformance({
  host,
  endpoint: testModelConnection,
  caller: admin,
  refused,
  request: () => ({ body: { ...settings, address: 'http://169.254.169.254/v1' } }),
  bad,
  success: ({ works, message }) => {
    assert.equal(works, false);
    assert.match(message, /metadata service, so it is not asked/);
  },
});

testConformance({
  host,
  endpoint: removeModelConnection,
  caller: admin,
  refused,
  request: () => ({}),
  success: ({ message, status }) => {
    assert.equal(message, 'Language model disconnected');
    assert.deepEqual(status, { source: 'none', connection: null, variables: [] });
  },
});

const save = async (body: Settings) =>
  call(host(), saveModelConnection, { body }, (await signIn(host(), admin)).headers);
const statusNow = async () => {
  const { headers } = await signIn(host(), admin);
  const answer = await call(host(), getModelConnection, {}, headers);
  return getModelConnection.response.parse(answer.json()).status;
};
const engineNow = async () => {
  const { headers } = await signIn(host());
  const answer = await call(host(), getGenerationEngine, {}, headers);
  return getGenerationEngine.response.parse(answer.json()).engine;
};

async function modelServer(t: TestContext, protocol: 'anthropic' | 'openai', script: Answer[]) {
  const server = await startModelServer(protocol, script);
  t.after(() => server.close());
  const place =
    protocol === 'anthropic'
      ? { provider: 'anthropic' as const, address: server.url }
      : { provider: 'openai-compatible' as const, address: `${server.url}/v1` };
  return { server, settings: { ...settings, ...place } };
}

for (const protocol of ['anthropic', 'openai'] as const) {
  test(`${protocol}: a connected model is shown to members, generates on every host, and is gone when disconnected`, async (t) => {
    const { server, settings: entered } = await modelServer(t, protocol, [
      { kind: 'text', text: sampleAnswer },
    ]);
    assert.equal((await engineNow()).kind, 'composer');
    assert.equal((await save(entered)).statusCode, 200);
    const label = protocol === 'anthropic' ? 'Anthropic' : 'OpenAI-compatible';
    const engine = { kind: 'model', label, model: 'llama', sees_pictures: true };
    assert.deepEqual(await engineNow(), engine);
    assert.deepEqual((await otherHost()()).describe(), engine);

    const member = await signIn(host());
    const body = { prompt: 'A bakery', type: 0 as const };
    const started = await call(host(), startGeneration, { body }, member.headers);
    const { task_id: id } = startGeneration.response.parse(started.json());
    const runner = run();
    const task = await untilTask({ db: host().db, signals }, id, ({ status }) => status === 'done');
    await runner.stop();
    assert.match(task.result?.html ?? '', /Grüße aus der Bäckerei/);
    assert.deepEqual(task.engine, engine);
    assert.match(messageText(server.seen[0]?.body.messages.at(-1)), /A bakery/);
    assert.match(JSON.stringify(server.seen[0]?.headers), new RegExp(key));

    const { headers } = await signIn(host(), admin);
    await call(host(), removeModelConnection, {}, headers);
    assert.equal((await engineNow()).kind, 'composer');
  });

  test(`${protocol}: a test calls the model and saves nothing`, async (t) => {
    const { server, settings: entered } = await modelServer(t, protocol, [
      { kind: 'text', text: 'ready' },
    ]);
    const { headers } = await signIn(host(), admin);
    const answer = await call(host(), testModelConnection, { body: entered }, headers);
    const { works, message } = testModelConnection.response.parse(answer.json());
    assert.deepEqual([works, message], [true, 'The model answered in 0.0 s.']);
    assert.equal(server.seen.length, 1);
    assert.equal((await statusNow()).source, 'none');
  });
}

// Proof P302
test('the key is in no response, in no log, and encrypted in the database', async () => {
  const answer = await save(settings);
  assert.doesNotMatch(answer.body, /sk-secret/);
  assert.doesNotMatch(JSON.stringify(await statusNow()), /sk-secret/);
  const { headers } = await signIn(host(), admin);
  await call(host(), testModelConnection, { body: settings }, headers);
  assert.doesNotMatch(logged.join('\n'), /sk-secret/);
  assert.match(logged.join('\n'), /language model connected/);
  const rows = await host().db.selectFrom('connected_model').selectAll().execute();
  assert.doesNotMatch(JSON.stringify(rows), /sk-secret|6789/);
  assert.match(rows[0]?.sealed_key ?? '', /^v1\./);
});

test('nothing of a short key is shown', async () => {
  await save({ ...settings, key: 'short' });
  const { connection } = await statusNow();
  assert.deepEqual([connection?.key_state, connection?.key_ending], ['saved', null]);
});

test('a saved key is kept when the model changes, and is never sent to another address', async (t) => {
  await save(settings);
  const { key: _, ...without } = settings;
  assert.equal((await save({ ...without, model: 'other' })).statusCode, 200);
  assert.deepEqual((await statusNow()).connection, { ...saved, model: 'other' });

  const { server } = await modelServer(t, 'openai', [{ kind: 'text', text: 'ready' }]);
  const elsewhere = { ...without, address: `${server.url}/v1` };
  const { headers } = await signIn(host(), admin);
  await call(host(), testModelConnection, { body: elsewhere }, headers);
  assert.equal(server.seen[0]?.headers.authorization, undefined);
  await save(elsewhere);
  assert.equal((await statusNow()).connection?.key_state, 'none');
});

test('a key moved to another address in the database cannot be used there', async () => {
  await save(settings);
  await host().db.updateTable('connected_model').set({ address: 'https://thief.test' }).execute();
  assert.equal((await statusNow()).connection?.key_state, 'unreadable');
});

test('a key this host cannot decrypt is reported, and no other engine replaces it', async () => {
  await save(settings);
  changeKey();
  const { source, connection } = await statusNow();
  assert.deepEqual(
    [source, connection?.key_state, connection?.key_ending],
    ['settings', 'unreadable', null],
  );
  const { key: _, ...without } = settings;
  const body = assertFailure(await save(without), 400, 'VALIDATION_FAILED');
  assert.equal(body.message, 'The saved key cannot be read on this host. Enter it again');

  const member = await signIn(host());
  const request = { body: { prompt: 'A bakery', type: 0 as const } };
  const started = await call(host(), startGeneration, request, member.headers);
  const { task_id: id } = startGeneration.response.parse(started.json());
  const runner = run();
  const task = await untilTask({ db: host().db, signals }, id, ({ status }) => status === 'failed');
  await runner.stop();
  assert.equal(task.error?.code, 'PROVIDER_MISCONFIGURED');
  assert.equal(task.engine.kind, 'model');
  assert.equal((await save(settings)).statusCode, 200);
  assert.equal((await statusNow()).connection?.key_state, 'saved');
});

test('tests cost money, so each administrator has a limit', async () => {
  const { headers } = await signIn(host(), admin);
  const body = { ...settings, address: 'http://169.254.169.254/v1' };
  const ask = () => call(host(), testModelConnection, { body }, headers);
  for (let count = 0; count < 30; count += 1) assert.equal((await ask()).statusCode, 200);
  assertFailure(await ask(), 429, 'RATE_LIMITED');
});
