import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets, judge, listGrowth } from './check-budgets';
import { suiteOfBudgets } from './budget-suite';
import type { FirstLoad } from './first-loads';
import { withBudget } from './starting-budget';

const load: FirstLoad = { name: 'mfe-shop /shop', workspace: 'mfe-shop', files: [], bytes: 4096 };
const modulesOf = () => ({ 'mfe-shop/src/shop.tsx': 900, lodash: 71_000, axios: 500 });
const noted = { 'mfe-shop /shop': { 'mfe-shop/src/shop.tsx': 800, axios: 500 } };
const within = (kilobytes: number) =>
  judge(load, { known: { [load.name]: { kilobytes, reason: 'words' } }, noted, modulesOf });

test('a first load within its budget is nobody’s business', () => {
  assert.equal(within(4), null);
});

test('one over its budget is refused with what grew, most first, and what is new', () => {
  assert.equal(
    within(3),
    [
      'mfe-shop /shop takes 4.0 KB, 1.0 KB more than its budget of 3 KB.',
      'Grown since the budget was set, before compression:',
      '  +71000 bytes  lodash (new)',
      '  +100 bytes  mfe-shop/src/shop.tsx',
    ].join('\n'),
  );
});

test('a page without a budget is refused too, so that a new one gets its reason', () => {
  assert.match(judge(load, { known: {}, noted, modulesOf }) ?? '', /has no budget: add one/);
});

test('at most five modules are named', () => {
  const now = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`module-${at}`, at + 1]));
  assert.equal(listGrowth({}, now).length, 5);
});

test('budgets count as tests, and what is over is told with what grew', () => {
  const told: string[] = [];
  const problems = ['mfe-shop /shop takes 4.0 KB\n  +71000 bytes  lodash (new)'];
  const result = suiteOfBudgets({ kept: 30, problems }, (text) => told.push(text));
  assert.deepEqual([result.passed, result.failed, result.skipped], [30, 1, 0]);
  assert.match(told.join('\n'), /mfe-shop \/shop takes 4\.0 KB[^]*lodash \(new\)/);
});

test('a new remote starts with a budget, in the order and form of the others', () => {
  const before = `${JSON.stringify({ 'mfe-a /a': { kilobytes: 1, reason: 'words alone' } }, null, 2)}\n`;
  const after = withBudget(before, 'mfe-shop /shop');
  assert.ok(after.startsWith(before.slice(0, -3)));
  assert.ok((budgets.parse(JSON.parse(after))['mfe-shop /shop']?.kilobytes ?? 0) > 0);
});
