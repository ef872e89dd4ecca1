import { say } from '../answers/say';
import { namedDays } from '../change/days-of-week';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { asCopy } from './copy-edit';
import { inSection } from './do-say';
import { rewritten } from './edit-text';
import type { Order } from './order';
import { brief, showing } from './outcome-of';
import { clauseBorder, linesOf, piecesOf } from './page-units';
import type { Line, Piece } from './page-units';
import { sectionsOf } from '../target/sections';
import { textOf } from 'site-document/text';

const clock = String.raw`\d{1,2}(?:[:.]\d{2}|h\d{0,2})?\s?(?:am|pm|uhr|h)?`;
const joint = String.raw`\s?(?:-|–|to|till|til|until|bis|a|à|alle|a las|tot|até)\s?`;

/** "4-7", "10am to 3pm", "de 18 a 21": from when to when. */
const span = new RegExp(
  String.raw`(?<![\p{L}\d£€$.,/-])${clock}${joint}${clock}(?![\p{L}\d/%]|[.,]\d|\s?(?:km|kg|people|guests|years|days|weeks))`,
  'giu',
);

/** From when on, or in which part of the year: what stands there still holds. */
const onward =
  /\b(?:from|in|during|starting|ab|im|desde|vanaf)\s(?:the\s)?(?:\d{1,2}\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:from|in|during|starting|ab|im|en|desde|da|vanaf)\s(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s)?(?:jan\p{L}*|feb\p{L}*|mar(?:ch)?|apr\p{L}*|may|june?|july?|aug\p{L}*|agosto|sept?\p{L}*|oct\p{L}*|okt\p{L}*|nov\p{L}*|dec\p{L}*|dez\p{L}*|spring|summer|autumn|winter|verano|invierno|estate|inverno|été|hiver|term ?time|next (?:week|month|year))\b/iu;

interface SpanPlace {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly piece: Piece | undefined;
}

function spansOf(site: Site): SpanPlace[] {
  return linesOf(site).flatMap((line) => {
    const pieces = piecesOf(line.text.value.slice(0, mostRead), clauseBorder);
    return [...line.text.value.slice(0, mostRead).matchAll(span)].map((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      return {
        line,
        start,
        end,
        words: match[0],
        piece: pieces.find((one) => one.start <= start && one.end >= end),
      };
    });
  });
}

const mostRead = 1_500;

/** "collect Thursday 4-8 from now on": one span of hours in place of another, of the days that are named where any are. */
export function hoursRetold(order: Order, site: Site): Outcome | null {
  const said = order.asked;
  const [first, second] = said.matchAll(span);
  if (!first || second || onward.test(said)) return null;
  const days = namedDays(said);
  const places = spansOf(site).filter(({ piece, line }) =>
    days.every((day) => namedDays(piece?.said ?? line.text.value).includes(day)),
  );
  const [place] = places;
  if (!place || new Set(places.map(({ words }) => words)).size > 1) return null;
  if (days.length > 0 && namedDays(place.piece?.said ?? '').length > days.length) return null;
  const fresh = first[0].trim();
  if (fresh === place.words) return null;
  const after = rewritten(
    site,
    places.map(({ line, start, end }) => ({ text: line.text, start, end, words: fresh })),
  );
  const { value } = place.line.text;
  const now = value.slice(0, place.start) + fresh + value.slice(place.end);
  return showing(after, say(site, 'isNow', brief(value), brief(now)), fresh);
}

const surely = 0.95;

/** "late Weds too till 8", "10 till 3 in winter": what holds at some times is told beside the hours that are there. */
export function hoursSaid(order: Order, site: Site): Outcome | null {
  const { asked } = order;
  const isOfSome = namedDays(asked).length === 1 || onward.test(asked);
  if (!isOfSome || order.sure < surely || !/\d/u.test(asked) || asked.length > 120) return null;
  if (/\b(?:change|set|make|instead|not|no longer|statt|nicht)\b/iu.test(asked)) return null;
  // With a table, the day's own row changes or nothing does.
  if (site.page.elements.some(({ tagName }) => tagName === 'table')) return null;
  const all = sectionsOf(site).filter(({ first }) => !first);
  const timed = all.find(({ element }) => new RegExp(span.source, 'iu').test(textOf(element, 200)));
  const section = all.find(({ topic }) => topic === 'hours') ?? timed;
  return section ? inSection(site, section, asCopy(asked, order.language)) : null;
}
