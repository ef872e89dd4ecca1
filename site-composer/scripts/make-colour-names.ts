import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { colour, readColour } from '../src/colour/oklch';
import { rankOf } from '../src/catalogue/words/word-vectors';
import { colourFamilies, isOfFamily } from '../src/understand/colours/colour-families';

/**
 * Reduces the list of named colours of meodai/color-names to those of a known word in front of a plain colour ("peacock
 * green"). Run it when the list changes: `npm pack color-name-list`, unpack it, and give the path of its
 * `dist/colornames.csv`.
 */

const [, , source] = process.argv;
if (source === undefined) throw new Error('Which colornames.csv?');
const target = path.resolve(import.meta.dirname, '../src/catalogue/vocabulary/named-colours.json');

/** Screens glare in the lightest greens and blues of some of these names; nobody asks for that. */
const glaring = { above: 0.75, from: 120, to: 330, chroma: 0.15 } as const;

function tamed(hex: string): string {
  const { lightness, chroma, hue } = readColour(hex);
  const glares = lightness > glaring.above && hue > glaring.from && hue < glaring.to;
  return glares ? colour(lightness, Math.min(chroma, glaring.chroma), hue) : hex;
}

/** Words that say no more than that a colour is one, or that are a part of the page. */
const empty = new Set(
  'very new old nice real true pure natural accent action active main common bright dark deep light pale soft strong vivid warm cool rich dusty muted faded pastel baby button header card text plain simple basic perfect good'.split(
    ' ',
  ),
);

const rows = (await readFile(source, 'utf8')).split(/\r?\n/u).slice(1);
const named = rows.flatMap((row) => {
  const [, words = '', last = '', hex = ''] =
    /^([A-Z][a-z]{2,}) ([A-Z][a-z]+),(#[0-9a-f]{6})(?:,|$)/u.exec(row) ?? [];
  const family = last === 'Gray' ? 'grey' : last.toLowerCase();
  const word = words.toLowerCase();
  const isKnown =
    family in colourFamilies &&
    rankOf(word) !== null &&
    !empty.has(word) &&
    !(word in colourFamilies);
  return isKnown && isOfFamily(hex, family) ? [{ family, word, hex: tamed(hex) }] : [];
});
const data = Object.fromEntries(
  Object.keys(colourFamilies).map((family) => [
    family,
    Object.fromEntries(
      named
        .filter((one) => one.family === family)
        .toSorted((one, other) => (one.word < other.word ? -1 : 1))
        .map(({ word, hex }) => [word, hex]),
    ),
  ]),
);
await writeFile(target, `${JSON.stringify(data)}\n`);
console.log(`${named.length} colours`);
