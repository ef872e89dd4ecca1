import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

const planned = (instruction: string) =>
  planFor(instruction, { today: new Date('2026-11-28T12:00:00Z') });

test('All of a sentence of hours stands in the table, and once', () => {
  const { brief, plan } = planned(
    'Dentist. Harbour Dental, Poole. New patients welcome. Monday to Friday 8.30-5.30, Saturday 9-1. 01632 960505. nervous patients are our speciality.',
  );
  assert.deepEqual(brief.facts.hours, [
    { from: 1, to: 5, opens: '08:30', closes: '17:30' },
    { from: 6, to: 6, opens: '09:00', closes: '13:00' },
  ]);
  assert.equal(plan.sections.filter(({ kind }) => kind === 'schedule').length, 0);
  assert.doesNotMatch(JSON.stringify(plan.sections), /8\.30/);
});
