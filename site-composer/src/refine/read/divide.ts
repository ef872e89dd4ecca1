import { findPrice } from '../../text/money';
import { itemMeant } from '../target/item-meant';
import { hasOwnCommand, saysLook } from './foreign-wording';
import { unmask } from './quotes';
import type { Reading } from './reading';

const joints: Readonly<Record<string, string>> = {
  de: 'und|sowie',
  fr: 'et',
  es: 'y|e',
  pt: 'e',
  it: 'e|ed',
  nl: 'en',
};
const borders = new Map(
  Object.entries(joints).map(([language, words]) => [
    language,
    new RegExp(
      String.raw`,?\s+(?:${words})\s+(?:auch |aussi |también |também |anche |ook )?|,\s+`,
      'giu',
    ),
  ]),
);
const mostRead = 600;
const says =
  /\b(?:is|are|now|costs?)\b|(?<!\p{L})(?:ist|sind|kostet|wird|est|passe|coûte|es|cuesta|vale|è|costa|kost|wordt)(?!\p{L})/iu;

/**
 * A sentence in another language, one piece for each command in it: "den Preis ändern und die
 * Hausbesuche rausnehmen", "el mensual cuesta 65 € y el bono 99 €". What has no command of its own
 * and is no other price belongs to what stands before.
 */
export function divideForeign(
  sentence: string,
  language: string,
  { site, quotes }: Reading,
): string[] {
  const behindColon = sentence.indexOf(':');
  const border = borders.get(language);
  if (!border) return [sentence];
  const found = [...sentence.slice(0, mostRead).matchAll(border)].filter(
    ({ index }) => behindColon === -1 || index < behindColon,
  );
  const pieces: string[] = [];
  let from = 0;
  for (const [at, { index, 0: joint }] of found.entries()) {
    const behind = index + joint.length;
    const next = sentence.slice(behind, found[at + 1]?.index ?? sentence.length);
    const lead = sentence.slice(from, index);
    const isPrice =
      findPrice(lead) !== null &&
      findPrice(next) !== null &&
      itemMeant(site, unmask(next, quotes)) !== null &&
      !hasOwnCommand(lead, language);
    const isOwn = isPrice || hasOwnCommand(next, language) || saysLook(next, language);
    if (!isOwn) continue;
    pieces.push(lead);
    from = behind;
  }
  pieces.push(sentence.slice(from));
  return pieces.map((piece, at) => (at > 0 && !says.test(piece) ? withVerb(piece) : piece));
}

/** "el bono 99 €" behind another price: the verb was said once. */
function withVerb(piece: string): string {
  const price = findPrice(piece);
  return price && price.end >= piece.replace(/[.!\s]+$/, '').length && price.start > 3
    ? `${piece.slice(0, price.start)}is ${piece.slice(price.start)}`
    : piece;
}
