import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { Section } from '../../model/page';

const sectionsOf = (instruction: string): readonly Section[] =>
  planFor(instruction, { today: new Date('2026-11-27T12:00:00Z') }).plan.sections;
const glance = (instruction: string) =>
  sectionsOf(instruction).flatMap((section) =>
    section.kind === 'facts' ? section.facts.map(({ label, value }) => `${label}: ${value}`) : [],
  );

test('the one day and its place stand at a glance, and in no list of dates', () => {
  const reunion =
    'Need page for our school reunion, Hilltop High School, batch of 2001. Date is Saturday 19 December 2026, venue Hotel Lotus Lawns, Gangapur Road. 4 pm high tea, 5.30 roll call by Rao Sir, 7 pm songs. Contribution ₹2,200 per head, ₹3,500 for couple.';
  assert.deepEqual(glance(reunion), [
    'When: Saturday, 19 December 2026',
    'Where: Hotel Lotus Lawns, Gangapur Road',
  ]);
  const page = JSON.stringify(sectionsOf(reunion));
  assert.doesNotMatch(page, /"title":"Date"|Date is Saturday/);
});

test('the whole of a place is read behind its day', () => {
  assert.ok(
    glance(
      'Page for the Marsh Fen raft race. I am the secretary. It is on Sunday 27 September 2026 at Glebe Farm, Marsh Fen, Lincolnshire, by kind permission of the Day family. Entry is £12, spectators £4. Dogs on leads.',
    ).includes('Where: Glebe Farm, Marsh Fen, Lincolnshire'),
  );
});
