import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readListings } from './read-listings';

/** Each listing as its heading and its entries. */
const read = (text: string, isEnglish = true): [string | null, ...string[]][] =>
  readListings(text, isEnglish).map(({ listing }) => [
    listing.heading,
    ...listing.groups.flatMap(({ heading, lines }) => [
      ...(heading === null ? [] : [`${heading}:`]),
      ...lines.map((line) => line.text),
    ]),
  ]);

test('a label and the things behind it are a list', () => {
  assert.deepEqual(
    read(
      'A site for Tarn Tools. Services: knife grinding, saw setting and chain sharpening. Call us.',
    ),
    [['Services', 'knife grinding', 'saw setting', 'chain sharpening']],
  );
});

test('every plan has its price and what it holds', () => {
  assert.deepEqual(
    read(
      'After that Plans: Free $0 (20 cards a day), Plus $6 a month (audio, offline mode) and Family $11 a month.',
    ),
    [
      [
        'Plans',
        'Free $0 (20 cards a day)',
        'Plus $6 a month (audio, offline mode)',
        'Family $11 a month',
      ],
    ],
  );
});

test('people stand with what they do', () => {
  assert.deepEqual(
    read('Our team: Dr Una Reid, principal vet, Tom Sale, nurse, and Ada Bell, reception.'),
    [['Our team', 'Dr Una Reid, principal vet', 'Tom Sale, nurse', 'Ada Bell, reception']],
  );
});

test('groups of a menu stand in brackets', () => {
  assert.deepEqual(
    read(
      'A bistro, family-run, menu with starters (soup £6, pate £7) and mains (pie £14, hake £18).',
    ),
    [['menu', 'starters:', 'soup £6', 'pate £7', 'mains:', 'pie £14', 'hake £18']],
  );
});

test('parts that are ordered hold what stands in their brackets', () => {
  assert.deepEqual(
    read(
      'Sections: gallery, How it works in three steps (book a slot, drop it off, collect and pay), contact.',
    ),
    [['How it works', 'book a slot', 'drop it off', 'collect and pay']],
  );
});

test('questions are read with their answers up to what follows them', () => {
  assert.deepEqual(
    read('FAQ: Can I cancel? Yes, at any time. Is it insured? Fully. Dark colours please.'),
    [['FAQ', 'Can I cancel? Yes, at any time.', 'Is it insured? Fully.']],
  );
});

test('times lead the rows of a programme, and what follows belongs to them', () => {
  assert.deepEqual(
    read(
      'A fair for the school. On the day: 12:00 opening by the mayor, Ann Hall, 12:30 tug of war, 2:00 raffle.',
    ),
    [['On the day', '12:00 opening by the mayor, Ann Hall', '12:30 tug of war', '2:00 raffle']],
  );
});

test('what somebody says they do is a list under that', () => {
  assert.deepEqual(
    read('We can usually help with lamps and small electricals, zips, bikes and garden tools.'),
    [['What we help with', 'lamps and small electricals', 'zips', 'bikes', 'garden tools']],
  );
});

test('lines with bullets below a label are a list', () => {
  assert.deepEqual(
    read(
      'What it measures:\n* weight – know when the flow starts\n* sound – swarm warning\nCall us.',
    ),
    [['What it measures', 'weight – know when the flow starts', 'sound – swarm warning']],
  );
});

test('what there is on each day is a list of days', () => {
  assert.deepEqual(
    read(
      'A folk festival. Line-up: Saturday - The Oak Sisters, Jem Carter. Sunday - Anya Reed. No dogs.',
    ),
    [['Line-up', 'Saturday: The Oak Sisters, Jem Carter', 'Sunday: Anya Reed']],
  );
});

test('what a product works with is a list of names', () => {
  assert.deepEqual(read('A rota tool. It integrates with Square, Xero and Deputy.'), [
    ['Integrates with', 'Square', 'Xero', 'Deputy'],
  ]);
});

test('who said it stands behind a quotation or in front of it', () => {
  assert.deepEqual(
    read('Reviews: "Never better", Moira, Leith; "On time" - Mr Sandhu. Green please.'),
    [['Reviews', '"Never better" – Moira, Leith', '"On time" – Mr Sandhu']],
  );
  assert.deepEqual(
    read(
      "Testimonial from Ana Ruiz, owner of Casa Ruiz: 'We saved six hours a week.' Free 14 day trial.",
    ),
    [[null, '"We saved six hours a week." – Ana Ruiz, owner of Casa Ruiz']],
  );
});

test('things to do are no steps', () => {
  const [found] = readListings(
    'An inn by the sea. Things to do nearby: seal trips, Holkham beach, birdwatching.',
    true,
  );
  assert.equal(found?.listing.kind, 'content');
});

for (const said of [
  'Target audience: runners, surfers and swimmers.',
  'Colours: navy, cream and gold.',
  'Sections: hero, features, pricing, FAQ.',
  'Opening hours: Monday 9 to 5, Tuesday 9 to 5, closed on Sunday.',
  'Contact: ann@example.org, 01632 960777, 4 High Street.',
  'Form fields: name, email, message.',
  'We met in 2012, we moved to Leeds and we opened the shop.',
  'Studio for building with raw earth: adobe, cob, rammed walls.',
  'Our own races: the Bash on 9 May 2027, 7.5 miles of climb, entry £8 on the day.',
])
  test(`no list for visitors: “${said}”`, () => {
    assert.deepEqual(read(said), []);
  });

test('reads a text of nothing but lists in time that grows with its length', () => {
  const text = 'Services: a, b, c. Prices: a £1, b £2 (c, d), e free; f – g. '.repeat(340);
  assert.ok(readListings(text, true).length > 0);
});
