import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const today = new Date('2026-11-22T12:00:00Z');
const read = (prompt: string) => understand(prompt, today);
const itemsOf = (prompt: string) => read(prompt).lists.flatMap(({ items }) => items);

test('A name is found where people leave it: alone, behind its owner, in small letters, in other languages', () => {
  const names: readonly (readonly [string, string])[] = [
    [
      'I tune pianos round Shrewsbury. Gerald Pym Pianos. Standard tuning £85.',
      'Gerald Pym Pianos',
    ],
    ['hi, my truck is called la frontera and we do tacos', 'La Frontera'],
    ['Hallo! Wir führen eine kleine Pension, sie heißt Haus Lerchenfeld.', 'Haus Lerchenfeld'],
    ['Vorrei un sito per la mia gelateria a Lecce, si chiama Neve di Sale.', 'Neve di Sale'],
    ['Shiftly. Rota software for care homes.', 'Shiftly'],
    ['bike hire in Amsterdam. ours is Fietsveer. mint green', 'Fietsveer'],
  ];
  for (const [prompt, name] of names)
    assert.deepEqual(read(prompt).name, { text: name, given: true });
});

test('Sums in run-on speech keep their items, with or without their marks', () => {
  assert.deepEqual(itemsOf('kitchen knife 4 quid, scissors 5, garden shears 7.50'), [
    { title: 'Kitchen knife', price: '£4' },
    { title: 'Scissors', price: '£5' },
    { title: 'Garden shears', price: '£7.50' },
  ]);
  assert.deepEqual(itemsOf('gels £32 biab £38 removal £8'), [
    { title: 'Gels', price: '£32' },
    { title: 'Biab', price: '£38' },
    { title: 'Removal', price: '£8' },
  ]);
});

test('An item without a price says more about the one before it, or stays out of the price list', () => {
  assert.deepEqual(itemsOf('Six weeks cost A$320, clay included; a one-off taster is A$65.'), [
    { title: 'Six weeks', text: 'Clay included', price: 'A$320' },
    { title: 'One-off taster', price: 'A$65' },
  ]);
});

test('What somebody does is the subject where nothing is named', () => {
  assert.equal(
    read('I tune pianos round Shrewsbury and the Marches.').subject.phrase,
    'tuning pianos',
  );
  assert.equal(
    read('The Fairfield Allotment Society needs a page. We have 62 plots.').subject.phrase,
    'allotment society',
  );
});

test('Colours said by themselves are meant, colours ruled out are not', () => {
  assert.equal(
    read('Piano tuner. Dark green please, nothing that moves.').asked.look.colours.brand?.words,
    'dark green',
  );
  assert.deepEqual(read('A site for a bakery. No pink.').asked.look.colours, {});
});

test('Words, forms and movement that were ruled out are known', () => {
  const { asked } = read(
    "A site for a clinic. No animations. Please don't use the word journey. No contact form.",
  );
  assert.equal(asked.still, true);
  assert.deepEqual(asked.avoid, ['journey']);
  assert.equal(asked.withoutForms, 'all');
});

test('What happens on which day makes a programme, a span of days keeps both ends', () => {
  const { dates } = read(
    'Tidewrack, a weekend of shanties, 17-19 September 2027.\nSaturday: workshops from 10am, parade at 3pm.',
  ).facts;
  assert.deepEqual(
    dates.map(({ words, title }) => [words, title]),
    [
      ['17-19 September 2027', null],
      ['Saturday, 10am', 'Workshops'],
      ['Saturday, 3pm', 'Parade'],
    ],
  );
});

test('What it does stands first, a lone date says what it is of, and columns keep their names', () => {
  assert.equal(
    read('Landing page for Lanternfish, a tool that finds unused database indexes.').pitch,
    'Finds unused database indexes',
  );
  const { dates } = read('Wedding of Ann and Bo, 14 August 2027. RSVP by 1 June 2027.').facts;
  assert.equal(dates[1]?.title, 'RSVP by');
  assert.deepEqual(
    read('A kanban board for a film club. Columns: suggested, booked, shown.').asked.fields,
    ['suggested', 'booked', 'shown'],
  );
});

test('A word without end is a name all the same, cut to what a title holds', () => {
  const { name } = read(`${'x'.repeat(400)} ${'and a garden '.repeat(200)}`);
  assert.match(name.text, /^Xx{59}$/);
});

test('An address in the name of a section is no part of its heading', () => {
  const { asked, facts } = read(
    'Homepage for a botanist. Sections: research, teaching, contact anna.lind@oulu.example.',
  );
  assert.deepEqual(
    asked.sections.map(({ words }) => words),
    ['Research', 'Teaching', 'Contact'],
  );
  assert.deepEqual(facts.emails, ['anna.lind@oulu.example']);
});
