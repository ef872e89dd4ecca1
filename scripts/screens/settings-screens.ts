import type { Page } from 'playwright-core';
import { getModelConnection, getModelSpending } from 'shared-kit/contract';
import { stateOf } from './screen';
import type { Screen } from './screen';
import { answerFailure } from './staged-answers';

const message = 'Loaded';

async function answer(page: Page, path: string, body: object): Promise<void> {
  const text = JSON.stringify({ message, ...body });
  await page.route(new RegExp(`${path}(\\?|$)`, 'u'), (route) =>
    route.fulfill({ contentType: 'application/json', body: text }),
  );
}

const connection = {
  provider: 'openai-compatible',
  address: 'https://models.example.com/v1',
  model: 'qwen3:32b',
  sees_pictures: true,
  key_state: 'saved',
  key_ending: '6789',
};

const days = [20, 19, 18, 16, 13, 12, 11, 10].map((day, index) => ({
  day: `2026-03-${day}`,
  generations: 14 - index,
  input_tokens: 182_400 - index * 9_731,
  output_tokens: 96_120 - index * 5_117,
  costs: [{ currency: 'USD', amount: 1.98 - index * 0.11 }],
}));

const failures = [
  {
    at: '2026-03-20T10:04:00.000Z',
    code: 'PROVIDER_RATE_LIMITED',
    reason: 'The provider’s limit was reached.',
    model: 'qwen3:32b',
  },
  {
    at: '2026-03-18T16:31:00.000Z',
    code: 'ANSWER_UNUSABLE',
    reason: 'The answer was not a working website.',
    model: 'qwen3:32b',
  },
];

const play = (status: object, spending: object) => async (page: Page) => {
  await answer(page, getModelConnection.path, { status });
  await answer(page, getModelSpending.path, spending);
};

const used = { days, failures, prices: { input: 3, output: 15, currency: 'USD' } };
const unused = { days: [], failures: [], prices: null };

const languageModel: Screen = {
  name: 'language-model',
  path: '/settings/model',
  heading: 'Language Model',
  signedIn: true,
  stage: play({ source: 'settings', connection, variables: [] }, used),
  open: (page) => page.getByText('qwen3:32b is connected').waitFor(),
};

/** The settings of the whole service. */
export const settingsScreens: readonly Screen[] = [
  languageModel,
  stateOf(languageModel, 'none', {
    stage: play({ source: 'none', connection: null, variables: [] }, unused),
    open: (page) => page.getByText('No language model is connected').waitFor(),
  }),
  stateOf(languageModel, 'environment', {
    stage: play(
      { source: 'environment', connection, variables: ['OPENAI_BASE_URL', 'GENERATION_MODEL'] },
      unused,
    ),
    open: (page) => page.getByText('qwen3:32b generates').waitFor(),
  }),
  stateOf(languageModel, 'unreadable', {
    stage: play(
      {
        source: 'settings',
        connection: { ...connection, key_state: 'unreadable', key_ending: null },
        variables: [],
      },
      unused,
    ),
    open: (page) => page.getByText('cannot be read on this host, so').waitFor(),
  }),
  stateOf(languageModel, 'failed', {
    stage: answerFailure(getModelConnection.path),
    open: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  }),
];
