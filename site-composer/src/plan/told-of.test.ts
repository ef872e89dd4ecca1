import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand/understand';
import { makeContext, type PageContext } from './page-context';
import { tellsDay, tellsPrice, toldOf } from './told-of';

const brief = understand('A bakery in Ely', new Date('2026-11-23T12:00:00Z'));

function contextOf(statements: readonly string[], remarks: readonly string[]): PageContext {
  return makeContext({ ...brief, statements, remarks });
}

test('What was said of prices is told in their section and nowhere else', () => {
  const context = contextOf(
    ['Loaves cost between £3 and £5', 'Baked with local flour'],
    ['Parties of ten pay £40 in advance'],
  );
  assert.deepEqual(toldOf(context, tellsPrice), [
    'Loaves cost between £3 and £5.',
    'Parties of ten pay £40 in advance.',
  ]);
  assert.deepEqual(context.statements, ['Baked with local flour']);
});

test('A sentence that is a statement and a remark is told once', () => {
  const said = 'We bake on Tuesdays and Fridays.';
  assert.deepEqual(toldOf(contextOf([said], [said]), tellsDay), [said]);
});

test('Where nothing was said the statements stay as they are', () => {
  const context = contextOf(['Baked with local flour'], []);
  assert.deepEqual(toldOf(context, tellsPrice), []);
  assert.deepEqual(context.statements, ['Baked with local flour']);
});

test('A section holds no more than four sentences, and the others stay where they are', () => {
  const prices = [1, 2, 3, 4, 5].map((sum) => `Loaf number ${sum} costs £${sum}`);
  const context = contextOf(prices, []);
  assert.equal(toldOf(context, tellsPrice).length, 4);
  assert.deepEqual(context.statements, [prices[4]]);
});
