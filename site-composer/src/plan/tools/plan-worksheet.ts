import type { ToolPlan } from '../../model/page';
import { capitalised } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import type { PageContext } from '../page-context';
import { currencyIn } from './energy';
import { productOf, quantityFrom } from './quantities';
import type { Quantity } from './quantities';
import { readLength, sentenceFrom } from './read-lists';
import { keyOf } from './storage-key';

type Worksheet = Extract<ToolPlan, { type: 'worksheet' }>;
type Postfix = Worksheet['results'][number]['postfix'];

const isCalculator = /\bcalculat\w*|\bestimator\b|\bworks? out\b|\brechner\b/i;
const cues =
  /\b(?:(?:you|i|we|they|people|visitors|users|customers) (?:can )?(?:put in|enter|type in|type|give|key in|fill in|choose)|inputs?(?: are)?\s?:|fields?\s?:|puts? in|enters?|enter|type in|asks? for|based on|from)\s*:?\s+(?=[^.]{8,})/gi;
const endOfInputs =
  /\s(?:and|then|,\s?and)\s(?:it|we|get|gets|see|sees|the page|that|this|show|shows|tells?)\b.*$|,?\s(?:so that|it (?:then )?(?:shows?|tells?|gives?|adds?|works?)|to (?:get|see|work out|find))\b.*$/is;
const eachHas =
  /^(?:and )?(?:how (?:many|much)|the (?:number|amount) of)\s([\p{L} ]{2,30}?)\s(?:each|every) (?:person|member|one|user|player|flatmate|of us|potter)\b[^,;]*?(?:out of (\d+))?$/iu;
const fee =
  /(?:\b(?:adds?|plus|and|with|includes?)\s(?:an?\s|the\s)?(?:fixed\s|flat\s)?)([€$£])\s?(\d+(?:[.,]\d{1,2})?)\s(?:for\s)?(?:the\s|an?\s)?((?:\p{L}+[ -]){0,2}?(?:fee|charge|call-?out|delivery|deposit|hire|postage|shipping))\b/iu;
const rate =
  /(?<![\p{L}\d.,])([€$£])?\s?(\d+(?:[.,]\d+)?)\s?(cents?|ct|p|pence)?\s(?:per|an?|each|for each|for every)\s(\p{L}+(?: met(?:re|er)s?)?)/iu;
const splits =
  /\b(?:split|splits|divide|divides|divided|share|shares)\b[^.\n]{0,50}\b(?:by|between|among)\b/i;

const numberOf = (words: string): number => Number(words.replace(',', '.'));

interface Told {
  readonly quantities: readonly Quantity[];
  readonly people: Worksheet['people'];
}

/** The inputs of the first cue behind which at least two are understood. */
function toldInputs(text: string): Told | null {
  for (const cue of [...text.matchAll(cues)].slice(0, 6)) {
    const listed = sentenceFrom(text, cue.index + cue[0].length).replace(endOfInputs, '');
    const parts = splitEnumeration(listed).filter(Boolean);
    let people: Worksheet['people'] = null;
    const quantities: (Quantity | null)[] = [];
    for (const part of parts) {
      const [whole, thing = '', most] = eachHas.exec(part) ?? [];
      if (whole === undefined) quantities.push(quantityFrom(part));
      else people = { label: capitalised(thing), most: most === undefined ? null : Number(most) };
    }
    const known = quantities.filter((one) => one !== null);
    if (known.length === quantities.length && known.length + (people ? 1 : 0) >= 2)
      return { quantities: known, people };
  }
  return null;
}

/** "45 cents a mile": a price that is given and not entered anew each time. */
function givenRate(text: string, label: (unit: string) => string): Quantity | null {
  const [, , amount, small, unit = ''] = rate.exec(text) ?? [];
  if (amount === undefined || (small === undefined && !/[€$£]/.test(rate.exec(text)?.[1] ?? '')))
    return null;
  const made = quantityFrom(`price per ${unit}`);
  return made && { ...made, label: label(unit), value: numberOf(amount) / (small ? 100 : 1) };
}

const isAddend = ({ units }: Quantity): boolean =>
  units['money'] === 1 && Object.keys(units).length === 1;

/** Products first, then what is added once, then percent; `null` where the units fit in no one way. */
function postfixOf(
  inputs: readonly Quantity[],
  isSplit: boolean,
): { total: Postfix; heads: number } | null {
  const heads = isSplit
    ? inputs.findIndex(({ units }) => Object.keys(units).some((unit) => headWords.test(unit)))
    : -1;
  const place = (quantity: Quantity): string => `i${inputs.indexOf(quantity)}`;
  const plain = inputs.filter((one, index) => !one.isPercent && index !== heads);
  const addends = plain.filter(isAddend);
  const factors = plain.filter((one) => !isAddend(one));
  const signs = factors.length === 0 ? [] : productOf(factors, { money: 1 });
  if (signs === null || (factors.length === 0 && addends.length < 2)) return null;
  const product = factors.flatMap((one, index) => [
    place(one),
    ...(index === 0 ? (signs[0] === -1 ? [] : []) : [signs[index] === -1 ? '/' : '*']),
    ...(one.factor === 1 ? [] : [one.factor, signs[index] === -1 ? '/' : '*']),
  ]);
  if (signs[0] === -1) return null;
  const sum = addends.flatMap((one, index) => [
    place(one),
    ...(one.factor === 1 ? [] : [one.factor, '*']),
    ...(product.length === 0 && index === 0 ? [] : ['+']),
  ]);
  const isPay = inputs.some(({ label }) => /\b(?:wage|pay|salary|hourly|income)\b/i.test(label));
  const percents = inputs
    .filter(({ isPercent }) => isPercent)
    .flatMap((one) => [
      place(one),
      100,
      '/',
      1,
      ...(lowers.test(one.label) || (isPay && /\btax/i.test(one.label)) ? ['-', -1, '*'] : ['+']),
      '*',
    ]);
  return { total: [...product, ...sum, ...percents], heads };
}

const headWords = /^(?:people|person|friend|guest|flatmate|head|player|member)$/;
const lowers = /\b(?:discount|off|reduction)\b/i;

/** A calculator of what the member says is entered, added and shared; null where its units do not fit in one way. */
export function planWorksheet(context: PageContext): ToolPlan | null {
  const { brief, say } = context;
  const text = brief.prompt.slice(0, readLength);
  if (!isCalculator.test(text)) return null;
  const told = toldInputs(text);
  if (!told) return null;
  const hasRate = told.quantities.some((one) => one.units['money'] === 1 && !isAddend(one));
  const own = hasRate ? null : givenRate(text, (unit) => say('worksheet.price', { unit }));
  const [, , cost, name = ''] = fee.exec(text) ?? [];
  const fixed =
    cost === undefined
      ? null
      : { ...quantityFrom('fee'), label: capitalised(name), value: numberOf(cost) };
  const inputs = [...told.quantities, own, fixed as Quantity | null].filter((one) => one !== null);
  const isSplit = splits.test(text);
  const formula = postfixOf(inputs, isSplit);
  if (!formula || inputs.length < 2) return null;
  const money = currencyIn(text);
  const result = { before: money, behind: '' };
  const { total, heads } = formula;
  return {
    type: 'worksheet',
    inputs: inputs.map(({ label, value }) => ({ label, value })),
    people: isSplit ? told.people : null,
    results: [
      { label: say('worksheet.total'), postfix: total, ...result },
      ...(heads === -1
        ? []
        : [{ label: say('worksheet.each'), postfix: [...total, `i${heads}`, '/'], ...result }]),
    ],
    storageKey: keyOf(context),
  };
}
