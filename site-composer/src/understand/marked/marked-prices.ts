import type { Facts } from '../../model/brief';
import type { MarkedText } from './marked-text';
import { markOf, plainPrice } from '../../text/printed-price';

const longestRead = 6_000;
const collects =
  /\b(?:rais(?:e|ed|ing)|fund\p{L}*|goal|target|aim(?:ing)?|appeal|donat\p{L}*|collect\p{L}*|pledg\p{L}*|toward?s|still (?:need|to go)|need|sammel\p{L}*|spende\p{L}*|ziel|collect\p{L}*|récolt\p{L}*|objectif|cagnotte|recaud\p{L}*|meta|objetivo|donaz\p{L}*|raccol\p{L}*|obiettivo|doação|arrecad\p{L}*|inzamel\p{L}*|doel)/iu;

/** The sum that is collected for, and what there is of it. */
export function markedGoal(marked: MarkedText): Pick<Facts, 'goal' | 'raised'> {
  // What a report costs is collected by nobody.
  if (!collects.test(marked.text.slice(0, longestRead))) return {};
  const [first] = marked.of('goal');
  const [read] = marked.of('raised');
  // "Target £3,500" is what is wanted, whatever it was read as.
  const isGoal =
    first === undefined &&
    read !== undefined &&
    isWanted.test(marked.text.slice(Math.max(0, read.start - 24), read.start));
  const [goal, raised] = isGoal ? [read, undefined] : [first, read];
  const [, stated, reached] = raising.exec(marked.text.slice(0, longestRead)) ?? [];
  const wanted = goal?.text ?? stated;
  const got = raised?.text ?? reached;
  return {
    ...(wanted !== undefined && /\d/.test(wanted) ? { goal: plainPrice(wanted) } : {}),
    ...(got !== undefined && /\d/.test(got) ? { raised: plainPrice(got) } : {}),
  };
}

const isWanted =
  /(?:target|goal|aim|aiming for|need|objectif|ziel|meta|objetivo|obiettivo|doel)(?:\s(?:is|of|:))?[\s:,]*$/iu;

/** "We're raising £40,000 for the roof and have £26,500 so far". */
const raising =
  /\brais(?:e|ing) ([£€$]\s?[\d.,]*\d)[^.!?\n]{0,80}?\b(?:have|raised|got|reached) (?:raised )?([£€$]\s?[\d.,]*\d)(?: (?:so far|already|to date|now|in hand))/iu;

const bare =
  /^((?:from|ab|dès|desde|da|vanaf) )?(\d{1,6}(?:[.,]\d{1,2})?)((?:,? (?:an?|per|each|pro|par|la|le|al)\s.*)?)$/i;

/** Prices as they are printed: "4 quid" is £4, and "6" beside it is £6. */
export function printedPrices(all: readonly string[]): (price: string) => string {
  const marks = all
    .flatMap((price) => price.split(/,\s/u))
    .map((price) => markOf(plainPrice(price)));
  const mark = marks.find((one) => one !== null);
  return (price) => {
    const own = plainPrice(price.replaceAll(/\s+/g, ' ').trim());
    const [, from = '', sum, unit = ''] = bare.exec(own) ?? [];
    return mark && sum !== undefined ? `${from}${mark.before}${sum}${mark.behind}${unit}` : own;
  };
}
