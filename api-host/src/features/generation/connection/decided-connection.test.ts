import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getModelConnection,
  removeModelConnection,
  saveModelConnection,
  testModelConnection,
} from 'shared-kit/contract';
import { call } from '../../../testing/call';
import { assertFailure } from '../../../testing/endpoint-conformance';
import { signIn } from '../../../testing/sign-in';
import type { EngineSettings } from '../choose-engine';
import { directComposer } from '../engines/compose-site';
import { sharedConnectionHost } from '../testing/connection-host';
import { directSiteWork } from '../site-work/site-work';
import { testConnection } from '../testing/test-generation';
import { currentEngine } from './current-engine';
import { presentStatus } from './present-connection';

const environment = {
  provider: 'anthropic',
  model: 'claude-x',
  anthropic: { apiKey: 'sk-ant-0123456789', baseUrl: null },
} as const;
const { host } = sharedConnectionHost({ environment });

const body = {
  provider: 'openai-compatible',
  address: 'http://127.0.0.1:9/v1',
  model: 'llama',
  sees_pictures: false,
} as const;

test('settings from the environment are shown, without the key, and cannot be changed', async () => {
  const { headers } = await signIn(host(), { role: 'admin' });
  const answer = await call(host(), getModelConnection, {}, headers);
  assert.deepEqual(getModelConnection.response.parse(answer.json()).status, {
    source: 'environment',
    connection: {
      provider: 'anthropic',
      address: '',
      model: 'claude-x',
      sees_pictures: false,
      key_state: 'saved',
      key_ending: '6789',
    },
    variables: ['GENERATION_PROVIDER', 'ANTHROPIC_API_KEY', 'GENERATION_MODEL'],
  });
  for (const refused of [
    await call(host(), saveModelConnection, { body }, headers),
    await call(host(), testModelConnection, { body }, headers),
    await call(host(), removeModelConnection, {}, headers),
  ]) {
    const { message } = assertFailure(refused, 409, 'CONFLICT');
    assert.match(message, /^The environment variables of this host decide/);
  }
});

// Proof P322
test('the environment takes precedence over a connected model', async () => {
  const connected = { provider: 'openai-compatible', address: 'http://127.0.0.1:9/v1' } as const;
  const row = { id: 'connected', ...connected, model: 'llama', sees_pictures: true } as const;
  const { db, clock } = host();
  await db
    .insertInto('connected_model')
    .values({ ...row, sealed_key: null, changed_at: clock.now() })
    .execute();
  const { environment: nothing, box } = testConnection();
  const direct = { composer: directComposer, sites: directSiteWork };
  const decided: EngineSettings = { ...nothing, ...environment };
  const labelOf = async (settings: EngineSettings) =>
    (await currentEngine(settings, { db, box, ...direct })()).describe().label;
  assert.equal(await labelOf(decided), 'Anthropic');
  assert.equal(await labelOf({ ...nothing, provider: 'composer' }), 'Offline composer');
  assert.equal(await labelOf(nothing), 'OpenAI-compatible');
});

const { environment: nothing } = testConnection();
const decisions: [name: string, settings: Partial<EngineSettings>, variables: string[]][] = [
  ['the composer by name', { provider: 'composer', model: 'm' }, ['GENERATION_PROVIDER']],
  [
    'a server of one’s own',
    {
      openAi: { baseUrl: 'http://localhost:11434/v1', apiKey: null },
      model: 'qwen',
      seesPictures: true,
    },
    ['OPENAI_BASE_URL', 'GENERATION_MODEL', 'GENERATION_SEES_PICTURES'],
  ],
  [
    'one of two providers',
    {
      anthropic: { apiKey: 'a', baseUrl: 'https://gateway.test' },
      openAi: { baseUrl: null, apiKey: 'b' },
    },
    ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
  ],
];
for (const [name, settings, variables] of decisions) {
  test(`the deciding variables are named: ${name}`, () => {
    const status = presentStatus({ ...nothing, ...settings }, null);
    assert.deepEqual([status.source, status.variables], ['environment', variables]);
    assert.equal(status.connection === null, settings.provider === 'composer');
  });
}
