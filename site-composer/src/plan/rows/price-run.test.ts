import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPriceRun } from './price-run';

const rowsOf = (text: string): string[] | null =>
  readPriceRun(text)?.items.map(({ title, price }) => `${title} | ${price ?? ''}`) ?? null;

test('Figures in the name of a thing are no part of its sum', () => {
  assert.deepEqual(rowsOf('30 min £32 / 60 min £52 / 90 min £72.'), [
    '30 min | £32',
    '60 min | £52',
    '90 min | £72',
  ]);
});

test('A thing may stand behind its sum', () => {
  assert.deepEqual(rowsOf('I charge £42 for an hour, £60 for ninety minutes.'), [
    'Hour | £42',
    'Ninety minutes | £60',
  ]);
});
