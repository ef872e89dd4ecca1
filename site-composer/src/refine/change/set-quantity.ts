import { textsIn } from 'site-document/text';
import type { PageText } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { areAlike, tellingWords } from '../target/alike-words';
import { findThing } from '../target/find-thing';
import { textEdit } from './text-edits';

/** Units by what they measure, each with the ways it is written. */
const units: readonly (readonly [string, RegExp])[] = [
  ['minutes', /^(?:minutes?|mins?)$/iu],
  ['hours', /^(?:hours?|hrs?)$/iu],
  ['days', /^days?$/iu],
  ['weeks', /^weeks?$/iu],
  ['months', /^months?$/iu],
  ['people', /^(?:people|persons|guests|players|places|seats|spaces)$/iu],
  ['length', /^(?:metres?|meters?|m|km|miles?|cm|mm|feet|ft)$/iu],
  ['weight', /^(?:kg|kilos?|g|grams?|lbs?)$/iu],
  ['volume', /^(?:ml|litres?|liters?|l|pints?)$/iu],
];
const unitOf = (word: string): string | null =>
  units.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

const said =
  /^(?:the |our |my )?(.{2,60}?) (?:is|are|takes?|lasts?|holds?|now|will be|should be|to)(?: now| only| just)* (\d{1,4}(?:[.,]\d+)?) ?(\p{L}+)(?: now| long)?$/iu;
const quantity = /(\d{1,4}(?:[.,]\d+)?)(\s?)(\p{L}+)/giu;

/** "the long con is now 75 minutes": the amount of something that stands there with the same unit. */
export const setQuantity: Changer = (request, site) => {
  if (!['set', 'size', null].includes(request.action) || request.quotes.length > 0) return null;
  const [, name = '', amount = '', word = ''] =
    said.exec(unmask(request.asked, request.quotes).replace(/[.!\s]+$/u, '')) ?? [];
  const unit = unitOf(word);
  if (unit === null) return null;
  const found = findThing(site, name.replace(/^(?:change|make|set) (?:the )?/iu, ''), [
    'item',
    'text',
  ]);
  if (!found || 'several' in found) return null;
  const places = textsIn(found.thing.element, 40).flatMap((text) =>
    [...text.value.matchAll(quantity)]
      .filter(([, , , own = '']) => unitOf(own) === unit)
      .map((match) => ({ text, match })),
  );
  const named = places.length > 1 ? places.filter((_, at) => isNamedBefore(places, at, name)) : [];
  const [only, ...others] = named.length > 0 ? named : places;
  if (!only) return null;
  if (others.length > 0) return refuse('several amounts stand there. Say which one changes.');
  const { text, match } = only;
  const [whole, old = '', space = '', own = ''] = match;
  const next = `${amount}${space}${own}`;
  const value = `${text.value.slice(0, match.index)}${next}${text.value.slice(match.index + whole.length)}`;
  return {
    site: site.edit(textEdit(site.page, text, value.trim())),
    sentence: `“${found.thing.name}” is now ${next} instead of ${old}${space}${own}.`,
    holds: (after) => after.page.texts.some((one) => one.value.trim() === value.trim()),
  };
};

interface Amount {
  readonly text: PageText;
  readonly match: RegExpExecArray;
}

/** "The Teller (easy, 60 min), The Long Con (hard, 90 min)": an amount is of what stands between the one before and it. */
function isNamedBefore(places: readonly Amount[], at: number, name: string): boolean {
  const [place, last] = [places[at], places[at - 1]];
  if (!place) return false;
  const from = last?.text === place.text ? last.match.index + last.match[0].length : 0;
  const own = tellingWords(place.text.value.slice(from, place.match.index));
  return tellingWords(name).every((word) => own.some((one) => areAlike(one, word)));
}
