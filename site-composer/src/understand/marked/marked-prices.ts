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
  const [goal] = marked.of('goal');
  const [raised] = marked.of('raised');
  return {
    ...(goal && /\d/.test(goal.text) ? { goal: plainPrice(goal.text) } : {}),
    ...(raised && /\d/.test(raised.text) ? { raised: plainPrice(raised.text) } : {}),
  };
}

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
