import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const planOf = (instruction: string) =>
  planFor(instruction, { today: new Date('2026-11-26T12:00:00Z') }).plan;

const factsOf = (instruction: string): readonly string[] => {
  const [hero] = planOf(instruction).sections;
  return hero?.kind === 'hero' ? hero.facts : [];
};

test('The one price of a page is a line of its first screen', () => {
  const tuner = 'Piano tuner in Edinburgh. Tuning £75. Twenty-two years at the bench.';
  assert.deepEqual(
    factsOf(tuner).filter((fact) => fact.includes('£')),
    ['Tuning £75'],
  );
  assert.ok(!planOf(tuner).sections.some(({ kind }) => kind === 'prices'));
});

test('What is added to a price is told with it', () => {
  const bike =
    'we sell only one thing: a wooden balance bike for toddlers, hand made in Devon, £89 plus £6 postage. takes 10 days.';
  assert.ok(factsOf(bike).includes('£89 plus £6 postage'));
});

test('A price per unit reads as it is said', () => {
  const drones =
    'Drone roof surveys for building managers in Leeds. CAA authorised. From £280 per building.';
  assert.ok(factsOf(drones).includes('From £280 per building'));
});

test('A price beside another sum has a section', () => {
  const run =
    'Run the Reservoir, a 10k on Sunday 27 September 2027 at Bamford. £22 affiliated, £24 not. Medal and soup.';
  assert.ok(!factsOf(run).some((fact) => fact.includes('£22') && !fact.includes('£24')));
});
