import type { DraftSection } from '../draft-section';

type Quotes = Extract<DraftSection, { kind: 'quotes' }>;

/** "Footer: “Paid for by …”" and the words of a button are no quotes. */
const ordersWords =
  /\b(?:footer|button|headline|tagline|banner|title|line|note|called|say(?:s|ing)?)\W{0,4}$/iu;
const shortestQuote = 12;
const around = 24;

/** What somebody said, without the words in quotation marks that are to stand somewhere. */
export function withoutOrders(draft: Quotes, prompt: string): DraftSection[] {
  const quotes = draft.quotes.filter(({ text, by }) => {
    const at = prompt.indexOf(text.slice(0, shortestQuote));
    const before = prompt.slice(Math.max(0, at - around), Math.max(0, at));
    if (at === -1) return true;
    // Without marks and without who said it, it is a sentence like any other.
    return !ordersWords.test(before) && (by !== null || /["“”„«»'’‘]\s?$/u.test(before));
  });
  return quotes.length === 0 ? [] : [{ ...draft, quotes }];
}
