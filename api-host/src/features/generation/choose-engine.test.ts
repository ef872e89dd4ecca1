import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartFailure } from '../../start-failure';
import { chooseEngine } from './choose-engine';
import type { EngineSettings } from './choose-engine';
import { directComposer } from './engines/compose-site';
import { directSiteWork } from './site-work/site-work';

const nothing: EngineSettings = {
  provider: null,
  model: null,
  seesPictures: false,
  anthropic: null,
  openAi: null,
};
const direct = { composer: directComposer, sites: directSiteWork };
const anthropic = { apiKey: 'a', baseUrl: null };
const openAi = { baseUrl: 'http://localhost:11434/v1', apiKey: null };

const choices: [
  name: string,
  settings: Partial<EngineSettings>,
  label: string,
  model: string | null,
][] = [
  ['nothing', {}, 'Offline composer', null],
  ['an Anthropic key', { anthropic }, 'Anthropic', 'claude-sonnet-5-5'],
  ['both', { anthropic, openAi, model: 'm' }, 'Anthropic', 'm'],
  ['an OpenAI-compatible server', { openAi, model: 'qwen' }, 'OpenAI-compatible', 'qwen'],
  ['an OpenAI key', { openAi: { baseUrl: null, apiKey: 'k' } }, 'OpenAI-compatible', 'gpt-4.1'],
  ['the composer by name', { provider: 'composer', anthropic }, 'Offline composer', null],
  [
    'another provider by name',
    { provider: 'openai-compatible', anthropic, openAi, model: 'm' },
    'OpenAI-compatible',
    'm',
  ],
];
for (const [name, settings, label, model] of choices) {
  test(`${name} configured: ${label}`, () => {
    const description = chooseEngine({ ...nothing, ...settings }, direct).describe();
    assert.deepEqual([description.label, description.model], [label, model]);
    assert.equal(description.kind, label === 'Offline composer' ? 'composer' : 'model');
  });
}

const mistakes: [name: string, settings: Partial<EngineSettings>, sentence: RegExp][] = [
  ['Anthropic without a key', { provider: 'anthropic' }, /^ANTHROPIC_API_KEY must be set/],
  [
    'a server of no address',
    { provider: 'openai-compatible' },
    /^OPENAI_BASE_URL or OPENAI_API_KEY/,
  ],
  ['a server without a model', { openAi }, /^GENERATION_MODEL must name the model/],
];
for (const [name, settings, sentence] of mistakes) {
  test(`${name} is refused at startup`, () => {
    assert.throws(
      () => chooseEngine({ ...nothing, ...settings }, direct),
      (error) => error instanceof StartFailure && sentence.test(error.message),
    );
  });
}
