import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const read = (prompt: string) => understand(prompt, new Date('2026-11-23T12:00:00Z'));
const itemsOf = (prompt: string) => read(prompt).lists.flatMap(({ items }) => items);

test('A grade that is taught to is no price', () => {
  const prompt =
    'I am a violin teacher in Perth. Half an hour £14, one hour £26, beginners to grade 7, adults welcome. Ring Isla on 01738 555 210.';
  assert.ok(itemsOf(prompt).every(({ price }) => price !== '£7'));
  assert.ok(read(prompt).statements.some((text) => text.includes('grade 7')));
});

test('Prices in front of their things stand with these, under what they are prices of', () => {
  const { lists } = read(
    'Website for the Millbrook Sailing Club. Annual fee £60 junior member £140 full member. Meetings first Monday of the month 7pm.',
  );
  const list = lists.find(({ heading }) => heading === 'Annual fee');
  assert.deepEqual(list?.items, [
    { title: 'Junior member', price: '£60' },
    { title: 'Full member', price: '£140' },
  ]);
});

test('What a thing is called begins where its part of the sentence does', () => {
  const items = itemsOf(
    'I need a site for our village cricket club, Stoke Lawn CC. We play on Saturdays and train Wednesdays 6.30pm at the rec. New players welcome, no experience needed. Juniors on Friday nights £3 a session.',
  );
  assert.ok(items.some(({ title }) => title === 'Juniors on Friday nights'));
});

test('A price by the hour has what the sentence begins with, or the hour itself, for its thing', () => {
  const items = itemsOf(
    'I am a singing teacher. Lessons at my home in Truro, £24 an hour or £13 for half an hour. Ring Kate on 01872 555 210.',
  );
  assert.deepEqual(items[0], { title: 'Lessons', price: '£24 an hour' });
  const [, ...others] = itemsOf(
    'Tattoo studio Grey Wolf in Leeds. Small piece £50. £90 an hour. Dark and moody.',
  );
  assert.deepEqual(others, [{ title: 'One hour', price: '£90' }]);
});
