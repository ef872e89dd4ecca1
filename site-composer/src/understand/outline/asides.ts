import { hardFact } from './orders';
import { orderIn } from './page-orders';

const bracket = /\s?\(([^()]{2,200})\)/gu;
const toBuilder =
  /\b(?:please|wording|spelling|the (?:web)?(?:page|site)|on here|if you can|i think|not sure)\b|(?<!\p{L})(?:bitte|s['’]il (?:te|vous) plaît|svp|stp|por favor|per favore|graag|alstublieft|aub)(?!\p{L})/iu;

/** Whether what stands in brackets is said only to whoever builds the page, and orders nothing of its colours or parts. */
const ordersOnly = (said: string): boolean => orderIn(said, hardFact.test(said)) !== null;

/** "(that wording please, they're particular)" goes; of "(SOLD OUT till next fall, show it but don't let them buy it)" the fact stays. */
export function withoutAsides(text: string): string {
  return bracketsKept(
    text,
    (said) => ordersOnly(said) || (toBuilder.test(said) && !hardFact.test(said)),
  );
}

/** The same of a whole instruction, in which what is wished of colours and parts has to stay. */
export const withoutOrdersInBrackets = (text: string): string =>
  text.length > longestRead ? text : bracketsKept(text, ordersOnly);

const longestRead = 20_000;

function bracketsKept(text: string, isDropped: (said: string) => boolean): string {
  return text.replaceAll(bracket, (all: string, inside: string) => {
    const parts = inside.split(/,\s|;\s|\s(?:but|and)\s(?=don|please|put|show)/u);
    const kept = parts.filter((part) => !isDropped(part.trim()));
    if (kept.length === parts.length) return all;
    return kept.length === 0 ? '' : ` (${kept.join(', ')})`;
  });
}
