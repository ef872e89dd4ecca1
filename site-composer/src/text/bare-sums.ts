import { namesBritishPlace } from './known-towns';

/** Whose sums are in pounds: marks and words of them, a British number, or a British habit of speech. */
const british =
  /£|\b(?:pounds?|quid|pence|council tax|epc|vat|postcode)\b|\+44|\b0(?:1\d{2,4}|2\d|7\d{3})[ -]?\d{3,4}[ -]?\d{3,4}\b|\b(?:england|scotland|wales|london|uk)\b/iu;

/** The one mark a text uses; without a sign of its country none is guessed. */
function markOf(text: string): string | null {
  if (british.test(text)) return '£';
  if (/€|\b(?:euros?|eur)\b/iu.test(text)) return '€';
  if (/\$|\b(?:dollars?|bucks|usd)\b/iu.test(text)) return '$';
  return namesBritishPlace(text) ? '£' : null;
}

const sum = String.raw`(?<![£$€\d.,:])(\d{1,3}(?:,\d{3})+|\d{2,6})(?![\d.,:]?\d|\s?(?:£|€|\$|%|pounds?|quid|euros?|pence|am|pm)|\s(?:min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|years?|miles?|met(?:re|er)s?|km|people|persons?|members?|strong|places|seats)\b)`;
const time = String.raw`(?:a|per|each|every)\s(?:week|month|night|year|day|term|quarter)|pcm|pw|p\.?a\.?`;
/** "Rent is 1350", "a deposit of 150". */
const named = new RegExp(
  String.raw`\b((?:rent|deposit|price|fee|cost|charge|membership|subs|entry|admission|tickets?)\s(?:is|are|of|costs?|from|at)\s(?:just\s|only\s|about\s)?)${sum}`,
  'giu',
);
/** "620 a week in summer": where a clause begins with it, and nobody is counted. */
const perTime = new RegExp(
  String.raw`(^|[.,;:!?\n(]\s?|\b(?:is|for|from|at|only|just|and)\s)${sum}(?=\s(?:${time})\b)`,
  'giu',
);
/** "… a week in summer and 410 in winter", "1500 deposit". */
const further = new RegExp(
  String.raw`([£€]\d[\d,]*\s(?:${time})\sin\s\p{L}+(?:,|\sand)\s)${sum}(?=\sin\s\p{L})`,
  'giu',
);
/** "20 pounds each per stay", and not what somebody weighs. */
const inWords =
  /(?<![\d.,£])(?<!\b(?:lost|lose|weighs?|weighing|gained)\s(?:\p{L}+\s)?)(\d[\d,]*(?:\.\d{2})?)\s?(?:pounds|quid)\b(?!\s(?:of|lighter|heavier|in weight|overweight))/giu;
const fewestDigits = 3;

/** Sums written without a mark, where they plainly are money, in the currency of the text. */
export function withMarkedSums(text: string): string {
  const mark = markOf(text.slice(0, longest));
  if (mark === null) return text;
  const marked = (_: string, before: string, figures: string): string =>
    `${before}${mark}${figures}`;
  return text
    .replace(named, marked)
    .replace(perTime, (whole, before: string, figures: string) =>
      figures.length >= fewestDigits ? `${before}${mark}${figures}` : whole,
    )
    .replace(further, marked)
    .replace(inWords, (whole, figures: string) => (mark === '£' ? `£${figures}` : whole));
}

const longest = 6_000;
