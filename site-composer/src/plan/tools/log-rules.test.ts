import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitsPassed, summaryOf, tooSoon } from '../../browser/scripts/log-notes';
import { planFor } from '../../index';

const cat =
  'I need a tracker for my diabetic cat Biscotti so my roommate and I stop double dosing him. Two shots a day, 7 am and 7 pm. Each entry: who gave it (Me or Devon), units (usually 1.5), glucose reading if we took one, ate yes/no, note. If somebody tries to log a shot less than 10 hours after the last one it should warn in red. List newest first, and let me delete mistakes. Keep it on the phone, nothing fancy, dark mode cause it’s early.';

const listOf = (prompt: string) => {
  const tool = planFor(prompt, { today: new Date('2026-11-22T12:00:00Z') }).plan.sections.flatMap(
    (section) => (section.kind === 'tool' ? [section.tool] : []),
  )[0];
  assert.ok(tool?.type === 'list', `${tool?.type}`);
  return tool;
};

test('a log has the told fields, its moment, and warns of what comes too soon', () => {
  const { columns, apart, moment } = listOf(cat);
  assert.deepEqual(
    columns.map(({ label, type, options, initial }) => [label, type, options?.join('/'), initial]),
    [
      ['When', 'datetime-local', undefined, undefined],
      ['Who gave it', 'select', 'Me/Devon', undefined],
      ['Units', 'number', undefined, '1.5'],
      ['Glucose reading', 'number', undefined, undefined],
      ['Ate', 'select', 'Yes/No', undefined],
      ['Note', 'textarea', undefined, undefined],
    ],
  );
  assert.equal(apart, 600);
  assert.equal(moment, 'moment');
});

test('limits and sums that were asked for', () => {
  const { limits, summaries } = listOf(
    'Blood sugar log for my dad. Each entry has date, glucose, note. If glucose is below 80 tell him to call the vet. Show the average.',
  );
  assert.deepEqual(
    limits?.map(({ side, limit, say }) => [side, limit, say]),
    [['below', 80, 'Call the vet.']],
  );
  assert.deepEqual(
    summaries?.map(({ kind }) => kind),
    ['average'],
  );
});

test('warnings and sums are worked out from the entries', () => {
  const rows = [
    { when: '2026-11-27T07:00', units: '1.5' },
    { when: '2026-11-26T19:00', units: '1' },
  ];
  const now = new Date('2026-11-27T12:00');
  assert.equal(tooSoon(rows, { when: '2026-11-27T12:30' }, 'when', 600), 330);
  assert.equal(tooSoon(rows, { when: '2026-11-27T19:00' }, 'when', 600), null);
  assert.equal(summaryOf(rows, { kind: 'today', column: 'units' }, 'when', now), 1.5);
  assert.equal(summaryOf(rows, { kind: 'week', column: 'units' }, 'when', now), 2.5);
  assert.equal(summaryOf(rows, { kind: 'average', column: 'units' }, 'when', now), 1.25);
  const limit = { column: 'units', side: 'above', limit: 1.2, say: 'Ring.' } as const;
  assert.deepEqual(limitsPassed({ units: '1.5' }, [limit]), ['Ring.']);
  assert.deepEqual(limitsPassed({ units: '' }, [limit]), []);
});
