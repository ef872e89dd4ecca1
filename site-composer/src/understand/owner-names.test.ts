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
  assert.equal(subject.phrase, 'second-hand record shop');
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
  assert.match(html, /I am Priya\. I come to your house\./);
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

test('a page that begins with its name has it, and a sentence that begins with two capitals has none', () => {
  const nursery = understand('Little Foxes day nursery in Otley. £62 a day.', today);
  assert.equal(nursery.name.text, 'Little Foxes Day Nursery');
  assert.equal(nursery.place, 'Otley');
  assert.notEqual(
    understand('Portuguese Lessons online, £20 an hour.', today).name.text,
    'Portuguese Lessons Online',
  );
});

test('a talk is called what it is about, and whoever gives it is among the people', () => {
  const talk = understand(
    'A page for my talk at the library: How to photograph the night sky, Wednesday 10 March 2027 at 7pm, Hexham Library, free but please book, Dr Priya Nair.',
    today,
  );
  assert.equal(talk.name.text, 'How to photograph the night sky');
  assert.deepEqual(
    talk.facts.people.map(({ name }) => name),
    ['Dr Priya Nair'],
  );
  assert.equal(talk.intent, 'join');
});

test('a roofer is one, whatever else is said', () => {
  const roofer = understand(
    'roofer in Dundee, 25 years, slates tiles flat roofs gutters and chimneys, free quotes, fully insured, 01382 555 0143',
    today,
  );
  assert.equal(roofer.subject.tradeId, 'roofer');
});
