import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { Section } from '../../model/page';
import { isThroughDay, readTimedParts, readTimeRow } from './timed-parts';

const sectionsOf = (instruction: string): readonly Section[] =>
  planFor(instruction, { today: new Date('2026-11-27T12:00:00Z') }).plan.sections;
const programme = (instruction: string) => {
  const found = sectionsOf(instruction).find(({ kind }) => kind === 'schedule');
  return found?.kind === 'schedule'
    ? found.entries.map(({ when, title, text = '' }) => `${when} ${title} ${text}`.trim())
    : [];
};

test('a line at its time is one row, with what is said of it behind', () => {
  assert.deepEqual(readTimeRow('9.30 ploughing starts, on the whistle'), {
    when: '9.30',
    datetime: null,
    title: 'Ploughing starts',
    text: 'On the whistle',
  });
  assert.equal(readTimeRow('3 hot meals'), null);
  assert.equal(readTimeRow('4.75 a packet')?.when, undefined);
});

test('a sentence whose parts each begin with a time is all of its rows', () => {
  const rows = readTimedParts(
    '4 pm high tea, 5.30 roll call by Rao Sir (he is 81 and coming from Pune, specially), 7 pm songs, 8.30 dinner',
  );
  assert.deepEqual(
    rows?.map(({ when, title }) => `${when} ${title}`),
    ['4 pm High tea', '5.30 Roll call by Rao Sir', '7 pm Songs', '8.30 Dinner'],
  );
  assert.ok(isThroughDay(rows ?? []));
  assert.ok(
    isThroughDay([{ when: '9.30' }, { when: '12.30' }, { when: '2.00' }, { when: '3.15' }]),
  );
  assert.ok(!isThroughDay([{ when: '4.50' }, { when: '3.20' }, { when: '2.10' }]));
});

test('no line of a programme leads the page, and none is lost', () => {
  assert.deepEqual(
    programme(
      'Page for the Marsh Lane raft race on Sunday 6 June 2027. I am the secretary.\n\nOrder of the day:\n9.00 gates and tea\n9.45 numbers drawn\n11.30 raft race, twelve rafts, this is what most people come for\n2.00 prizes\n\nEntry is £6. Entries close on Friday 4 June, not on the day. Dogs on leads.',
    ),
    [
      '9.00 Gates and tea',
      '9.45 Numbers drawn',
      '11.30 Raft race Twelve rafts, this is what most people come for',
      '2.00 Prizes',
    ],
  );
});

test('a programme in a sentence without a heading is a programme', () => {
  const rows = programme(
    'Need page for our reunion, Hilltop School batch of 2001. Date is Saturday 19 December 2026, venue Lotus Lawns. 4 pm high tea, 5.30 roll call by Rao Sir, 7 pm songs, 8.30 dinner pure veg. Contribution ₹2,200 per head, kids free.',
  );
  assert.deepEqual(rows, [
    '4pm High tea',
    '5.30 Roll call by Rao Sir',
    '7pm Songs',
    '8.30 Dinner pure veg',
  ]);
});

test('opening hours are no programme', () => {
  const rows = programme(
    'Seite für unseren Betrieb „Ofen Brandt“ in Hameln. Wir kehren Kamine seit 1974. Kehrung ab 38 €, Ofen-Check 55 €. Bürozeiten: Montag bis Donnerstag 7 bis 16 Uhr, Freitag nur bis 12 Uhr, mittwochs nachmittags geschlossen. Telefon 05042 990 4417.',
  );
  assert.deepEqual(rows, []);
});
