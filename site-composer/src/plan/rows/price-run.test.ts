import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import { readPriceRun } from './price-run';

const pricesOf = (instruction: string): string[] =>
  planFor(instruction, { today: new Date('2026-11-28T12:00:00Z') }).plan.sections.flatMap(
    (section) =>
      section.kind === 'prices'
        ? section.groups.flatMap(({ items }) =>
            items.map(({ title, price }) => `${title} | ${price ?? ''}`),
          )
        : [],
  );

const rowsOf = (text: string): string[] | null =>
  readPriceRun(text)?.items.map(({ title, price }) => `${title} | ${price ?? ''}`) ?? null;

test('Figures in the name of a thing are no part of its sum', () => {
  assert.deepEqual(rowsOf('30 min £32 / 60 min £52 / 90 min £72.'), [
    '30 min | £32',
    '60 min | £52',
    '90 min | £72',
  ]);
});

test('What an hour costs is named by what is paid for, and a time to wait is no sum', () => {
  assert.deepEqual(pricesOf('Removals in Bath. £45 an hour one man, £65 two men. Ring Mo.'), [
    'One man | £45 an hour',
    'Two men | £65',
  ]);
  assert.deepEqual(
    pricesOf(
      'Brook Lane Allotments, Stroud. 64 plots, waiting list about 2 years. Shed £20, key £5.',
    ),
    ['Shed | £20', 'Key | £5'],
  );
  assert.deepEqual(
    pricesOf('Gym in Sheffield. Memberships: £30 off peak, £45 full, £10 day pass. Open daily.'),
    ['Off peak | £30', 'Full | £45', 'Day pass | £10'],
  );
});

test('What somebody is insured for costs nothing', () => {
  assert.deepEqual(
    pricesOf('Tree surgeon in Hereford. NPTC qualified, £5m insurance. Logs £90 a load.'),
    [],
  );
});

test('A thing may stand behind its sum', () => {
  assert.deepEqual(rowsOf('I charge £42 for an hour, £60 for ninety minutes.'), [
    'Hour | £42',
    'Ninety minutes | £60',
  ]);
});
