import type { RefinedPart } from '../refine-types';
import { figuresIn, inFigures } from './figures';
import type { Order } from './order';

const surely = 0.9;

/** What the rules say they did, with the operations it can be the answer to. */
const answers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^Added /u,
    /^(?:add-.*|button|replace|set-text|duplicate|date|hours|phone|email|address|link)$/u,
  ],
  [/^Removed /u, /^(?:remove|replace|hours)$/u],
  [
    /^(?:Moved|Swapped|Put a copy) /u,
    /^(?:move|swap|duplicate|add-section|button|bigger|other|set-text|replace)$/u,
  ],
  [/^The opening hours are set/u, /^(?:hours|date|add-item|replace|set-text|remove)$/u],
  [
    /^(?:Replaced “|“[^”]*” is now “)/u,
    /^(?:replace|set-text|name|title|price|date|hours|phone|email|address|link|button|rewrite|translate|remove)$/u,
  ],
  [/^Made the corners /u, /^(?:round|square|style)$/u],
  [
    /^(?:Made|Chose|Gave) /u,
    /^(?:bigger|smaller|colour|dark|light|darker|lighter|font|style|airy|tight|round|square|button|other|link)$/u,
  ],
];

/** A result of the rules that speaks against what was learned of the order: a wrong change is worse than none. */
export const isDoubtful = (part: RefinedPart, order: Order): boolean =>
  part.outcome === 'done' &&
  (isGuess(part, order) ||
    isBareQuestion(order.asked) ||
    isOfOtherDays(part, order) ||
    isMisreadText(part, order) ||
    isNamedByPlace(part, order) ||
    isLoose(part, order) ||
    isOther(part, order));

/** What was done is not what such an order asks for. */
export function isOther({ sentence }: RefinedPart, order: Order): boolean {
  const { operation, sure, asked } = order;
  if (sure < surely) return false;
  if (['question', 'undo', 'rewrite'].includes(operation)) return true;
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

/** "Is the poetry evening still on?" asks something of the member's own page, and changes nothing. */
const isBareQuestion = (asked: string): boolean =>
  /^(?:is|are|was|were|do|does|did|has|have|how (?:many|much|often|long)|when|where|who)\b(?! (?:it possible|you able|you mind|we able))[^?]*\?$/iu.test(
    asked.trim(),
  );

/** "Wednesdays till 8" is of one day; hours that do not name it are those of others as well. */
function isOfOtherDays({ sentence }: RefinedPart, { asked }: Order): boolean {
  if (!sentence.startsWith('The opening hours are set')) return false;
  const named = new Set(
    [...asked.matchAll(/\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu)].map(([, day]) =>
      day?.toLowerCase(),
    ),
  );
  const [only] = named;
  if (only === undefined || named.size > 1 || !/\d/u.test(asked)) return false;
  return !sentence.toLowerCase().includes(only);
}

/** What was set as a text is a value or an order. */
export const isMisreadText = (part: RefinedPart, order: Order): boolean =>
  part.outcome === 'done' && (isPriceAsName(part, order) || isOrderAsText(part));

/** A price in words that took the place of a name: “Smokies” is no “nine pound”. */
function isPriceAsName({ sentence }: RefinedPart, { operation }: Order): boolean {
  const [, was = '', now] = /^“([^”]*)” is now “([^”\d]*)”/u.exec(sentence) ?? [];
  if (now === undefined) return false;
  const figures = figuresIn(inFigures(now)).filter(({ kind }) => kind !== 'name');
  if (operation === 'price') return figures.length > 0;
  return figures[0]?.start === 0 && figuresIn(was).length === 0;
}

/** "what we have: add talking books" names a list and what is to be added to it, and no text. */
const isOrderAsText = ({ sentence }: RefinedPart): boolean =>
  /^“[^”]*” is now “(?:add|put|include|remove|delete|take) /u.test(sentence);

/** "Spinach ones to the list": where something was to go is no part of its name. */
function isNamedByPlace({ sentence }: RefinedPart, order: Order): boolean {
  const place = order.of('target') ?? order.of('after') ?? order.of('before');
  const name = /^Added “([^”]*)”/u.exec(sentence)?.[1]?.toLowerCase();
  return (
    order.operation === 'add-item' &&
    place !== null &&
    name !== undefined &&
    / (?:to|in|on|under|after|before) /u.test(name) &&
    name.includes(place.toLowerCase())
  );
}

/** A word of a request that is taken for the old text, without marks around it, is most often none. */
export const isGuess = ({ sentence }: RefinedPart, order: Order): boolean =>
  sentence.startsWith('Replaced “') &&
  !/["“”„«»‘]|'\S+.*\S+'/u.test(order.asked) &&
  !/\b(?:instead|swap|replace|rename|rather than|no more|not|umbenennen|renomm\p{L}*|renombra\p{L}*|renomeia\p{L}*|rinomina|hernoem)\b/iu.test(
    order.asked,
  ) &&
  order.of('old') === null;

/** A price that one part set and another took for the old one. */
export function isOverwritten({ sentence }: RefinedPart, later: readonly RefinedPart[]): boolean {
  const [, set] = / is (\S+) now(?: |\.)/u.exec(sentence) ?? [];
  return set !== undefined && later.some((one) => one.sentence.endsWith(` instead of ${set}.`));
}
