import type { AskedLook } from '../../model/brief';
import type { Sentence } from '../../text/sentences';
import { readSentences } from '../../text/sentences';
import { colourNames, isOf, softenedColours } from '../../catalogue/vocabulary/vocabulary';
import { speaksOfLooks } from '../colour-talk';
import { findColours } from '../find-colours';
import { findLook } from '../find-look';
import type { MarkedText } from './marked-text';

/** How the page was asked to look: colours where a colour is meant, moods from what was wished alone. */
export function markedLook(marked: MarkedText, sentences: readonly Sentence[]): AskedLook {
  const whole = findLook(sentences);
  const said = marked
    .of('color')
    .filter(({ start }) => !refused.test(marked.text.slice(Math.max(0, start - 40), start)))
    .map(({ text }) => text.toLowerCase());
  const wishes = findLook(
    readSentences(
      marked
        .of('style')
        .map(({ text }) => `${text}.`)
        .join('\n'),
    ),
  );
  const colours = Object.fromEntries(
    Object.entries(whole.colours).filter(
      ([, { words }]) =>
        said.some((one) => one.includes(words.toLowerCase())) ||
        said.some((one) => joins(marked.text.toLowerCase(), one, words.toLowerCase())) ||
        (said.length === 0 && !isThingOnly(marked, words.toLowerCase())),
    ),
  ) as AskedLook['colours'];
  return {
    colours: withMissed(colours, said),
    scheme: whole.scheme ?? wishes.scheme,
    moods:
      wishes.moods.length > 0
        ? wishes.moods
        : whole.moods.filter((mood) => !isOf('nounLike', mood)),
    typeface: wishes.typeface ?? whole.typeface,
  };
}

/** "Not charity purple" asks for another colour. */
const refused =
  /(?:^|[\s,;(])(?:not|no|never|nothing|avoid|except|without|kein\p{L}*|nicht|ohne|pas|sans|sin|senza|niente|geen|niet|zonder|sem|nem|não)\s(?:\p{L}+\s){0,2}$/iu;

/** "bottle green and yellow hoops": the second colour of two is one as well, where looks are spoken of. */
function joins(text: string, first: string, second: string): boolean {
  const at = text.indexOf(`${first} and ${second}`);
  const sentence = text.slice(text.lastIndexOf('.', at) + 1, at);
  return at !== -1 && speaksOfLooks(sentence);
}

/** Lavender and oatmeal are what soaps smell of where they stand among what is offered and nowhere else. */
function isThingOnly(marked: MarkedText, words: string): boolean {
  const things = marked
    .of('item', 'feature', 'note', 'name', 'group', 'fact')
    .map(({ text }) => text.toLowerCase())
    .filter((text) => text.includes(words) && !text.includes('#')).length;
  return things > 0 && things >= marked.text.toLowerCase().split(words).length - 1;
}

/** Colours no sentence was understood to ask for take the places that are left. */
function withMissed(colours: AskedLook['colours'], said: readonly string[]): AskedLook['colours'] {
  const all: Record<string, { readonly hex: string; readonly words: string }> = { ...colours };
  for (const words of said) {
    const read = findColours(readSentences(`Colour: ${words}.`));
    const hex = Object.values(read)[0]?.hex ?? softenedColours[words] ?? colourNames.get(words);
    if (
      hex === undefined ||
      Object.values(all).some((one) => one.hex === hex || words.includes(one.words))
    )
      continue;
    const role = (['brand', 'accent', 'background'] as const).find((one) => all[one] === undefined);
    if (role) all[role] = { hex, words };
  }
  return all;
}
