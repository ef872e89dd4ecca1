import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageMeter } from './usage-meter';

test('the usage of all answers is summed and priced', () => {
  const meter = new UsageMeter({ input: 3, output: 15, currency: 'USD' });
  meter.add({ input: 1_000, output: 20_000 });
  meter.add({ input: 500, output: 0 });
  assert.deepEqual(meter.total(), {
    input_tokens: 1_500,
    output_tokens: 20_000,
    cost: 0.3045,
    currency: 'USD',
  });
});

test('without prices there is no cost, without a model no usage', () => {
  const meter = new UsageMeter(null);
  assert.equal(meter.total(), null);
  meter.add({ input: 1, output: 1 });
  assert.deepEqual(meter.total(), {
    input_tokens: 1,
    output_tokens: 1,
    cost: null,
    currency: null,
  });
});
