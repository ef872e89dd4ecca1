import { amountsIn, inFigures } from './amounts';
import type { Amount } from './amounts';
import { countOf, product } from './units';
import type { Unit } from './units';
import type { Quantity } from './sheet';

const verb = String.raw`(?:(?:does|do|covers?|holds?|has|have|fills?|needs?|requires?|takes?|knits?|makes?|costs?|weighs?|gives?|contains?|is|are|eats?|uses?|lasts?|couvre|deckt|reicht für|cuesta|costa|kostet|coûte|kost|you need|are set|is enough for)\s(?:about |only |always |for |enough for )?)`;
const relation = new RegExp(verb, 'iu');
const subject = new RegExp(
  String.raw`^(?:for |from )?(?:an?|1|one|each|every|the|un|une|ein|eine|una?)?\s?((?:\^[23])?\p{L}+(?:\s\p{L}+)?)\s${verb}`,
  'iu',
);
const sized =
  /^((?:an?|one|1|each|every|the)\s(?:\p{L}+\s)?\p{L}+)\s(?:of|with)\s\d+(?:[.,]\d+)?\s?\p{L}+\s(?=\p{L})/iu;
const everyone = /^(?:for |from )?(?:every|each|an?|un|une|ein|eine|uno?)\s(?=.*\d)/iu;

/** What the sentence speaks of, for what is said of it further on: "a box holds 500 grams and costs 7 euros". */
export interface Spoken {
  readonly base: Unit | null;
  readonly found: readonly Quantity[];
  /** The words of the base, where it has some. */
  readonly baseWords?: string;
}

export const given = (amount: Amount, below: Unit | null, words: string): Quantity => ({
  label: '',
  words,
  value: amount.value,
  units: below === null ? amount.unit.units : product(amount.unit.units, below.units, -1),
  factor: (amount.isPercent ? 0.01 : amount.unit.factor) / (below?.factor ?? 1),
  source: 'given',
  percent: amount.isPercent ? 'share' : null,
});

/** "Pizzas cost 9.50": a bare figure that something costs is money. */
const asMoney =
  (text: string) =>
  (amount: Amount): Amount =>
    /\bcosts?\s(?:about |only )?$/iu.test(text.slice(0, amount.at)) &&
    Object.keys(amount.unit.units).length === 0
      ? { ...amount, unit: { units: { money: 1 }, factor: 1 } }
      : amount;

const overOf = ({ over }: Amount, base: Unit | null): Unit | null =>
  over === 'each' ? base : over;

const longestThing = 12;

/** How things are: "one litre covers 12 square metres", "£3 a tile"; nothing where a clause tells no such figure. */
export function readGiven(
  clause: string,
  before: Unit | null,
  isNamed: boolean,
  beforeWords = '',
): Spoken {
  const isRelated = relation.test(clause);
  const text = isRelated
    ? inFigures(clause).replace(sized, '$1 ').replace(everyone, '1 ')
    : inFigures(clause);
  const amounts = amountsIn(text).map(asMoney(text));
  const [first, ...others] = amounts;
  if (!first) return { base: before, found: [] };
  const between = others[0] ? text.slice(first.end, others[0].at) : '';
  const isPair = others.length > 0 && first.over === null && relation.test(`${between} `);
  if (isPair) {
    const base: Unit = { units: first.unit.units, factor: first.unit.factor * first.value };
    const baseWords = text.slice(0, first.end + longestThing);
    const own = (one: Amount, at: number) =>
      `${baseWords} ${text.slice(one.at, others[at + 1]?.at ?? text.length)}`;
    return {
      base,
      baseWords,
      found: others.map((one, at) => given(one, overOf(one, base) ?? base, own(one, at))),
    };
  }
  const lead = text.slice(0, first.at);
  const [, noun] = subject.exec(`${lead.trimEnd()} `) ?? [];
  const isPronoun = /^(?:it|that|this|they|these|which|there|month|year)$/iu.test(noun ?? '');
  if (noun !== undefined && isRelated && !isPronoun) {
    const words = noun.trim().split(' ');
    const base = countOf(words.at(-1) ?? noun);
    return { base, found: amounts.map((one) => given(one, overOf(one, base) ?? base, clause)) };
  }
  if (isPronoun || (before !== null && new RegExp(`^${verb}`, 'iu').test(text)))
    return {
      base: before,
      baseWords: beforeWords,
      found: amounts.map((one) =>
        given(one, overOf(one, before) ?? before, `${beforeWords} ${clause}`),
      ),
    };
  const told = amounts.filter(({ over }) => over !== null);
  const [, thing] = /^(?:the |an? |and )?(\p{L}{3,})/iu.exec(lead.trim()) ?? [];
  const own = thing === undefined ? before : countOf(thing);
  const isSized = amounts.length > 1 && thing !== undefined && told.length < amounts.length;
  if (isSized && /\b(?:wide|long|each|of|at)\b/iu.test(text))
    return { base: own, found: amounts.map((one) => given(one, overOf(one, own) ?? own, clause)) };
  if (told.length > 0 && (lead.trim() === '' || isNamed))
    return {
      base: before,
      found: told.map((one) => given(one, overOf(one, own ?? before), clause)),
    };
  return { base: before, found: lead.trim() === '' || isNamed ? [given(first, null, clause)] : [] };
}
