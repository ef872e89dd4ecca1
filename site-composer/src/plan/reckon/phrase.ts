import { stem } from '../tools/quantities';
import { countOf, isShape, measureOf, product, withPowers } from './units';
import type { Unit, Units } from './units';

/** A noun phrase with what it is measured in. */
export interface Phrase extends Unit {
  readonly percent: boolean;
  /** "Per", "a", "each": what it is over, as it was said. */
  readonly isOver: boolean;
  /** "Of a horse": what it may be over, where that is counted elsewhere. */
  readonly of: string | null;
}

const leading =
  /^(?:(?:and|or|then|also|the|a|an|your|my|our|its|their|what|which|how|many|much|far|number|amount|of|total|average|whole|extra|visitor|anzahl|der|die|das|den|nombre|de|des|d'|número|numero|aantal|le|la|les|el|los|las)\s)+/iu;
const over =
  /\s(?:per|for each|for every|for one|of one|of each|each|every|in an?|an?|to the|pro|par|por|al|alla|für jede[nrs]?|je)\s(?=[\p{L}^\d])|\/(?=\p{L})/iu;
const unitBehind = /\s(?:in|en|em)\s([\p{L}^\d]+)(?=\s(?:of|for|per|a|from|to)\b|$)/iu;
const ofThing = /\sof\s(?:the|an?|one|your|my)\s(\p{L}+)/iu;
const percent =
  /%|\b(?:percent(?:age)?s?|per cent|prozent|pour ?cent|por ciento|vat|sales tax|mwst|yield)\b/iu;
const verbs =
  /\s(?:(?:you|i|we|they|it|the|each|one)\s(?:have|has|got|get|need|needs|eats?|took|takes?|burn|use|uses|work|worked|spend|drive|earn|want|keep)|needed|worked|swum|driven|sold|eaten|got|possible|left|used|raised|until|that|which|from|with|for|during|after|saved|made|so far|always|on)\b.*$/iu;

/** The unit of the words in front of "per": a measure that is named, else the thing that is counted. */
function unitOf(words: string): Unit {
  const plain = words.replace(leading, '').replace(verbs, '').trim();
  const all = plain
    .toLowerCase()
    .split(/[\s()-]+/u)
    .filter((word) => word !== '' && word !== 'of');
  const found = all.flatMap((word) => {
    const measure = measureOf(word);
    return measure === null ? [] : [{ word, measure }];
  });
  // "Depth in cm": the measure itself and not what is measured.
  const exact = found.find(
    ({ word }) => !isShape(word) && measureOf(word)?.units['money'] === undefined,
  );
  const first =
    found.find(({ measure }) => measure.units['money'] !== undefined) ?? exact ?? found[0];
  if (first) return first.measure;
  const [head = ''] = plain.split(/\s(?:of|in|to|for|on|at)\s/iu);
  const noun = head.trim().split(/\s+/u).at(-1) ?? '';
  return /^\p{L}{2,}$/u.test(noun) ? countOf(noun) : { units: {}, factor: 1 };
}

const amountOver = /^(\d+(?:[.,]\d+)?)\s(.+)$/u;

function overOf(words: string): Unit {
  const [, many, rest = words] = amountOver.exec(words.trim()) ?? [];
  const unit = unitOf(rest.split(/\s(?:of|for|in|from|to|at|is|are)\s/iu)[0] ?? rest);
  return many === undefined
    ? unit
    : { ...unit, factor: unit.factor * Number(many.replace(',', '.')) };
}

const adjectives: readonly (readonly [RegExp, string])[] = [
  [/\bhourly\b/iu, 'hour'],
  [/\bdaily\b|\bday (?=rate)/iu, 'day'],
  [/\bweekly\b/iu, 'week'],
  [/\bmonthly\b/iu, 'month'],
  [/\byearly\b|\bannual\b/iu, 'year'],
  [/\bnightly\b/iu, 'night'],
];

/** "Price per kWh in cents", "kilos a day", "weight of a horse in kg": what it is measured in, over what. */
export function readPhrase(given: string): Phrase {
  const text = ` ${withPowers(given).replaceAll(/[()]/gu, ' ').replaceAll(/\s+/gu, ' ').trim()}`;
  const behind = unitBehind.exec(text);
  const measure = behind ? measureOf(behind[1] ?? '') : null;
  const bare = measure === null || !behind ? text : text.replace(behind[0], ' ');
  const [top = '', ...below] = bare.split(new RegExp(over.source, 'giu'));
  const isPercent = percent.test(text);
  const head = measure ?? unitOf(top.trim());
  const thing = ofThing.exec(top)?.[1];
  const divisors = [
    ...below.map(overOf),
    ...adjectives.flatMap(([pattern, word]) =>
      pattern.test(top) ? [measureOf(word) ?? countOf(word)] : [],
    ),
  ];
  const start: Unit = isPercent ? { units: {}, factor: 0.01 } : head;
  const whole = divisors.reduce<{ units: Units; factor: number }>(
    (sum, one) => ({ units: product(sum.units, one.units, -1), factor: sum.factor / one.factor }),
    start,
  );
  const of = thing !== undefined && measureOf(thing) === null ? stem(thing) : null;
  return { ...whole, percent: isPercent, isOver: divisors.length > 0, of };
}
