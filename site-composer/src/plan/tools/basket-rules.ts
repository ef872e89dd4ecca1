import type { Brief } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { readLength } from './read-lists';

type Shop = Extract<DraftSection, { kind: 'shop' }>;
type Rules = NonNullable<Shop['rules']>;

const sum = String.raw`[€$£]\s?(\d+(?:[.,]\d{1,2})?)`;
const count = String.raw`(\d{1,2}|two|three|four|five|six|eight|ten|twelve)`;
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
/** "Order limit is 6 packets of any one kind", "maximum 4 of each", "no more than two per person of one item". */
const limit = [
  new RegExp(
    String.raw`\b(?:limit|maximum|max|no more than|at most|up to)\b[^.\d\n]{0,20}\b${count}\b(?:\s\p{L}+){0,2}\s(?:of (?:any one|each|one|a) |per )(?:kind|item|sort|variety|product|type|each|thing)?`,
    'iu',
  ),
];
const shipping = new RegExp(
  String.raw`\b(?:shipping|postage|delivery|p&p)\b[^.\n]{0,24}?${sum}|${sum}\s(?:flat\s)?(?:for\s)?(?:shipping|postage|delivery|p&p)\b`,
  'iu',
);
const freeFrom = new RegExp(
  String.raw`\bfree\b[^.\n]{0,30}?\b(?:at|over|above|from|for orders (?:over|of|above))\s${sum}|${sum}\s(?:and (?:over|up|above)|or more)\b[^.\n]{0,30}\bfree`,
  'iu',
);
const sorted =
  /\b(?:sort|filter|browse|narrow(?: it)?(?: down)?|look)\b[^.\n]{0,24}\bby\s(?:kind\s|type\s)?\(?(\p{L}+(?:(?:, | or | and )\p{L}+){1,5})/iu;

const numberOf = (words: string): number =>
  numbers[words.toLowerCase()] ?? Number(words.replace(',', '.'));

/** What the basket has to keep to, as its owner said it; null where they said nothing of it. */
export function basketRules(
  prompt: string,
  products: readonly { readonly title: string; readonly text?: string }[],
): Rules | null {
  const text = prompt.slice(0, readLength);
  const most = limit.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  const sent = shipping.exec(text);
  const flat = sent?.[1] ?? sent?.[2];
  const free = freeFrom.exec(text);
  const from = free?.[1] ?? free?.[2];
  const words = (sorted.exec(text)?.[1] ?? '')
    .split(/, | or | and /)
    .map((one) => one.toLowerCase());
  const kinds = words.filter((word) =>
    products.some((product) => word !== '' && isOf(product, word)),
  );
  if (most === undefined && flat === undefined && kinds.length < 2) return null;
  return {
    limit: most === undefined ? null : numberOf(most),
    shipping: flat === undefined ? null : numberOf(flat),
    freeFrom: flat === undefined || from === undefined ? null : numberOf(from),
    kinds: kinds.length < 2 ? [] : kinds,
  };
}

/** Whether a thing is of a kind, by the words it is described with. */
const isOf = (
  { title, text = '' }: { readonly title: string; readonly text?: string },
  kind: string,
): boolean =>
  `${title} ${text}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(kind);

/** A basket that keeps to what was said of it. */
export const withBasketRules = ({ prompt }: Brief, draft: DraftSection): DraftSection => {
  if (draft.kind !== 'shop') return draft;
  const rules = basketRules(prompt, draft.products);
  return rules === null ? draft : { ...draft, rules };
};
