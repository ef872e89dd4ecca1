import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { Section } from '../../model/page';
import { offeredThings } from './offered-things';

const today = new Date('2026-11-28T12:00:00Z');
const planned = (instruction: string): readonly Section[] =>
  planFor(instruction, { today }).plan.sections;
const cardsOf = (instruction: string) => {
  const cards = planned(instruction).find(
    (one): one is Extract<Section, { kind: 'cards' }> => one.kind === 'cards',
  );
  return cards === undefined ? null : [cards.heading, ...cards.cards.map(({ title }) => title)];
};

test('things that are listed in a few words are cards, and nothing of them is told as a text', () => {
  const solicitor =
    'Immigration solicitor in Leeds. Adeyemi Law. Visas, citizenship, appeals, family reunion. First 30 minutes free. Tel 01632 960888.';
  assert.deepEqual(cardsOf(solicitor), [
    'Legal help',
    'Visas',
    'Citizenship',
    'Appeals',
    'Family reunion',
  ]);
  const text = JSON.stringify(planned(solicitor).filter(({ kind }) => kind !== 'cards'));
  assert.doesNotMatch(text, /citizenship/i);
});

test('things that somebody says they offer are cards', () => {
  const bookkeeper =
    'Bookkeeper for small builders. I do CIS returns, VAT, payroll, invoices and chasing late payers. £120 a month. Leigh Carter Bookkeeping, Wakefield, 01632 960777.';
  assert.deepEqual(cardsOf(bookkeeper), [
    'Bookkeeping',
    'CIS returns',
    'VAT',
    'Payroll',
    'Invoices',
    'Chasing late payers',
  ]);
});

test('the verb of who offers them is in the heading where it says more', () => {
  const mender = offeredThings(
    'We repair clocks, watches and barometers in our shop in Ripon.',
    ['clocks', 'watches'],
    true,
  );
  assert.deepEqual(mender, {
    things: ['clocks', 'watches', 'barometers'],
    verb: 'repair',
    isAll: false,
  });
});

test('rules, sums and sentences that list nothing are no offer', () => {
  for (const text of [
    'No bonfires before dusk, keep paths clear, no hosepipes.',
    'Loaves £4, buns £2, tarts £3.',
    'We cook for weddings and we bring the plates, the forks and the tent.',
  ])
    assert.equal(offeredThings(text, ['loaves', 'buns', 'plates'], true), null, text);
});

test('a thing keeps what it costs in brackets', () => {
  const designer =
    'Interior designer in Edinburgh, Isla Grant Interiors. Full house design, single rooms, colour consultations (£150), shopping days. Featured in Homes & Interiors Scotland. Enquiries studio@islagrant.example';
  const cards = planned(designer).find((one) => one.kind === 'cards');
  assert.deepEqual(
    cards?.kind === 'cards' && cards.cards.map(({ title, price }) => [title, price ?? null]),
    [
      ['Full house design', null],
      ['Single rooms', null],
      ['Colour consultations', '£150'],
      ['Shopping days', null],
    ],
  );
});
