import type { RefinedPart } from '../refine-types';
import type { Order } from './order';

const surely = 0.9;

/** What the rules say they did, with the operations it can be the answer to. */
const answers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^Added /u,
    /^(?:add-.*|button|translate|replace|set-text|picture|other|duplicate|date|hours|phone|email|address|link)$/u,
  ],
  [/^Removed /u, /^(?:remove|replace|set-text|hours|add-item|date|name)$/u],
  [
    /^(?:Moved|Swapped|Put a copy) /u,
    /^(?:move|swap|duplicate|add-section|button|bigger|other|set-text|replace)$/u,
  ],
  [/^The opening hours are set/u, /^(?:hours|date|add-item|replace|set-text|remove)$/u],
];

/** A result of the rules that speaks against what was learned of the order: a wrong change is worse than none. */
export const isDoubtful = (part: RefinedPart, order: Order): boolean =>
  part.outcome === 'done' &&
  ((ofValue.test(order.operation) && isGuess(part, order)) ||
    isLoose(part, order) ||
    isOther(part, order));

function isOther({ sentence }: RefinedPart, order: Order): boolean {
  const { operation, sure, asked } = order;
  if (sure < surely) return false;
  if (operation === 'question' || operation === 'undo') return true;
  if (!parts.some((label) => order.of(label) !== null)) return false;
  if (operation === 'price' && /\b(?:add|put|please)\b/iu.test(asked)) return false;
  return answers.some(([said, fitting]) => said.test(sentence) && !fitting.test(operation));
}

/** Without one of these an order was recognised by its words alone. */
const parts = ['target', 'item', 'text', 'price', 'date', 'hours', 'role'] as const;

/** An entry that gets a section of its own has found no list, and so has one that is told as it was said. */
const isLoose = ({ sentence }: RefinedPart, order: Order): boolean =>
  order.operation === 'add-item' &&
  order.sure > surely &&
  order.of('label') === null &&
  (/ the section “|section of its own|Added “(?:\p{L}+ )?(?:step|item|line)”/u.test(sentence) ||
    (order.of('price') !== null && /^Added “[^”]*[.]”/u.test(sentence))) &&
  !/\b(?:section|bit|part)\b|:/iu.test(order.asked);

const ofValue = /^(?:price|date|hours|set-text|replace|add-.*)$/u;

/** A word of a request that is taken for the old text, without marks around it, is most often none. */
export const isGuess = ({ sentence }: RefinedPart, order: Order): boolean =>
  sentence.startsWith('Replaced “') &&
  !/["“”„«»‘]|'\S+.*\S+'/u.test(order.asked) &&
  !/\b(?:instead|swap|replace|rather than|no more|not)\b/iu.test(order.asked) &&
  order.of('old') === null;
