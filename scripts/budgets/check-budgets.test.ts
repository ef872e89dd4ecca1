import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, listGrowth } from './check-budgets';
import type { FirstLoad } from './first-loads';

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
