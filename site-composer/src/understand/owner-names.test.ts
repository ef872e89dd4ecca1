import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';
import { understand } from './understand';

const today = new Date('2026-11-23T12:00:00Z');
const read = (prompt: string) => understand(prompt, today);

test('Who gives classes is a person, and no town', () => {
  const { place, facts } = read('calm site for yoga classes by Anya. Monday 6pm, Thursday 7pm');
  assert.equal(place, null);
  assert.deepEqual(
    facts.people.map(({ name }) => name),
    ['Anya'],
  );
  assert.equal(read('a guest house by the sea in Hove').place, 'Hove');
});

test('A business and the name behind it are told apart; a subject with capitals is no name', () => {
  const { name, subject } = read(
    'second hand record shop Groove Merchant in Sheffield, jazz and soul',
  );
  assert.deepEqual([name.text, name.given], ['Groove Merchant', true]);
  assert.equal(subject.phrase, 'second hand record shop');
  for (const prompt of [
    'evening classes Spanish and French in Leeds',
    'guitar lessons Blues and Rock in Hove',
  ])
    assert.equal(read(prompt).name.given, false, prompt);
});

test('Who introduces themselves says it to visitors', () => {
  const { html } = compose(
    'A website for my mobile dog grooming van in Leeds. I am Priya, I come to your house. Full groom £38.',
    { today },
  );
  assert.match(html, /I am Priya, I come to your house\./);
  assert.ok(
    !compose('I am Priya and I need a website for my bakery', { today }).html.includes('I need'),
  );
});

test('Where by itself is where everything takes place', () => {
  const { facts } = read(
    'Yoga classes. Monday flow 6pm, Wednesday yin 7pm. £9 drop in. At the Old Chapel, Hebden Bridge. Bring a mat',
  );
  assert.equal(facts.address, 'Old Chapel, Hebden Bridge');
});

test('The last word of a name has a capital', () => {
  assert.match(read('mobile dog grooming van in Leeds').name.text, / Van$/);
});
