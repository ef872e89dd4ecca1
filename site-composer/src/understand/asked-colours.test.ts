import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readColour } from '../colour/oklch';
import { planFor } from '../index';
import { understand } from './understand';

const coloursOf = (prompt: string) =>
  understand(prompt, new Date('2026-01-12T12:00:00Z')).asked.look.colours;

const askedOf = (prompt: string) =>
  planFor(prompt, { today: new Date('2026-01-12T12:00:00Z') }).plan.look.asked;

const isIn = (hex: string | undefined, [from, to]: readonly [number, number]): boolean => {
  const { hue } = readColour(hex ?? '#000000');
  return from < to ? hue >= from && hue <= to : hue >= from || hue <= to;
};

const red = [8, 42] as const;
const orange = [42, 75] as const;
const yellow = [75, 112] as const;
const green = [125, 178] as const;
const blue = [195, 285] as const;

/** A wish, the hue of the colour it leads with, and that of its second colour. */
const hues: readonly (readonly [string, ...(readonly [number, number])[]])[] = [
  ['Töpferei Lehm in Ulm, Kurse 40 €. Farben feuerwehrrot und sandgelb.', red, yellow],
  ['Wandelclub De Stap in Ede, € 20 per jaar. Graag boomgroen en oranje.', green, orange],
  ['Winkel De Lens in Gent. Kleuren: steenrode en okergele tinten.', red, yellow],
  ['Panadería La Miga en Soria, pan 2 €. Colores: verde botella y amarillo.', green, yellow],
  ['Librairie Le Fil à Lyon. Couleurs : vert bouteille et jaune.', green, yellow],
  ['Libreria Il Filo a Bari. Colori: rosso pompiere e giallo.', red, yellow],
  ['Padaria Massa em Braga. Cores: azul petróleo e laranja.', blue, orange],
  ['Choir in Leeds. Colours: peacock green and dirt orange.', green, orange],
  ['Bus museum in Hull. Post Office red and canary yellow please.', red, yellow],
];

for (const [prompt, ...wanted] of hues)
  test(`colours are what they are called: ${prompt}`, () => {
    const { brand, accent } = coloursOf(prompt);
    const [first, second] = [brand, accent].map((one) => one?.hex);
    assert.ok(isIn(first, wanted[0] ?? red), `first ${first}`);
    assert.ok(isIn(second, wanted[1] ?? red), `second ${second}`);
  });

test('what stands in front of a colour makes it another shade', () => {
  const shadeOf = (words: string) =>
    readColour(
      coloursOf(`Choir in Leeds, £4 a week. Colours: ${words} and white.`).brand?.hex ?? '',
    );
  assert.ok(shadeOf('bottle green').lightness < shadeOf('green').lightness - 0.08);
  assert.ok(shadeOf('minty green').lightness > shadeOf('green').lightness + 0.15);
  assert.ok(Math.abs(shadeOf('peacock green').hue - shadeOf('green').hue) > 8);
  assert.ok(shadeOf('dirt orange').chroma < shadeOf('orange').chroma);
  assert.deepEqual(shadeOf('gibberwick green'), shadeOf('green'));
});

const parts: readonly (readonly [string, string])[] = [
  ['Mudanzas Vega en Murcia. Blanco y negro, con algo de rojo en el botón.', 'button'],
  ['Schreinerei Span in Ulm. Weiß und grau, ein roter Knopf bitte.', 'button'],
  ['Fleuriste Tige à Lille. Blanc et gris, le bouton en rouge.', 'button'],
  ['Fioraio Stelo a Pisa. Bianco e grigio, il pulsante rosso.', 'button'],
  ['Florista Haste em Évora. Branco e cinza, botão vermelho.', 'button'],
  ['Bloemist Steel in Ede. Wit en grijs, met een rode knop.', 'button'],
  ['Chess club in Hull. White and grey, a red button please.', 'button'],
];

for (const [prompt, part] of parts)
  test(`a part of the page has its own colour: ${prompt}`, () => {
    assert.ok(isIn(askedOf(prompt)[part], red), JSON.stringify(askedOf(prompt)));
  });

const grounds: readonly string[] = [
  'Tischlerei Span in Ulm, Regale 90 €. Schwarzer Hintergrund und gelbe Überschriften.',
  'Menuisier Copeau à Nantes. Fond noir et titres jaunes.',
  'Carpintería Viruta en Soria. Fondo negro y títulos amarillos.',
  'Falegname Truciolo a Pisa. Sfondo nero e titoli gialli.',
  'Marceneiro Apara em Braga. Fundo preto e títulos amarelos.',
  'Timmerman Krul in Ede. Zwarte achtergrond en gele koppen.',
];

for (const prompt of grounds)
  test(`the ground and the headings are named in every language: ${prompt}`, () => {
    const { background, heading } = askedOf(prompt);
    assert.ok(readColour(background ?? '#ffffff').lightness < 0.2, prompt);
    assert.ok(isIn(heading, yellow), JSON.stringify(askedOf(prompt)));
  });

test('two colours without anything between them are two', () => {
  const colours = coloursOf('Sweep in Hull. Colours black white and brick red.');
  assert.ok(!Object.values(colours).some(({ words }) => words === 'black white'));
});

test('the first colour of a pair leads, wherever it stands', () => {
  const { brand, accent } = askedOf(
    'Allotments in Bolton, £30 a plot. Greens and earthy brown please.',
  );
  assert.ok(isIn(brand, green) && isIn(accent, orange), JSON.stringify({ brand, accent }));
});

test('bread, egg white and plants are no colours', () => {
  for (const prompt of [
    'Bäckerei Korn in Ulm, Schwarzbrot 4 €, Weißbrot 3 €. Farben: Immergrün verkaufen wir nicht.',
    'Bakkerij Korst in Ede, roggebrood € 3, eiwit per liter.',
  ])
    assert.deepEqual(coloursOf(prompt), {}, prompt);
});
