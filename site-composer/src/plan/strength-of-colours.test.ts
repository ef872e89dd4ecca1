import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, readColour } from '../colour/oklch';
import { makePalette } from '../colour/palette';
import { planFor } from '../index';
import { findDirection } from '../art/directions';
import { groundsOf } from '../render/grounds';

const today = new Date('2026-11-22T12:00:00Z');

function firstScreen(prompt: string) {
  const { plan } = planFor(prompt, { today });
  const direction = findDirection(plan.look.direction);
  const [name = 'paper'] = groundsOf(plan.sections, direction, plan.look);
  const palette = makePalette(plan.look, direction.temperature);
  return { look: plan.look, colours: palette.grounds[name], palette };
}

function hueOf(hex: string): number {
  return readColour(hex).hue;
}

const strong: readonly (readonly [string, number, number])[] = [
  ['Lawnmower derby in Hull, 14 March 2027. Want it loud, orange and bright green.', 40, 80],
  ['Page in memory of nan Joan. Nothing gloomy, yellow please and maybe a soft grey.', 80, 110],
  ['Kassettenladen Rille in Ulm, Kassetten 5 €. Farben feuerwehrrot und stahlgrau.', 15, 40],
  ['Shanty group in Whitby, £250 an hour. Navy with minty green.', 240, 290],
  ['Accordion repairs in Todmorden, tune £280. Dark red and cream with a bit of black.', 5, 40],
];

for (const [prompt, from, to] of strong)
  test(`the first colour is the ground of the first screen: ${prompt}`, () => {
    const { colours } = firstScreen(prompt);
    const { hue, chroma } = readColour(colours.ground);
    assert.ok(chroma > 0.05 && hue > from && hue < to, `${colours.ground} has the hue ${hue}`);
    for (const [one, other] of [
      [colours.ink, colours.ground],
      [colours.muted, colours.ground],
      [colours.link, colours.ground],
      [colours.buttonInk, colours.button],
    ] as const)
      assert.ok(contrast(one, other) >= 4.5, `${one} on ${other}`);
    assert.ok(contrast(colours.buttonEdge, colours.ground) >= 3);
  });

test('the second colour is that of the buttons where it stands out', () => {
  const { colours } = firstScreen('Shanty group in Whitby, £250 an hour. Navy with minty green.');
  assert.ok(hueOf(colours.button) > 130 && hueOf(colours.button) < 180, colours.button);
});

test('a ground that was asked for as one stays, and a calm page is quiet', () => {
  const white = firstScreen('Vet in Hull, check £30. White background and navy headings.');
  assert.equal(white.colours.ground, '#ffffff');
  const calm = firstScreen('Yoga studio in Hull, class £9. Calm, green and cream.');
  assert.ok(readColour(calm.colours.ground).lightness > 0.9, calm.colours.ground);
});

test('a loud page has a band in its second colour further down', () => {
  const { plan } = planFor(
    'Mower derby in Hull, 14 March 2027. 9am scrutineering, 10.30 heats, 2pm the Grand Final. Entry £5, camping £10. Rules: helmets on, blades off. Call 01482 555 014. Loud, orange and bright green.',
    { today },
  );
  const direction = findDirection(plan.look.direction);
  const grounds = groundsOf(plan.sections, direction, plan.look);
  const strong = grounds.filter((ground) => ground === 'accent' || ground === 'deep');
  assert.ok(strong.length >= 2 && new Set(strong).size === 2, grounds.join(' '));
});

test('one soft colour does not make the others soft', () => {
  const { look } = firstScreen('Page in memory of nan Joan. Yellow please and maybe a soft grey.');
  assert.ok(readColour(look.asked['brand'] ?? '').chroma > 0.14, look.asked['brand']);
});
