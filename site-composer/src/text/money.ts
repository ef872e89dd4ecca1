/** A price inside a phrase, and the phrase without it. */
export interface PricedPhrase {
  readonly title: string;
  readonly price: string | null;
}

const before = String.raw`(?:(?:US|A|AU|NZ|C|CA|HK|S|R)?\$|[€£¥₹]|(?<![\p{L}])(?:CHF|EUR|USD|GBP|AUD|NZD|CAD|Rs\.?|kr\.?))\s?`;
const number = String.raw`\d{1,3}(?:[,.' ]\d{3}){0,3}(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const after = String.raw`\s?(?:€|£|\$|dollars?|euros?|euro|pounds?|quid|bucks|pence|p|cents|EUR|USD|GBP|CHF|kr|zł|Kč)(?![\p{L}\d])`;
const per = String.raw`(?:\s?(?:\/\s?|per |an |a |each |pro |par )(?:month|mo|year|yr|week|night|day|hour|hr|h|person|head|session|class|lesson|kg|lb|piece|slice|ticket|user|seat|visit|dozen|loaf|cup|Monat|Stunde|Nacht|Person|mois|nuit|personne|heure|mes|hora|noche)\b)?`;
const range = String.raw`(?:\s?(?:-|–|to)\s?(?:[$€£])?(?:${number}))?`;

const amount = new RegExp(
  `(?:${before}(?:${number})${range}${per}|(?<![\\d.,])(?:${number})${range}${after}${per})`,
  'iu',
);

/** The first sum of money with its span; the text is cut first, so that the search stays short. */
export function findPrice(text: string): { price: string; start: number; end: number } | null {
  const match = amount.exec(text.slice(0, 400));
  return match
    ? { price: match[0].trim(), start: match.index, end: match.index + match[0].length }
    : null;
}

/** "Nail trims ($15)" → "Nail trims" at "$15". */
export function splitPrice(phrase: string): PricedPhrase {
  const found = findPrice(phrase);
  if (!found) return { title: phrase.trim(), price: null };
  const words = `${phrase.slice(0, found.start)} ${phrase.slice(found.end)}`;
  return { title: tidy(words), price: found.price };
}

function tidy(words: string): string {
  let text = words
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let turn = 0; turn < 4; turn += 1) {
    text = text
      .replace(/^[\s,:;=–—-]+|[\s,:;=@–—-]+$/g, '')
      .replace(
        /\s(?:for|at|from|costs?|is|are|starting|starts|only|just|priced|für|à|por|ab|um)$/i,
        '',
      );
  }
  return text;
}

/** The currency mark of a price, for shops. */
export function currencyOf(prices: readonly string[]): string {
  const all = prices.join(' ');
  if (all.includes('€') || /eur/i.test(all)) return 'EUR';
  if (all.includes('£') || /pound|gbp/i.test(all)) return 'GBP';
  if (all.includes('₹')) return 'INR';
  return 'USD';
}
