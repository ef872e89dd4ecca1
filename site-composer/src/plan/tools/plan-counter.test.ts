import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const counterIn = (text: string) => {
  const { plan } = planFor(text, { today });
  const part = plan.sections.find(({ kind }) => kind === 'tool');
  const tool = part?.kind === 'tool' ? part.tool : null;
  return tool?.type === 'counter'
    ? { name: plan.name, thing: tool.thing, daily: tool.daily, goal: tool.goal }
    : null;
};

test('what is counted one by one is a counter, with its day and its goal', () => {
  assert.deepEqual(counterIn('an app to count how many glasses of water i drink today'), {
    name: 'Glasses of Water Counter',
    thing: 'Glasses of water',
    daily: true,
    goal: null,
  });
  assert.deepEqual(counterIn('A push up counter, my goal is 100 a day, resets at midnight'), {
    name: 'Push Ups Counter',
    thing: 'Push ups',
    daily: true,
    goal: 100,
  });
  assert.deepEqual(counterIn('Tally counter for birds at my feeder, dark green'), {
    name: 'Birds Counter',
    thing: 'Birds',
    daily: false,
    goal: null,
  });
});

test('what counts by itself, or sells at a counter, is none', () => {
  for (const text of [
    'A word counter that counts how many words are in my text',
    'a countdown to our wedding on 5 June 2027',
    'Sandwich shop in Hull, order at the counter. Ham roll £3, tea £1.50.',
  ])
    assert.equal(counterIn(text), null, text);
});
