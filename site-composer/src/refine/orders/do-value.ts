import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { isOfValue, likeness, namingWords } from '../told/content-words';
import { writtenLike } from '../told/write-value';
import type { Value } from '../told/values';
import { rewritten } from './edit-text';
import { bareFigure, figurePlaces, rankPlaces } from './figure-places';
import type { RankedPlace } from './figure-places';
import { figuresIn, inFigures } from './figures';
import type { Figure, FigureClass } from './figures';
import { contextOf } from './order';
import type { Order } from './order';
import { brief, showing } from './outcome-of';

/** Of two places that fit about as well none was meant for certain. */
const margin = 0.3;
const least = 0.6;

/** "the back room is £485 now", "we've 64 drivers", "Dot Marrs is treasurer": a value in place of the one of its kind that the words around it name. */
export function retold(order: Order, site: Site): Outcome | null {
  const read = saidIn(order);
  if (read === null) return null;
  const said = wholeFigure(order.asked, read);
  const next = newFigure(said, order.operation);
  if (!next) return null;
  const old = order.of('old');
  const places = figurePlaces(site, alikeClasses(next.kind));
  const context = contextOf(order, said, old);
  const ranked = rankPlaces(places, context, next, old);
  const best = chosen(ranked);
  if (!best || !isAllOf(said, next, best)) return null;
  // "vests £15" where no vest is on the page: it is no price of what is.
  if (isOfOther(order, next, best)) return null;
  // "Norman is 85 now": a bare figure becomes no sum that nothing names.
  if (isBareSum(said, next, best)) return null;
  const was = bareFigure(best.place.figure.words);
  const all = ranked.filter(
    ({ place, named, score }) =>
      place === best.place ||
      (bareFigure(place.figure.words) === was &&
        (named >= Math.max(1, best.named) || score >= best.score - margin)),
  );
  const fresh = writtenFor(next, best.place.figure);
  if (bareFigure(fresh) === was) return null;
  const after = rewritten(
    site,
    all.map(({ place: { line, figure } }) => ({
      text: line.text,
      start: figure.start,
      end: figure.end,
      words: writtenFor(next, figure),
    })),
  );
  const before = best.place.line.text.value;
  const { start, end } = best.place.figure;
  const now = before.slice(0, start) + fresh + before.slice(end);
  return showing(after, say(site, 'isNow', brief(before), brief(now)), fresh);
}

/** "Twenty seven" of which only "seven" was read. */
function wholeFigure(asked: string, said: string): string {
  const start = asked.indexOf(said);
  const end = start + said.length;
  const around = figuresIn(asked).find(
    (one) =>
      one.kind !== 'name' &&
      ((one.start < start && one.end > start) || (one.start < end && one.end > end)),
  );
  if (start < 0 || !around) return said;
  return asked.slice(Math.min(start, around.start), Math.max(end, around.end));
}

function saidIn(order: Order): string | null {
  const labels = ['price', 'date', 'hours', 'text', 'item'] as const;
  // "Tuesdays is 7pm and it starts 13 Jan" is not done with one of the two.
  if (labels.slice(0, 3).filter((label) => order.of(label) !== null).length > 1) return null;
  for (const label of labels) {
    const all = order.all(label);
    if (label === 'item' && order.operation === 'price') continue;
    // Two new values are two orders, or one too many to tell apart.
    if (all.length > 1 && label !== 'text') return null;
    if (all[0] !== undefined) return all[0];
  }
  return null;
}

function newFigure(said: string, operation: string): Figure | null {
  const text = inFigures(said);
  const figures = figuresIn(text);
  const [first] = figures;
  if (!first) return null;
  const kind = classFor(first, operation);
  const rest = text.slice(0, first.start) + text.slice(first.end);
  if (figures.length > 1 && kind !== 'day') return null;
  if (first.kind === 'name' && rest.replaceAll(/[^\p{L}]/gu, '').length > 3) return null;
  return { ...first, kind };
}

function classFor({ kind }: Figure, operation: string): FigureClass {
  if (kind !== 'number') return kind;
  if (operation === 'price') return 'sum';
  return operation === 'hours' || operation === 'date' ? 'time' : kind;
}

/** What is said beside a figure must stand beside the old one, too: "Mick 161" is more than a number. */
function isAllOf(said: string, next: Figure, { place }: RankedPlace): boolean {
  const own = [
    ...place.near,
    ...tellingWords(place.figure.unit ?? ''),
    ...tellingWords(next.unit ?? ''),
  ];
  return namingWords(inFigures(said).replace(next.words, ' ')).every(
    (word) => isOfValue(word) || likeness(word, own) > 0,
  );
}

/** A figure without a currency, taken for a price, that stands beside no word of the request. */
const isBareSum = (said: string, { kind }: Figure, { place, named }: RankedPlace): boolean =>
  kind === 'sum' && place.figure.kind === 'sum' && named === 0 && !/[£€$]|\p{L}/u.test(said);

/** A sum with the name of something that stands nowhere near the sum it would take the place of. */
function isOfOther(order: Order, { kind }: Figure, { named, score }: RankedPlace): boolean {
  const item = order.of('item') ?? order.of('target');
  if (kind !== 'sum' || named > 0 || score > 0 || order.of('old') !== null) return false;
  return item !== null && namingWords(item).length > 0;
}

const alikeClasses = (kind: FigureClass): ReadonlySet<string> =>
  new Set(kind === 'time' ? ['time', 'number'] : kind === 'sum' ? ['sum'] : [kind]);

function chosen(ranked: readonly RankedPlace[]): RankedPlace | null {
  const [best] = ranked;
  if (!best) return null;
  const was = bareFigure(best.place.figure.words);
  const next = ranked.find(({ place }) => bareFigure(place.figure.words) !== was);
  if (!next) return best.place.figure.kind === 'number' && best.score < least ? null : best;
  if (best.score < least || best.score - next.score < margin) return null;
  return best;
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A value in the form of the one it takes the place of. */
function writtenFor(next: Figure, old: Figure): string {
  const inWords = !/\d/u.test(old.words);
  const digit = numbers.indexOf(next.words.toLowerCase());
  const words = digit > 0 && !inWords ? String(digit) : next.words;
  if (['sum', 'time', 'share'].includes(next.kind) && /\d/u.test(words))
    return writtenLike(valueOf({ ...next, words }), valueOf(old));
  return /^\p{Lu}/u.test(old.words) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

const valueOf = ({ kind, words, start, end }: Figure): Value => ({
  kind: kind === 'sum' || kind === 'time' || kind === 'share' ? kind : 'number',
  words,
  start,
  end,
  unit: null,
});
