import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from './judge';

const judged = (timeOf: (size: number) => number) => judge(1_000, async (size) => timeOf(size));

test('time in proportion to the size, or little more, is no worse than allowed', async () => {
  assert.equal((await judged((size) => size / 100)).isWorse, false);
  assert.equal((await judged((size) => (size * Math.log2(size)) / 1_000)).isWorse, false);
});

test('the power 1.5 is worse, however short the time it begins with', async () => {
  for (const ms of [0.5, 1, 3, 8, 200])
    assert.equal((await judged((size) => ms * (size / 1_000) ** 1.5)).isWorse, true, String(ms));
});

test('a square that shows at the largest size only is worse', async () => {
  const { times, isWorse } = await judged((size) => size / 100 + 1.5 * (size / 1_000) ** 2);
  assert.equal(isWorse, true);
  assert.ok((times[1] ?? 0) / (times[0] ?? 1) < 2.4);
});

test('a single leap is not worse, wherever it is', async () => {
  for (const at of [2_000, 4_000, 8_000]) {
    const { times, isWorse } = await judged((size) => (size / 100) * (size < at ? 1 : 3));
    assert.deepEqual([isWorse, times.length > 4], [false, true], String(at));
  }
});

test('what takes long already is not made larger still', async () => {
  const { times, isWorse } = await judged((size) => 1_000 * (size / 1_000) ** 2);
  assert.deepEqual([isWorse, times.length], [true, 4]);
});

test('a slow second measurement of a size does not hide the growth after it', async () => {
  const { isWorse } = await judge(1_000, async (size, carefully) => {
    const cold = carefully && size === 8_000 ? 1.8 : 1;
    return 5 * cold * (size / 1_000) ** 1.5;
  });
  assert.equal(isWorse, true);
});
