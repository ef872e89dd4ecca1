import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../../index';
import { understand } from '../understand';

const today = new Date('2026-11-23T12:00:00Z');
const briefOf = (text: string) => understand(text, today);
const pricesIn = (text: string): string[] =>
  briefOf(text).lists.flatMap(({ items }) =>
    items.flatMap(({ title, price }) => (price === undefined ? [] : [`${title}: ${price}`])),
  );
const listIn = (text: string, heading: string) =>
  briefOf(text).lists.find((list) => list.heading === heading)?.items;

test('a price board in one line is prices and no times of day', () => {
  assert.deepEqual(
    pricesIn(
      'Harbour Fryer, Whitby. Hake 9.20 Plaice 8.80 Scampi 7.50 Chips sm 2.40 lg 3.30 Peas 1.20. Open Tue-Sat 12 till 8.',
    ),
    [
      'Hake: 9.20',
      'Plaice: 8.80',
      'Scampi: 7.50',
      'Chips sm: 2.40',
      'Chips lg: 3.30',
      'Peas: 1.20',
    ],
  );
});

test('times of a programme stay times', () => {
  const { lists } = briefOf(
    'Village fete in Ely on 12 June 2027. 10.00 gates open 10.30 dog show 12.15 tug of war 14.00 raffle',
  );
  assert.deepEqual(
    lists.flatMap(({ items }) => items.flatMap(({ price }) => price ?? [])),
    [],
  );
});

test('prices that are dictated keep their things, and what was taken back is gone', () => {
  const said =
    'I make saddles in Bewdley, a child saddle is two hundred and ten pounds no hang on I put it up, two hundred and thirty pounds, a general purpose saddle is from 480, and a bridle cut to measure is 65 which sells best.';
  assert.deepEqual(pricesIn(said), [
    'Child saddle: £230',
    'General purpose saddle: from £480',
    'Bridle cut to measure: £65',
  ]);
});

test('a list within a sentence stands under its own heading', () => {
  const items = listIn(
    'Union of Leeds night cleaners. Know your rights: breaks, cold water, lone working, night pay. Hotline 0113 496 0123.',
    'Know your rights',
  );
  assert.deepEqual(
    items?.map(({ title }) => title),
    ['Breaks', 'Cold water', 'Lone working', 'Night pay'],
  );
});

test('lines with bullets under a heading stand as they were written', () => {
  const { listings } = briefOf(
    'We are Ilkley Pantry, a food bank.\n\nFor families:\n- Cooking class, Monday 10 to 12, chapel hall. Free.\n- School bags: we fill them in August.\n\nFor helpers:\n- Drivers, Thursday mornings\n- Volunteer form: name, email, when you are free',
  );
  const families = listings.find(({ heading }) => heading === 'For families');
  assert.deepEqual(
    families?.groups.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ['Cooking class, Monday 10 to 12, chapel hall. Free.', 'School bags: we fill them in August.'],
  );
});

test('the fields of a form and orders to whoever builds the page are no list of things', () => {
  const { lists } = briefOf(
    'Kennel club in Ayr. Please show: results, photos, a map. Form fields: dog, owner, email.',
  );
  assert.deepEqual(
    lists.map(({ heading }) => heading),
    lists.map(() => null),
  );
});

test('the furniture of a letter is not on the page, and who signs it may be', () => {
  const { html } = compose(
    'From: Pat\nTo: office\nSubject: Re: website\n\nHi Jo\n\nWe hone scissors in Derby. Shears £9, clippers £12. Bluebell Honing, 01332 496 012.\n\nKind regards,\nRita Voss',
    { today },
  );
  for (const furniture of ['To: office', 'Re: website', 'Hi Jo', 'Kind regards'])
    assert.ok(!html.includes(furniture), furniture);
  assert.ok(html.includes('Bluebell Honing'));
});

test('which Friday of a month belongs to the day', () => {
  const { facts } = briefOf(
    'Il nous faudrait une page pour notre association Lo Pètois avec : nos veillées, le premier vendredi du mois à 20 h à la mairie de Plaine ; comment adhérer, 15 euros.',
  );
  assert.match(facts.dates[0]?.words ?? '', /premier vendredi du mois/);
});

test('half past six is read in French with its spaces', () => {
  const { facts } = briefOf(
    'Boutique de boutons à Angers. Ouvert du mercredi au samedi de 14 h à 18 h 30.',
  );
  assert.deepEqual(facts.hours, [{ from: 3, to: 6, opens: '14:00', closes: '18:30' }]);
});

test('nothing is sold on a page that was to have no basket', () => {
  for (const text of [
    'Button shop in Bath. Glass buttons £2, horn buttons £3. No shopping basket please, people come in.',
    'Boutique de boutons à Angers, sans vente en ligne. Boutons simples 0,50 €, nacre 9 €.',
  ]) {
    const { html } = compose(text, { today });
    assert.ok(!/basket|panier/i.test(html.replaceAll(/<style[\s\S]*?<\/style>/g, '')), text);
  }
});

test('a colour that was refused is not the colour of the page', () => {
  const { colours } = briefOf(
    'Charity in Otley for families. Warm colours, not charity purple; orange and dark teal.',
  ).asked.look;
  assert.ok(Object.values(colours).every(({ words }) => !words.includes('purple')));
  assert.ok(Object.values(colours).some(({ words }) => words.includes('orange')));
});

test('who does not want to be called is written to', () => {
  const { html } = compose(
    'Sign language interpreter in Turin, Chiara Lodi. Deaf people message me on WhatsApp +39 347 555 0126, please do not ring.',
    { today },
  );
  assert.match(html, /href="https:\/\/wa\.me\/39347555012\d"/);
  assert.ok(!html.includes('>Call +39'));
});

test('a form has the fields that were named in brackets', () => {
  const { html } = compose(
    'Estate agents for odd buildings in Kirkby. A way for people to ask for a valuation (name, what the building is, postcode).',
    { today },
  );
  assert.match(html, /What the building is/);
  assert.match(html, /Postcode/);
});

test('what is called by a name is a subject and its name', () => {
  const { subject, name } = briefOf(
    'A bakery called Rye in Lisbon with a price list, opening hours and our address',
  );
  assert.equal(subject.phrase, 'bakery');
  assert.equal(name.text, 'Rye');
});
