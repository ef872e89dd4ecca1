import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostilePrompts } from '../testing/hostile-inputs';
import { readChain } from './chain-file';
import { layerSums } from './emissions';
import { findSpans } from './find-spans';
import { tokenize } from './tokenize';
import { windowSums, wordWindows } from './word-window';

const marksOf = (text: string, label: string) =>
  findSpans(text, 'en')
    .spans.filter((span) => span.label === label)
    .map((span) => span.text);

const bakery =
  'I want a website for my bakery in Leeds called Crumb & Co. Sourdough £4.50, rye loaf £5. Open Tue-Sat 8am-4pm. Warm colours, dark green buttons. Call 0113 496 0000.';

test('Names, things with their prices, hours and looks are told apart', () => {
  assert.deepEqual(marksOf(bakery, 'name'), ['Crumb & Co']);
  assert.deepEqual(marksOf(bakery, 'subject'), ['bakery']);
  assert.deepEqual(marksOf(bakery, 'place'), ['Leeds']);
  assert.deepEqual(marksOf(bakery, 'item'), ['Sourdough', 'rye loaf']);
  assert.deepEqual(marksOf(bakery, 'price'), ['£4.50', '£5']);
  assert.deepEqual(marksOf(bakery, 'hours'), ['Tue-Sat 8am-4pm']);
  assert.deepEqual(marksOf(bakery, 'color'), ['dark green']);
});

test('A thing and its price are of one record, another thing is of another', () => {
  const { spans } = findSpans(bakery, 'en');
  const records = spans.filter(({ label }) => label === 'item' || label === 'price');
  const [bread, its, rye, other] = records.map(({ record }) => record);
  assert.ok(bread !== null && bread === its && rye === other && bread !== rye);
});

test('Places are those of the text, and the same text has the same spans', () => {
  const { spans } = findSpans(bakery, 'en');
  for (const { text, start, end } of spans) assert.equal(bakery.slice(start, end), text);
  assert.deepEqual(findSpans(bakery, 'en').spans, spans);
});

test('A statement is likelier for visitors than a wish about the page', () => {
  const { clauses } = findSpans(
    'Every loaf is baked by hand with flour from the mill next door. Please make the page look modern and simple.',
    'en',
  );
  assert.ok((clauses[0]?.told ?? 0) > 0.5 && (clauses[1]?.told ?? 1) < 0.5);
});

test('What a word adds is the same whether it is multiplied alone or in its window', () => {
  const chain = readChain('spans');
  const tokens = tokenize(bakery);
  const sums = windowSums(tokens, chain.first, chain.hidden);
  const windows = wordWindows(tokens);
  for (const [at] of tokens.entries()) {
    const due = layerSums(chain, windows.subarray(at * chain.width, (at + 1) * chain.width));
    for (const [unit, sum] of due.entries())
      assert.ok(Math.abs(sum - (sums[at * chain.hidden + unit] ?? 0)) < 1e-3);
  }
});

/** More than as many words as are read; what is as long as an instruction may be is read whole by `understand`. */
const beyondBound = 8_000;

for (const [title, make] of Object.entries(hostilePrompts))
  test(`${title} without end are marked to a bound`, () => {
    const { spans, clauses } = findSpans(make(beyondBound), 'en');
    assert.ok(spans.length <= 3_000 && clauses.length <= 3_000);
  });
