import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const ids = (prompt: string) => understand(prompt).wanted.map((one) => one.id);

void test('names: quoted, called, for, leading capitals, lower-case dictation', () => {
  const cases: [string, string][] = [
    ['Create a blog called "Slow Kilometres" about trains', 'Slow Kilometres'],
    ['a bakery named Crumb & Co in Leeds', 'Crumb & Co'],
    ['Build a portfolio website for Maya Lindqvist, a designer', 'Maya Lindqvist'],
    ['Design a landing page for Tidewise, an app', 'Tidewise'],
    ['um its called iron tide and we are in brighton', 'Iron Tide'],
    ['Una panadería llamada "Pan de Luna"', 'Pan de Luna'],
    ["Luigi's Pizzeria website", "Luigi's Pizzeria"],
    ['A tool for O’Neill & Sons', "O'Neill & Sons"],
  ];
  for (const [prompt, name] of cases) assert.equal(understand(prompt).name, name, prompt);
  assert.equal(understand('bakery in lisbon').nameGiven, false);
  assert.equal(understand('bakery in lisbon').name, 'Lisbon Bakery');
});

void test('kinds: what the site is wins over what it is about', () => {
  const cases: [string, string][] = [
    ['a blog about coffee', 'blog'],
    ['a booking app for hair salons', 'app'],
    ['portfolio for a photographer', 'portfolio'],
    ['coffee shop with a blog', 'cafe'],
    ['dentist', 'clinic'],
    ['sushi', 'restaurant'],
    ['website', 'generic'],
    ['site for my stamp collection', 'generic'],
    ['plumber in Glasgow', 'trade'],
    ['church', 'church'],
    ['tienda de ropa', 'store'],
  ];
  for (const [prompt, kind] of cases) assert.equal(understand(prompt).kindId, kind, prompt);
});

void test('places, audience, tone', () => {
  const brief = understand('An elegant yoga studio for busy parents in New York City with classes');
  assert.equal(brief.place, 'New York City');
  assert.equal(brief.audience, 'busy parents');
  assert.equal(brief.tone, 'elegant');
  assert.equal(understand('a cafe in Porto. Show the menu').place, 'Porto');
  assert.equal(understand('a portfolio in English').place, null);
});

void test('sections: known ones, the member’s own, and what they offer', () => {
  assert.deepEqual(ids('Tattoo studio with gallery, artists, booking form and FAQ'), [
    'gallery',
    'custom',
    'booking',
    'faq',
  ]);
  assert.deepEqual(ids('School portal for parents, pupils and staff with a staff directory'), [
    'listings',
  ]);
  const shop = understand(
    'A store that sells stoneware mugs, bowls and vases. Include a newsletter.',
  );
  assert.deepEqual(
    shop.offerings.map((item) => item.title),
    ['Stoneware mugs', 'Bowls', 'Vases'],
  );
  assert.deepEqual(
    shop.wanted.map((one) => one.id),
    ['newsletter'],
  );
  const menu = understand('Cafe menu with espresso $3, flat white $4.50').wanted[0];
  assert.deepEqual(menu?.items, [
    { title: 'Espresso', price: '$3' },
    { title: 'Flat white', price: '$4.50' },
  ]);
  assert.ok(!ids('A bakery, bold, with a modern look and large typography').includes('custom'));
});

void test('wishes against a section are followed; contradictions are told', () => {
  const brief = understand(
    'A gym with pricing and a gallery. No gallery, and without testimonials.',
  );
  assert.deepEqual(
    brief.wanted.map((one) => one.id),
    ['pricing'],
  );
  assert.ok(brief.excluded.includes('testimonials'));
  assert.equal(brief.contradictions.length, 1);
});

void test('colours get the roles they were given', () => {
  const roles = (prompt: string) =>
    Object.fromEntries(
      Object.entries(understand(prompt).colours).map(([role, one]) => [role, one.words]),
    );
  assert.deepEqual(roles('ivory background, navy components'), {
    background: 'ivory',
    brand: 'navy',
  });
  assert.deepEqual(roles('in green and gold'), { brand: 'green', accent: 'gold' });
  assert.deepEqual(roles('use #0a7 with #FFF background'), { background: '#fff', brand: '#0a7' });
  assert.deepEqual(roles('a rose garden and a flat white'), {});
  assert.deepEqual(roles('make the header navy and the text charcoal, a dentist'), {
    header: 'navy',
    text: 'charcoal',
  });
});

void test('facts are taken as given and nothing else is', () => {
  const { facts } = understand(
    'Cafe at 12 Mill Road, open Tue-Sat 8am-5pm, call +44 20 7946 0018 or hi@cafe.example. Owner Rosa Diaz. A customer said "Best buns in town" - Tom',
  );
  assert.equal(facts.address, '12 Mill Road');
  assert.deepEqual(facts.hours, ['Tue-Sat 8am-5pm']);
  assert.deepEqual(facts.phones, ['+44 20 7946 0018']);
  assert.deepEqual(facts.emails, ['hi@cafe.example']);
  assert.deepEqual(facts.people, [{ name: 'Rosa Diaz', role: 'Owner' }]);
  assert.deepEqual(facts.quotes, [{ text: 'Best buns in town', by: 'Tom' }]);
  const none = understand('a cafe').facts;
  assert.deepEqual(
    [none.phones, none.emails, none.prices, none.quotes, none.people],
    [[], [], [], [], []],
  );
});

void test('what a page cannot do is noticed', () => {
  const words = understand(
    'a shop with stripe payments, live chat and user accounts',
  ).impossible.map((one) => one.words);
  assert.deepEqual(words, ['stripe', 'live chat', 'user accounts']);
});
