import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, readColour } from '../colour/oklch';
import { makePalette } from '../colour/palette';
import { planFor } from '../index';

const today = new Date('2026-11-22T12:00:00Z');
const lookOf = (prompt: string) => planFor(prompt, { today }).plan.look;

/** How far two hues are apart. */
function apart(hex: string, hue: number): number {
  const way = Math.abs(readColour(hex).hue - hue);
  return Math.min(way, 360 - way);
}

const brown = 55;
const blue = 230;
const green = 140;

const wishes: readonly (readonly [string, number])[] = [
  ['Pottery studio Mudlark in Hull, lessons £30. Earth tones, calm.', brown],
  ['Site pour mon atelier de poterie Terre Douce à Annecy, 38 € la séance. Tons terre.', brown],
  ['Tischlerei Holzwerk in Regensburg, Türen und Treppen. Rustikal und bodenständig.', brown],
  ['Website for my flat to let in Portobello. Would like it light and airy like the sea.', blue],
  ['Web para mi heladería La Brisa en Cádiz. Bola 2,50 €. Ambiente marinero.', blue],
  ['Site para a minha pousada em Paraty, diária 300 reais. Cores do oceano.', blue],
  ['Sito per il nostro agriturismo a Cortona, camere 90 euro. Atmosfera di bosco.', green],
  ['Website voor bloemenwinkel Steel & Blad in Utrecht. Natuurlijke tinten.', green],
];

for (const [prompt, hue] of wishes)
  test(`a mood or a material is a palette: ${prompt}`, () => {
    const { accent, ground } = lookOf(prompt);
    assert.ok(apart(accent, hue) < 40, `${accent} has the hue ${readColour(accent).hue}`);
    assert.ok(ground);
  });

test('a dark and cosy page is warm, on every ground', () => {
  const look = lookOf('Page for my collection of vintage fountain pens, dark and cosy');
  const { scheme, grounds } = makePalette(look, 'warm');
  assert.equal(scheme, 'dark');
  for (const name of ['paper', 'tint'] as const)
    assert.ok(apart(grounds[name].ground, brown) < 40, grounds[name].ground);
});

test('a word of the subject is no wish', () => {
  for (const prompt of [
    'Website for Forest Gate Dental Practice in London, check-up £45',
    'Page for my sea shanty choir in Hull, Monday 7pm',
  ])
    assert.equal(lookOf(prompt).art, lookOf(prompt.replace(/forest|sea /iu, '')).art, prompt);
});

test('what nobody gave a colour to has one of its subject, and is not violet', () => {
  for (const prompt of [
    'piano tuner in Shrewsbury, £75 a tuning, call Hugh 01743 555 0142',
    'an app to count how many glasses of water i drink today',
    'Hannah & Luis are getting married 12 June 2027 in Ronda, RSVP',
    'Photographer in Leeds, portraits £120',
  ]) {
    const { accent } = lookOf(prompt);
    assert.ok(apart(accent, 310) > 25 || readColour(accent).chroma < 0.05, `${prompt}: ${accent}`);
  }
});

test('a wish outdoes a colour that is only part of a description', () => {
  const { asked } = lookOf(
    'Two bed flat to let in Leith, £1,350 a month, shared back green and bike store. Airy like the sea.',
  );
  assert.deepEqual(asked, {});
});

test('navy is a dark blue of ink and not that of a screen', () => {
  const { asked } = lookOf('Kestrel Calibration Ltd in Derby. Sober, navy.');
  const { lightness, chroma } = readColour(asked['brand'] ?? '');
  assert.ok(lightness < 0.35 && chroma < 0.1, JSON.stringify(asked));
});

test('soft greens are soft: a muted accent, and a quiet ground under the first screen', () => {
  const look = lookOf(
    'We are Hollow Lane Donkey Rest near Okehampton. Adopt a donkey for £40 a year. Soft greens and a friendly feel.',
  );
  assert.ok(look.soft);
  assert.ok(readColour(look.accent).chroma <= 0.08, look.accent);
});

test('both colours of "bottle green and yellow hoops" are asked for', () => {
  const { asked } = lookOf(
    'Wharfe Valley Fell Runners is a running club in Ilkley. Colours of the club are bottle green and yellow hoops.',
  );
  assert.equal(Object.keys(asked).length, 2, JSON.stringify(asked));
});

test('lime beside purple is no ground, and is a colour of the drawings', () => {
  const look = lookOf('Landing page for Rotaboard, software for staff rotas. Purple and lime.');
  const { grounds, art } = makePalette(look, 'warm');
  const lime = look.asked['accent'];
  for (const { ground } of Object.values(grounds)) assert.notEqual(ground, lime);
  assert.equal(art.second, lime);
});

test('a yellow button stays yellow on a light page, with letters and an edge that are seen', () => {
  const look = lookOf('Käseladen Rinde in Freiburg, Gerberau 14. Gelb und warm.');
  const { paper } = makePalette(look, 'warm').grounds;
  assert.equal(paper.button, look.asked['brand']);
  assert.ok(contrast(paper.buttonInk, paper.button) >= 4.5);
  assert.ok(contrast(paper.buttonEdge, paper.ground) >= 3);
});

test('the second ground is of the hue of the accent', () => {
  const base = { direction: 'press', pairing: 'fraunces', scheme: 'light', asked: {} } as const;
  for (const accent of ['#1b2a4e', '#12706e', '#6b3fa0', '#4b7656'])
    for (const temperature of ['warm', 'tinted'] as const) {
      const { tint } = makePalette({ ...base, accent }, temperature).grounds;
      assert.ok(apart(tint.ground, readColour(accent).hue) < 25, `${accent}: ${tint.ground}`);
    }
});

test('a wish for a mood does not outdo colours that were named beside it', () => {
  const { look } = planFor(
    'Mobile dog grooming in Stroud, bath and trim £38. Sunny, friendly, yellow and sky blue.',
    { today },
  ).plan;
  assert.equal(Object.keys(look.asked).length, 2, JSON.stringify(look.asked));
  const flat = planFor(
    'Two bed flat to let in Leith, shared back green and bike store. Light and airy like the sea.',
    { today },
  ).plan;
  assert.deepEqual(flat.look.asked, {});
});

test('a colour by its value, or for a part of the page, is kept beside any mood', () => {
  const value = lookOf(
    'Bakery in Leeds called Crumb. Cosy and warm. Our brand colour on the van and the bags is #0b4f4f so please use that one.',
  );
  assert.ok(Object.values(value.asked).includes('#0b4f4f'), JSON.stringify(value.asked));
  const buttons = lookOf(
    'Karate club in Hull called Red Crane. Calm, elegant. The buttons red please.',
  );
  assert.ok(Object.keys(buttons.asked).length > 0, JSON.stringify(buttons));
});
