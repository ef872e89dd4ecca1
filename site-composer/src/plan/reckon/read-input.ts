import { capitalised, trimMarks } from '../../text/casing';
import { amountsIn, inFigures } from './amounts';
import { stem } from '../tools/quantities';
import { readPhrase } from './phrase';
import { measureOf } from './units';
import type { Quantity, Wanted } from './sheet';

const bracket = /\(([^()]*)\)/u;
const digits = /\d+(?:[.,]\d+)?/u;
const start =
  /[,\s]*\b(?:start(?:s|ing)?(?: value| with| at)?|default(?:s to|ing to| is)?|usually|normally|preset(?: to)?|at first|is set to|beginning with|vorgabe)\s*:?\s*(?=[€$£]?\s?\d)/iu;
const opening =
  /^(?:and |or |also |then |with |plus |their |the |an? |your |my |our |its |in |of |la |le |les |l['’]|die |der |das |il |lo |el |los |las |de |het |what (?:is )?(?:the )?(?:visitor )?)+(?=\p{L})/iu;
const lastPart = /^.*:\s+(?=\p{L})/u;
const longestLabel = 60;

const numberOf = (words: string): number => Number(words.replace(',', '.'));

/** "How many horses" is asked for as "Horses"; everything else as it was said. */
export function labelOf(words: string): string {
  const said = trimMarks(words.replaceAll(/\s+/gu, ' ').trim())
    .replace(opening, '')
    .replace(/^(?:how (?:many|much)|the number of)\s(?=\p{L}+$)/iu, '')
    .replace(/\s(?:at|start|with|is|are|of|for)$/iu, '')
    .replace(/^far is/iu, 'how far is');
  return capitalised(said);
}

const plus =
  /\b(?:vat|sales tax|mwst|tva|iva|btw|extra|reserve|waste|breakages?|spare|mark-?up|service|surcharge|tip|to be safe)\b/iu;
const minus = /\b(?:discount|off|reduction|rabatt|remise|descuento|sconto|korting)\b/iu;

export const roleOf = (words: string): 'share' | 'plus' | 'minus' =>
  minus.test(words) ? 'minus' : plus.test(words) ? 'plus' : 'share';

/** What is entered, with what stands there at first: "price per kWh in cents (32)", "bottle price £9". */
export function readInput(clause: string): Quantity | null {
  const said = clause.replace(lastPart, '');
  const inBrackets = bracket.exec(said)?.[1];
  const bracketed = inBrackets === undefined ? undefined : digits.exec(inBrackets)?.[0];
  const bare = said.replace(start, ' ').trim();
  const [amount] = inBrackets === undefined ? amountsIn(inFigures(bare)).slice(-1) : [];
  const trailing =
    /[€$£]?\s?\d+(?:[.,]\d+)?\s?(?:%|[€$£]|p|pence|cents?|euros?|pounds?|dollars?|percent)?$/iu.exec(
      bare,
    );
  const name = (
    bracketed === undefined
      ? trailing
        ? bare.slice(0, trailing.index)
        : bare
      : said.replace(bracket, ' ')
  ).replace(/[\s:=]+$/u, '');
  const unit = inBrackets !== undefined && bracketed === undefined ? ` in ${inBrackets}` : '';
  const label = labelOf(name);
  if (!/^\p{L}/u.test(label) || label.length > longestLabel || label.split(' ').length > 11)
    return null;
  const phrase = readPhrase(`${label.replace(/\s\((?:\p{L}+)\)$/u, '')}${unit}`);
  const isPriced = bracketed !== undefined && /[€$£]/u.test(inBrackets ?? '');
  const isMoney = trailing !== null && /[€$£]|p$|pence|cent|euro|pound|dollar/iu.test(trailing[0]);
  const money = isMoney && phrase.units['money'] === undefined && amount ? amount.unit : null;
  const priced = isPriced && phrase.units['money'] === undefined ? pounds : money;
  const value = bracketed ?? trailing?.[0].match(digits)?.[0];
  const small =
    money?.factor ?? (isMoney && amount && amount.unit.factor < 1 ? amount.unit.factor : null);
  return {
    label: unit === '' ? label : `${label} (${inBrackets ?? ''})`,
    words: label,
    value: value === undefined ? null : numberOf(value),
    units: priced ? { ...priced.units, ...withoutHead(phrase.units) } : phrase.units,
    factor: small !== null && phrase.factor === 1 ? small : phrase.factor,
    source: 'input',
    ...ofIn(label, phrase.of),
    percent: phrase.percent || (trailing?.[0].includes('%') ?? false) ? roleOf(label) : null,
  };
}

/** "Bottle price" is that of a bottle. */
function ofIn(label: string, said: string | null): { readonly of?: string } {
  const [, thing] = /^(\p{L}+) (?:price|cost|size|weight)s?\b/iu.exec(label) ?? [];
  const of = said ?? (thing === undefined ? null : stem(thing));
  return of === null ? {} : { of };
}

const pounds = { units: { money: 1 }, factor: 1 };

/** A thing whose price is given is no count: what it is over stays. */
const withoutHead = (units: Quantity['units']): Quantity['units'] =>
  Object.fromEntries(Object.entries(units).filter(([, power]) => power < 0));

const share = /^(?:each person['’]s|everyone['’]s) share$/iu;
/** What is only called "how much" or "the total" is money; the size of a thing is not what is counted. */
const spokenOf = (label: string): string => {
  const bare = label
    .replace(/\b\d+(?:[.,]\d+)?\s?\p{L}+\s(?=\p{L}+s\b)/iu, '')
    .replace(share, 'money per person');
  const [, behind] =
    /^(?:how much|total|altogether|the rest|what is left|left over)\b(.*)$/iu.exec(bare) ?? [];
  if (behind === undefined) return bare;
  const over = /\s(?:per|an?|each)\s\p{L}+.*$/iu.exec(behind)?.[0] ?? '';
  const head = behind.slice(0, behind.length - over.length);
  const isMeasured = /\b(?:of|in)\s\p{L}/iu.test(head)
    ? false
    : head.split(/\s+/u).some((word) => measureOf(word) !== null || /\p{L}{3}s$/iu.test(word));
  return isMeasured ? bare : `money${over}`;
};

const rounded =
  /[,\s]*\(?[^()]*\b(?:round(?:ed|s)?\s?(?:them |it |the \p{L}+ )?up|always up to[^,)]*|(?:always )?whole(?: \p{L}+)?(?= ?\)|$)|always whole|full ones|aufgerundet|arrondis?|redondead[oa]s?|arrotondat[oi]|afgerond)\b[^,)]*\)?/iu;

export const isRounded = (clause: string): boolean =>
  /\bround(?:ed)?\b(?![^,]*nearest)|\balways (?:up to|whole)|\bwhole (?!season|\p{L}+ (?:cost|price))|\bfull ones|aufgerundet|arrondi|redonde|arrotond|afgerond/iu.test(
    clause,
  );

/** What comes out, with what it is measured in; null where a clause names no such thing. */
export function readWanted(clause: string): Wanted | null {
  const whole = isRounded(clause);
  const bare = clause
    .replace(lastPart, '')
    .replace(/\([^()]*\)/gu, (inside) => (isRounded(inside) ? '' : inside))
    .replace(
      /[,\s]*\b(?:always up to|always whole|rounded|round|to full ones|needed rounded|aufgerundet|arrondis?|redondead|arrotondat|afgerond).*$/iu,
      '',
    );
  const label = labelOf(
    bare.replace(rounded, (part) => (part.length > bare.length - 3 ? part : '')),
  );
  if (!/^\p{L}/u.test(label) || label.length > longestLabel) return null;
  const phrase = readPhrase(spokenOf(label));
  const isPercent = phrase.percent;
  if (Object.keys(phrase.units).length === 0 && !isPercent) return null;
  return { label, units: phrase.units, factor: phrase.factor, whole, isPercent };
}
