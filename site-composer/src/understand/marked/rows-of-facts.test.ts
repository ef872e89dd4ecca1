import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-23T12:00:00Z');
const briefOf = (text: string) => planFor(text, { today }).brief;

test('A plan without a price stands with the plans that have one', () => {
  const { lists } = briefOf(
    'Landing page for a tide app for kayakers called Tidewatch. Pricing: Free, Paddler £2 a month, Club £15 a month.',
  );
  const plans = lists.find(({ items }) => items.some(({ price }) => price !== undefined));
  assert.deepEqual(
    plans?.items.map(({ title }) => title),
    ['Free', 'Paddler', 'Club'],
  );
});

test('Two prices joined by "or" are two prices', () => {
  const { lists } = briefOf(
    'I teach yoga in Exeter. Classes Tuesday 10am and Thursday 6pm at the Custom House, £9 drop in or £48 for six.',
  );
  assert.deepEqual(
    lists.flatMap(({ items }) => items.map(({ title, price }) => `${title} ${price ?? ''}`)),
    ['Drop in £9', 'For six £48'],
  );
});

test('Rows that begin with a year are a timeline', () => {
  const { facts } = briefOf(
    'page about the history of the Forth Bridge for tourists with a timeline: 1883 construction starts, 1890 opened by the Prince of Wales, 2015 UNESCO world heritage site',
  );
  assert.deepEqual(
    facts.dates.map(({ words, title }) => `${words} ${title ?? ''}`),
    [
      '1883 Construction starts',
      '1890 Opened by the Prince of Wales',
      '2015 UNESCO world heritage site',
    ],
  );
});

test('The place of the day a page is about is no entry of its timetable', () => {
  const { plan } = planFor(
    'Wedding website for Priya and Tom, 12 June 2027 at Kilworth House Hotel Leicestershire. Ceremony 2pm, dinner 5pm, dancing till midnight.',
    { today },
  );
  const schedule = plan.sections.find(({ kind }) => kind === 'schedule');
  assert.ok(schedule?.kind === 'schedule');
  assert.deepEqual(
    schedule.entries.map(({ when, title }) => `${when} ${title}`),
    ['2pm Ceremony', '5pm Dinner', 'Till midnight Dancing'],
  );
});
