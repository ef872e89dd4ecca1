import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const read = (prompt: string) => understand(prompt, new Date('2026-11-23T12:00:00Z'));

test('A name behind its kind is the name', () => {
  const { name, subject } = read(
    'site for my mobile app Benchly which finds quiet benches in parks. android and ios. no account needed. £1.99 once.',
  );
  assert.deepEqual(name, { text: 'Benchly', given: true });
  assert.ok(!subject.phrase.includes('Benchly'));
});

test('A piece of a sentence gives way to the name', () => {
  const { subject } = read(
    'website for a thing that records how damp your cellar is, called Mouldly. It sends you a text when it gets bad. £79 each or £140 for two.',
  );
  assert.equal(subject.phrase, 'Mouldly');
});

test('What somebody does is called as work', () => {
  const { subject } = read("I'm Rob, I walk dogs in Margate. £12 a walk. Text me 07700 900223");
  assert.equal(subject.phrase, 'dog walking');
  assert.match(
    read(
      'Escape rooms in an old submarine: The Drowned Bell (60 min). 24 € per person. Book online.',
    ).subject.phrase,
    /^escape rooms/i,
  );
});

test('Who is remembered is named by the page and answers no letters', () => {
  const { name, intent } = read(
    'Memorial page for my mum, Joan Prewett 1940 to 2025. She was a postwoman. Service 5 March 2pm at Truro Crematorium. No flowers please, donations to RNLI.',
  );
  assert.deepEqual(name, { text: 'Joan Prewett', given: true });
  assert.notEqual(intent, 'donate');
});

test('A time to ring by is no opening time, and days are nothing that is offered', () => {
  const { facts } = read(
    'Website for a man who mends clocks in Clun. Free estimates. Phone Alun 01588 555 045 before 8pm',
  );
  assert.equal(facts.hoursWords, null);
  const { lists } = read(
    'tattoo studio Black Otter, Digbeth Birmingham. walk ins friday and saturday, otherwise by appointment. £80 an hour, minimum £60.',
  );
  const titles = lists.flatMap(({ items }) => items.map(({ title }) => title.toLowerCase()));
  assert.ok(!titles.some((title) => /friday|saturday|appointment/.test(title)));
});

test('Nobody visits who comes to them, and nobody books where bookings are refused', () => {
  const van = read(
    'Bike repair van that comes to you in Ipswich. Standard service £55, puncture £15. Mon-Fri 8-6. Text 07700 900457. Name: Chain & Sprocket',
  );
  assert.notEqual(van.intent, 'visit');
  const cafe = read(
    "curry house Padma, 9 Hill Road, Ely CB7 4AD. Lamb bhuna £11.50, veg thali £12. takeaway and eat in. we don't take bookings, just turn up",
  );
  assert.equal(cafe.asked.withoutForms, 'booking');
  assert.equal(cafe.intent, 'visit');
});

test('What something is stands in front of what it is called', () => {
  const { name, subject } = read(
    'Our running club Moor Lane Striders meets Tuesdays 7pm at the leisure centre in Skipton. All abilities. £25 a year.',
  );
  assert.deepEqual(name, { text: 'Moor Lane Striders', given: true });
  assert.equal(subject.phrase, 'running club');
});

test('Whoever teaches something to somebody gives lessons in it', () => {
  const { subject } = read(
    'I teach piano to adults who gave it up as kids. Weekly lessons at my house in Totnes, £32. Hannah Boyce, hannah@example.com',
  );
  assert.equal(subject.phrase, 'piano lessons for adults');
});
