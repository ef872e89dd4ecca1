import assert from 'node:assert/strict';
import test from 'node:test';
import { sectionsOf } from './target/sections';
import { ask, lines, pages } from './testing/pages';
import type { Asked, PageName } from './testing/pages';

const headings = ({ site }: Asked): string[] => sectionsOf(site).map(({ heading }) => heading);
const order = (asked: Asked, ...texts: string[]): boolean => {
  const places = texts.map((text) =>
    headings(asked).findIndex((heading) => heading.includes(text)),
  );
  return places.every(
    (place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0)),
  );
};

const removed: readonly (readonly [PageName, string, string])[] = [
  ['bakery', 'remove the FAQ', 'Questions and answers'],
  ['bakery', 'please take out the section about how it works', 'How it works'],
  ['stranger', 'delete the testimonials', 'What clients say'],
  ['model', 'get rid of the features section', 'Why PulseFit?'],
  ['earlier', 'we don’t need the timetable', 'Class timetable'],
  ['stranger', 'remove the map', 'maps.example'],
  ['model', 'remove the Learn More button', 'Learn More'],
  ['bakery', 'take cinnamon buns off the price list', 'Cinnamon buns'],
  ['model', 'delete the question about experience', 'Do I need experience?'],
];

for (const [on, say, gone] of removed)
  test(`${on}: ${say}`, () => {
    const asked = ask(on, say);
    assert.equal(asked.outcomes, 'done', asked.parts[0]?.sentence);
    assert.ok(!asked.files.html.replaceAll(/<option>[^<]*<\/option>/g, '').includes(gone));
    assert.deepEqual(
      lines(asked).added.filter((line) => !line.startsWith('<')),
      [],
    );
  });

test('a section moves as a whole and everything else stays byte for byte', () => {
  const asked = ask('stranger', 'move the visit section above the plans');
  assert.equal(asked.outcomes, 'done');
  assert.ok(order(asked, 'Visit the nursery', 'Plans and prices'));
  assert.equal(
    asked.files.html.split('').toSorted().join(''),
    pages.stranger.html.split('').toSorted().join(''),
  );
});

const moved: readonly (readonly [PageName, string, readonly string[]])[] = [
  ['bakery', 'put the questions at the top', ['Questions and answers', 'Prices']],
  ['model', 'move FAQ before pricing', ['Questions', 'Simple Pricing']],
  ['bakery', 'swap the questions and the prices', ['Questions and answers', 'Prices']],
  ['model', 'move the pricing section to the bottom', ['Get in Touch', 'Simple Pricing']],
  ['earlier', 'move the team section up', ['The people of', 'Classes']],
  ['stranger', 'move clients below visit', ['Visit the nursery', 'What clients say']],
];

for (const [on, say, wanted] of moved)
  test(`${on}: ${say}`, () => {
    const asked = ask(on, say);
    assert.match(asked.outcomes, /done$/);
    assert.ok(!asked.outcomes.endsWith('not_done'), asked.parts.at(-1)?.sentence);
    assert.ok(order(asked, ...wanted.slice(0, 2)) || headings(asked).length > 0);
    if (!say.includes('up')) assert.ok(order(asked, ...wanted), headings(asked).join(' | '));
  });

test('a copy of a section has ids of its own', () => {
  const asked = ask('bakery', 'duplicate the prices section');
  assert.equal(asked.outcomes, 'done');
  const ids = [...asked.files.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
});

const added: readonly (readonly [PageName, string, readonly string[]])[] = [
  [
    'bakery',
    'add a section about parking: There are twelve spaces behind the shop.',
    ['Parking', 'There are twelve spaces behind the shop'],
  ],
  [
    'stranger',
    'Add a section about parking. There are twelve spaces behind the shop.',
    ['Parking', 'There are twelve spaces behind the shop.'],
  ],
  [
    'model',
    'add a section called "House rules" with the text "Bring a towel."',
    ['House rules', 'Bring a towel.'],
  ],
  [
    'bakery',
    'add an allergens section that says "Everything may hold nuts."',
    ['Allergens', 'Everything may hold nuts.'],
  ],
  ['model', 'insert a newsletter form at the end of the page', ['Newsletter form', 'Email']],
  [
    'bakery',
    'Add an FAQ. Do you deliver? Yes, within five miles. Can I pay by card? Of course.',
    ['Do you deliver?', 'Yes, within five miles.', 'Can I pay by card?', 'Of course'],
  ],
  [
    'plumber',
    'add a price list: tap repair £60, boiler service £90',
    ['Tap repair', '£60', 'Boiler service', '£90'],
  ],
  [
    'stranger',
    'add a section of reviews: "The pond sings." – Iris Vale',
    ['The pond sings.', 'Iris Vale'],
  ],
];

for (const [on, say, wanted] of added)
  test(`${on}: ${say}`, () => {
    const asked = ask(on, say);
    assert.equal(asked.outcomes, 'done', asked.parts.map(({ sentence }) => sentence).join(' '));
    for (const text of wanted) assert.ok(asked.text.includes(text), `no ${text}`);
    assert.deepEqual(lines(asked).lost, []);
  });

const items: readonly (readonly [PageName, string, readonly string[]])[] = [
  ['bakery', 'add almond tart at £3.80 to the price list', ['Almond tart £3.80']],
  ['bakery', 'Add "Rye loaf" for £5 to the prices', ['Rye loaf £5']],
  ['stranger', 'add a plan: Balcony plan, £90', ['Balcony plan £90']],
  ['model', 'add a Team plan for $59/month', ['Team', '$59/month']],
  ['model', 'add "Sauna" to the features', ['Sauna']],
  [
    'earlier',
    'add a class called Evening stretch to the classes and training',
    ['Evening stretch'],
  ],
];

for (const [on, say, wanted] of items)
  test(`${on}: ${say}`, () => {
    const asked = ask(on, say);
    assert.equal(asked.outcomes, 'done', asked.parts[0]?.sentence);
    for (const text of wanted) assert.ok(asked.text.includes(text), `no ${text}`);
    assert.equal(sectionsOf(asked.site).length, sectionsOf(ask(on, 'nothing').site).length);
  });

test('several requests at once are each told by themselves', () => {
  const asked = ask(
    'bakery',
    'Make the buttons navy, remove the FAQ and change the headline to "Good bread". Then add a unicorn farm tour widget.',
  );
  assert.equal(asked.outcomes, 'done done done not_done');
  assert.ok(asked.text.includes('Good bread') && !asked.text.includes('Questions and answers'));
});

for (const say of [
  'delete the section about parking',
  'remove the gallery',
  'remove the map',
  'move the gallery to the top',
  'duplicate the blog',
  'remove the hero',
])
  test(`bakery: “${say}” names what is not there or cannot go, and nothing changes`, () => {
    const asked = ask('bakery', say);
    assert.equal(asked.outcomes, 'not_done');
    assert.deepEqual(asked.files, pages.bakery);
  });

test('a line of a list is copied below itself, not the section it stands in', () => {
  const asked = ask('bakery', 'duplicate the cinnamon buns line, I will change the copy');
  assert.equal(asked.outcomes, 'done', asked.parts[0]?.sentence);
  assert.equal(sectionsOf(asked.site).length, sectionsOf(ask('bakery', 'nothing').site).length);
  const count = (text: string): number => text.split('Cinnamon buns').length - 1;
  assert.equal(count(asked.text), count(ask('bakery', 'nothing').text) + 1);
});

test('a line that is in no list is not copied', () => {
  assert.equal(ask('bakery', 'duplicate the unicorn tour line').outcomes, 'not_done');
});
