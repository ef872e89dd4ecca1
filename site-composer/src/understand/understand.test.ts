import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const today = new Date('2026-11-22T12:00:00Z');
const read = (prompt: string) => understand(prompt, today);

test('A fishing contest keeps its subject, its name, its place, its day and its fee', () => {
  const brief = read(
    'Create a website for a fishing contest in Lake Tahoe called Big Bass Bash on June 12, 2027. Entry fee is $25. Include a schedule, prizes and a gallery of past catches.',
  );
  assert.equal(brief.subject.phrase, 'fishing contest');
  assert.deepEqual(brief.name, { text: 'Big Bass Bash', given: true });
  assert.equal(brief.place, 'Lake Tahoe');
  assert.equal(brief.facts.dates[0]?.iso, '2027-06-12');
  assert.deepEqual(brief.lists, [{ heading: null, items: [{ title: 'Entry fee', price: '$25' }] }]);
  assert.deepEqual(
    brief.asked.sections.map(({ topic, words }) => [topic, words]),
    [
      ['schedule', 'Schedule'],
      ['other', 'Prizes'],
      ['gallery', 'Gallery of past catches'],
    ],
  );
});

test('Every item keeps its price, and what was said about looks is no item', () => {
  const brief = read(
    'I want a landing page for my mobile dog grooming business in Austin, TX. We offer baths ($40), nail trims ($15) and full grooms ($85). Make it modern with blue colors and include a gallery. Call 512-555-0147.',
  );
  assert.equal(brief.subject.tradeId, 'dog-groomer');
  assert.deepEqual(brief.lists[0]?.items, [
    { title: 'Baths', price: '$40' },
    { title: 'Nail trims', price: '$15' },
    { title: 'Full grooms', price: '$85' },
  ]);
  assert.deepEqual(brief.facts.phones, ['512-555-0147']);
  assert.deepEqual(
    brief.asked.sections.map(({ topic }) => topic),
    ['gallery'],
  );
  assert.equal(brief.asked.look.colours.brand?.words, 'blue');
  assert.deepEqual(brief.statements, []);
});

test('A chess application is about chess, and what users can do are its capabilities', () => {
  const brief = read(
    'Build a chess application where users can play against each other, track their ratings and review past games. Dark theme.',
  );
  assert.equal(brief.purpose, 'application');
  assert.equal(brief.subject.tradeId, null);
  assert.equal(brief.name.text, 'Chess');
  assert.equal(brief.name.given, false);
  assert.deepEqual(
    brief.capabilities.map(({ words }) => words),
    ['play against each other', 'track their ratings', 'review past games'],
  );
  assert.equal(brief.asked.look.scheme, 'dark');
});

test('A name before its kind, hours, an address and a person are read from plain sentences', () => {
  const brief = read(
    'Nook - a cosy café in Bristol. Open Tue-Sun 8am-4pm. Flat white £3.20, cinnamon bun £2.80. 12 Gloucester Road, Bristol BS7 8AE. Our head baker Tom Reed bakes everything on site. We love dogs.',
  );
  assert.equal(brief.name.text, 'Nook');
  assert.equal(brief.subject.tradeId, 'cafe');
  assert.deepEqual(brief.facts.hours, [{ from: 2, to: 7, opens: '08:00', closes: '16:00' }]);
  assert.equal(brief.facts.address, '12 Gloucester Road, Bristol BS7 8AE');
  assert.deepEqual(brief.facts.people, [
    { name: 'Tom Reed', role: 'Head baker', text: 'Bakes everything on site.' },
  ]);
  assert.deepEqual(brief.lists[0]?.items, [
    { title: 'Flat white', price: '£3.20' },
    { title: 'Cinnamon bun', price: '£2.80' },
  ]);
});

test('Colours go to the parts they were asked for', () => {
  const { colours } = read(
    'A website for a bike shop. Old lace background, dark cyan buttons and white cards with a black header.',
  ).asked.look;
  assert.equal(colours.background?.hex, '#fdf5e6');
  assert.equal(colours.button?.hex, '#008b8b');
  assert.equal(colours.card?.hex, '#ffffff');
  assert.equal(colours.header?.hex, '#000000');
});

test('An owner who says what they are is believed before what the page shall hold', () => {
  const brief = read(
    "We're a family bakery with four branches across Bristol - we need a map with our branches.",
  );
  assert.equal(brief.subject.phrase, 'family bakery');
  assert.equal(brief.place, 'Bristol');
});

test('A page in German is understood and its language is kept', () => {
  const brief = read(
    'Webseite für eine Bäckerei in Hamburg mit Sortiment, Öffnungszeiten, Vorbestellung und Kontakt',
  );
  assert.equal(brief.language, 'de');
  assert.equal(brief.subject.phrase, 'Bäckerei');
  assert.equal(brief.subject.tradeId, 'bakery');
  assert.equal(brief.place, 'Hamburg');
});

test('What was asked to be left out is noted by topic', () => {
  const brief = read('Website for a hair salon in York. No testimonials and no gallery please.');
  assert.deepEqual(brief.asked.excluded.toSorted(), ['gallery', 'quotes']);
});
