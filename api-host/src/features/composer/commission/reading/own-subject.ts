import { findActivity, singularOf } from '../../understand/activity';
import { clauseOf, findHead } from '../../understand/find-head';
import { capitalise, titleCase } from '../../text/words';
import type { Subject } from '../subjects';

/** The word for the site around the thing: a camera exchange is about cameras. */
const around =
  /\s+(?:exchange|swap|reviews?|rentals?|shop|store|guide|management|catalogue|catalog|directory|library|collection|club|community|market(?:place)?|websites?|platform|finder|tracker|map|portal|gallery|booking|lending|log|planner|comparison|shop|sharing|archive|database|encyclopedia|lessons|hub|app)$/i;
const nothing =
  /^(?:things?|items?|products?|content|information|data|users?|people|members?|services?|events?|stuff|entries|files|experiences?|ideas?|opinions?|implement|web|online|equipment|resources?|reservations?|details?|platform|application|app|management|tasks?|projects?)$/i;

const quality =
  /^(?:second-hand|vintage|handmade|homemade|local|used|old|small|new|good|best|our|my|the|a|an|of|and|other)$/i;

/** Filters people name, with values that fit whatever the thing is. */
const facets: readonly (readonly [asked: RegExp, name: string, values: readonly string[]])[] = [
  [/\bcondition\b/i, 'Condition', ['Like new', 'Good', 'Well used']],
  [/\b(?:difficulty|level)\b/i, 'Level', ['Easy', 'Moderate', 'Hard']],
  [/\bsizes?\b/i, 'Size', ['Small', 'Medium', 'Large']],
  [/\bbrands?\b/i, 'Brand', ['Brand A', 'Brand B', 'Brand C']],
  [/\bfamil(?:y|ies)\b(?! (?:of|friendly))/i, 'Family', ['Family A', 'Family B', 'Family C']],
  [
    /\b(?:areas?|regions?|locations?|district|neighbou?rhood|city|near)\b/i,
    'Area',
    ['North', 'Centre', 'South'],
  ],
  [/\bseasons?\b/i, 'Season', ['Spring', 'Summer', 'Autumn']],
  [/\b(?:duration|length)\b/i, 'Length', ['Short', 'Half a day', 'A whole day']],
  [/\bage(?:s| group)?\b/i, 'Age', ['Up to 6', '7 to 12', 'Grown-ups']],
  [
    /\b(?:genres?|categor(?:y|ies)|types?|kinds?|topics?|styles?)\b/i,
    'Type',
    ['Everyday', 'Classic', 'Special'],
  ],
];

const samples: readonly (readonly [title: string, text: string, price: number])[] = [
  ['First {one}', 'A good one to begin with.', 24],
  ['Large {one}', 'The one everybody sees first.', 38],
  ['Small {one}', 'Easily overlooked and worth a second look.', 15],
  ['{One} of the month', 'Chosen by the people here.', 29],
  ['Lesser-known {one}', 'For those who have seen the others.', 45],
  ['{One} with a story', 'Ask about it before you choose.', 32],
];

const pluralOf = (one: string): string =>
  /(?:s|x|z|ch|sh)$/i.test(one)
    ? `${one}es`
    : /[^aeiou]y$/i.test(one)
      ? one.replace(/y$/i, 'ies')
      : `${one}s`;

/** "second-hand camera exchange" is about cameras; null when the text names no thing. */
function nounIn(text: string): { phrase: string; noun: string } | null {
  const phrase = findActivity(clauseOf(text))?.thing ?? findHead(text);
  if (phrase === null) return null;
  let thing = phrase;
  while (around.test(thing)) thing = thing.replace(around, '');
  const words = thing
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !quality.test(word));
  const noun = singularOf(words.slice(-2).join(' '));
  const plain =
    nothing.test(words.at(-1) ?? '') || !/^\p{L}[\p{L}'-]{2,}(?: [\p{L}'-]+)?$/u.test(noun);
  return plain ? null : { phrase, noun };
}

/** A subject nobody thought of, from the words of the text: its thing, its filters, neutral samples. */
export function ownSubject(text: string, priced: boolean): Subject | null {
  const found = nounIn(text);
  if (found === null) return null;
  const { phrase, noun: one } = found;
  const asked = facets.filter(([pattern]) => pattern.test(text)).slice(0, 3);
  const chosen = asked.length > 0 ? asked : facets.slice(-1);
  const fill = (title: string) => title.replace('{one}', one).replace('{One}', capitalise(one));
  const name = titleCase(phrase);
  return {
    id: `own-${one}`,
    about: /(?!)/,
    one,
    many: pluralOf(one),
    names: name.includes(' ') && name.length < 34 ? [name] : [`The ${capitalise(one)} Book`],
    facets: chosen.map(([, facet]) => facet),
    entries: samples.map(([title, what, price], index) => ({
      title: fill(title),
      text: `${what} A sample: put your own here.`,
      facets: chosen.map(([, , values]) => values[index % values.length] ?? ''),
      ...(priced && { price }),
    })),
  };
}
