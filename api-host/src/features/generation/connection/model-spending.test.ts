import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getModelSpending, startGeneration } from 'shared-kit/contract';
import { call } from '../../../testing/call';
import { testConformance } from '../../../testing/endpoint-conformance';
import { signIn } from '../../../testing/sign-in';
import { GenerationFailure } from '../generation-failure';
import { sharedGenerationHost } from '../testing/generation-host';
import { untilTask } from '../testing/test-generation';

const { host, clock, signals, engine, run } = sharedGenerationHost();
const day = 86_400_000;

testConformance({
  host,
  endpoint: getModelSpending,
  caller: { role: 'admin' },
  refused: [{}],
  request: () => ({}),
  success: ({ message, days, failures, prices }) => {
    assert.equal(message, 'Spending loaded');
    assert.deepEqual([days, failures, prices], [[], [], null]);
  },
});

const spending = async () => {
  const { headers } = await signIn(host(), { role: 'admin' });
  const answer = await call(host(), getModelSpending, {}, headers);
  return getModelSpending.response.parse(answer.json());
};

async function begin(prompt: string) {
  const { headers } = await signIn(host());
  const body = { prompt, type: 0 as const };
  const answer = await call(host(), startGeneration, { body }, headers);
  return startGeneration.response.parse(answer.json()).task_id;
}

async function generate(currency: string | null, tokens: number, failure?: GenerationFailure) {
  const prices = currency === null ? null : { input: 3, output: 15, currency };
  const runner = run({ prices });
  const next = engine.works.length;
  const id = await begin('A secret bakery');
  const work = await engine.begun(next);
  work.spend({ input: tokens, output: 1_000 });
  if (failure) work.fail(failure);
  else work.finish();
  const task = await untilTask({ db: host().db, signals }, id, ({ status }) =>
    /done|failed/.test(status),
  );
  await runner.stop();
  return task.status;
}

test('tokens and costs are summed by day, whatever becomes of the generation or its member', async () => {
  assert.equal(await generate('EUR', 10_000), 'done');
  assert.equal(await generate('EUR', 20_000, new GenerationFailure('ANSWER_UNUSABLE')), 'failed');
  clock.advance(day);
  assert.equal(await generate('EUR', 5_000), 'done');
  assert.equal(await generate('USD', 1_000), 'done');
  assert.equal(await generate(null, 400), 'done');
  await host().db.deleteFrom('users').execute();
  const { days } = await spending();
  assert.deepEqual(
    days.map(({ generations, input_tokens, output_tokens, costs }) => ({
      generations,
      input_tokens,
      output_tokens,
      costs,
    })),
    [
      {
        generations: 3,
        input_tokens: 6_400,
        output_tokens: 3_000,
        costs: [
          { currency: 'EUR', amount: 0.03 },
          { currency: 'USD', amount: 0.018 },
        ],
      },
      {
        generations: 2,
        input_tokens: 30_000,
        output_tokens: 2_000,
        costs: [{ currency: 'EUR', amount: 0.12 }],
      },
    ],
  );
  const [newer = '', older = ''] = days.map((one) => one.day);
  assert.equal(Date.parse(newer) - Date.parse(older), day);
  clock.advance(29 * day);
  assert.deepEqual(
    (await spending()).days.map((one) => one.day),
    [newer],
  );
});

test('the latest failures are listed without prompts, for thirty days', async () => {
  await generate(null, 1, new GenerationFailure('PROVIDER_MISCONFIGURED', 'status 401'));
  clock.advance(1_000);
  await generate(null, 1, new GenerationFailure('GENERATION_FAILED'));
  const { failures } = await spending();
  assert.deepEqual(
    failures.map(({ code, reason, model }) => [code, reason, model]),
    [
      [
        'GENERATION_FAILED',
        'The generation failed because of a problem on this host; its log says more.',
        'p-1',
      ],
      [
        'PROVIDER_MISCONFIGURED',
        'The provider refused the key, the model or the request. Test the connection.',
        'p-1',
      ],
    ],
  );
  assert.doesNotMatch(JSON.stringify(failures), /bakery/);
  clock.advance(30 * day);
  assert.deepEqual((await spending()).failures, []);
});
