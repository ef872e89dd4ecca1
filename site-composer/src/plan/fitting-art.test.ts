import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseIcons } from '../catalogue/choose-icons';
import { planFor } from '../index';

const options = { today: new Date('2026-11-22T12:00:00Z') };

function heroArt(instruction: string): readonly string[] {
  const [hero] = planFor(instruction, options).plan.sections;
  assert.ok(hero?.kind === 'hero');
  return hero.icons;
}

test('a subject the set has a drawing of is shown by it', () => {
  assert.deepEqual(heroArt('Chess club in Leeds')[0], 'chess-pawn');
  assert.deepEqual(heroArt('Website for a bicycle repair shop in Ghent')[0], 'bicycle');
  assert.ok(heroArt('A website for a bakery in Ghent').includes('bread'));
});

test('what is more special than its trade is not shown by the props of the trade', () => {
  for (const instruction of [
    'A ramen restaurant in Lyon',
    'Surf school in Peniche',
    'A beekeeper selling honey online',
    'Conference on soil in Reading',
  ]) {
    const art = heroArt(instruction);
    for (const prop of ['wine-glass', 'graduation-cap', 'shopping-bags', 'microphone'])
      assert.ok(!art.includes(prop), `${instruction}: ${art.join(' ')}`);
  }
});

test('a word inside a fixed phrase calls for no drawing', () => {
  assert.ok(!heroArt('Website for a bat mitzvah in Leeds').includes('bat'));
  assert.ok(!heroArt('Website for a nail bar in Brixton').includes('chocolate-bar'));
  assert.ok(!heroArt('A memory card game').includes('credit-card'));
});

test('the title of an item is shown by what it is about, or not at all', () => {
  for (const title of ['Mirror wills', 'Tomato leaf', 'Cash bar', 'Reading station', 'Veils'])
    assert.deepEqual(chooseIcons([title], 3), [], title);
  assert.deepEqual(chooseIcons(['Birria tacos'], 1), ['taco']);
});

test('no drawing stands beside a text that stands on the first screen already', () => {
  const { plan } = planFor(
    'Paws of Piraeus rescues street cats. Donate by bank transfer.',
    options,
  );
  const [hero] = plan.sections;
  assert.ok(hero?.kind === 'hero' && hero.icons.length > 0);
  for (const section of plan.sections)
    if (section.kind === 'text' && section.icon !== undefined)
      assert.ok(!hero.icons.includes(section.icon));
});

test('what a thing is decides over for whom it works, and a game over an insect', () => {
  assert.ok(
    !heroArt('Mobile coffee trike for weddings and fairs around Devon. Flat white £3.').includes(
      'wedding',
    ),
  );
  assert.equal(
    heroArt('Website for our village cricket club, Upper Snoring CC')[0],
    'cricket-game',
  );
  assert.equal(heroArt('Bike repair van that comes to you in Ipswich')[0], 'bicycle');
});

test('another kind of a trade is not shown by its drawings', () => {
  const art = heroArt(
    'I am an end-of-life doula in Ghent. I sit with people who are dying and with their families, help write letters and plan vigils.',
  );
  for (const prop of ['baby-bottle', 'hearts']) assert.ok(!art.includes(prop), art.join(' '));
});

test('what the name and the text speak of is drawn where the phrase names nothing', () => {
  assert.deepEqual(
    heroArt(
      'Bramble & Co Hedgehog Rescue, a tiny registered charity near Diss. We take in every hedgehog that is brought to us. It costs £55 to overwinter one.',
    ),
    ['hedgehog'],
  );
  assert.ok(
    !heroArt('Website for Fox & Wren, solicitors in Leeds. We write wills.').includes('fox'),
  );
});

test('the drawing is of the noun of the subject, in every language', () => {
  for (const [instruction, icon] of [
    ['Concertina and melodeon repairs in Todmorden, tuning £280', 'accordion'],
    ['Fahrradwerkstatt Kette in Ulm, Inspektion 60 €', 'bicycle'],
    [
      'Hola, quiero una página para mi empresa, Pianos Sin Pena, solo movemos pianos en Murcia.',
      'musical-keyboard',
    ],
    ['Apiculteur à Annecy, abeilles et reines à vendre, miel 9 €.', 'honeybee'],
  ] as const)
    assert.equal(heroArt(instruction)[0], icon, instruction);
});
