import { parentOf } from '../page/read-page';
import type { PageElement, PageText } from '../page/read-page';
import { textOf, textsIn } from '../page/page-text';
import type { Site } from '../site';
import { weekday } from '../change/moments';
import { areAlike, folded, tellingWords } from '../target/alike-words';
import { itemAround } from '../target/items';
import { sectionAround } from '../target/sections';
import { isOfValue, likeness, namingWords } from './content-words';
import type { ToldValue } from './told-clause';
import { figureOf, valuesIn } from './values';
import type { Value } from './values';

/** A value that stands on the page. */
export interface Place {
  readonly text: PageText;
  readonly value: Value;
  /** The words around it that it belongs to. */
  readonly segment: string;
}

const mostTexts = 800;
const daysOfWeek = new Set([...weekday.matchAll(/[\p{L}-]+/gu)].map(([word]) => folded(word)));
const mostInSection = 120;
const unread = new Set(['title', 'option', 'script', 'style', 'textarea']);
const border = /[,;.!?:](?=\s)|\s(?:and|or|und|oder|y|o|et|ou|e|en|of)\s/giu;
const joint = /^\s*(?:to|till|til|until|-|–|bis|tot|a|à|al|hasta(?: las)?)\s*$/iu;

/** Whether a value of the page is of the kind that was told. */
function isOfKind({ value, old }: ToldValue, one: Value): boolean {
  if (old && figureOf(old) !== null && figureOf(old) !== figureOf(one)) return false;
  if (value.kind === 'amount' && one.kind === 'amount')
    return areAlike((value.unit ?? '').toLowerCase(), (one.unit ?? '').toLowerCase());
  // "3.40 now" of a coffee is a sum.
  if (value.kind === 'time' && one.kind === 'sum') return /^\d+[.]\d\d$/.test(value.words);
  if (value.kind === 'sum' && one.kind === 'number') return true;
  if (value.kind === 'number') return ['number', 'amount', 'sum'].includes(one.kind);
  return value.kind === one.kind;
}

/** "desde 420": a number without a currency is a sum only behind a word that says so. */
const isNoSum = (text: string, { value }: ToldValue, one: Value): boolean =>
  value.kind === 'sum' &&
  one.kind === 'number' &&
  !/(?:from|ab|desde|vanaf|dès|à partir de|da|a partir de|costs?|for|at)\s$/iu.test(
    text.slice(0, one.start),
  );

/** The stretch of a text around one of its values, up to the next mark, and to the next value of its kind. */
function segmentOf(text: string, value: Value, others: readonly Value[]): string {
  if (others.length === 0) return text;
  let [start, end] = [0, text.length];
  for (const { index, 0: mark } of text.matchAll(border)) {
    if (index + mark.length <= value.start) start = index + mark.length;
    else if (index >= value.end) {
      end = index;
      break;
    }
  }
  for (const other of others) {
    if (other.end <= value.start && !joint.test(text.slice(other.end, value.start)))
      start = Math.max(start, other.end);
    if (other.start >= value.end && !joint.test(text.slice(value.end, other.start)))
      end = Math.min(end, other.start);
  }
  return text.slice(start, end);
}

/** "8 bis 12": which end of a span it is; null where it stands by itself. */
function endOf(text: string, value: Value, others: readonly Value[]): ToldValue['bound'] {
  if (others.some((one) => one.end <= value.start && joint.test(text.slice(one.end, value.start))))
    return 'until';
  if (others.some((one) => one.start >= value.end && joint.test(text.slice(value.end, one.start))))
    return 'from';
  return null;
}

interface Ranked {
  readonly place: Place;
  readonly score: number;
}

function ranked(site: Site, text: PageText, told: ToldValue): Ranked[] {
  const parent = parentOf(text);
  if (!parent || unread.has(parent.tagName)) return [];
  const all = valuesIn(text.value);
  const fitting = all.filter((value) => isOfKind(told, value) && !isNoSum(text.value, told, value));
  if (fitting.length === 0) return [];
  const item = itemAround(parent)?.element ?? parent;
  const itemText = textOf(item, 60);
  const beside = besideIn(item, text, told);
  const section = sectionAround(site, parent);
  const around = {
    text: tellingWords(text.value),
    item: tellingWords(itemText),
    section: tellingWords(
      `${section ? textOf(section.element, mostInSection) : ''} ${section?.id.replaceAll(/[-_]/g, ' ') ?? ''}`,
    ),
  };
  return fitting.flatMap((value) => {
    const others = fitting.filter((one) => one !== value);
    const end = endOf(text.value, value, others);
    if (end !== null && end !== told.bound) return [];
    const alone = others.length === 0 || (end !== null && others.length === 1);
    const segment = alone ? text.value : segmentOf(text.value, value, others);
    const near = [...tellingWords(segment), ...(others.length === 0 || alone ? beside : [])];
    if (told.value.kind === 'time' && saysOtherDays(near, told.names)) return [];
    const score = scoreOf(told.names, near, around);
    return score === null
      ? []
      : [{ place: { text, value, segment: shown(segment, value, itemText) }, score }];
  });
}

/** A row of several days is not the row of one of them. */
function saysOtherDays(near: readonly string[], names: readonly string[]): boolean {
  const days = near.filter(
    (word) => daysOfWeek.has(word.replace(/s$/u, '')) || daysOfWeek.has(word),
  );
  return (
    names.some((name) => daysOfWeek.has(name.replace(/s$/u, '')) || daysOfWeek.has(name)) &&
    days.some((day) => likeness(day, names) === 0)
  );
}

const longestRow = 60;

/** A sum that stands alone in its text is told with the row it is of. */
function shown(segment: string, { words }: Value, row: string): string {
  const said = segment.trim();
  const isBare = said.length < words.length + 8;
  return isBare && row.length <= longestRow && row.split(words).length === 2 ? row : said;
}

/** The words of a row that go with one of its texts: all, where no other holds such a value; else those that hold none, for a bare value. */
function besideIn(item: PageElement, text: PageText, told: ToldValue): string[] {
  const others = textsIn(item, 60).filter((one) => one !== text);
  const plain = others.filter(({ value }) => !valuesIn(value).some((one) => isOfKind(told, one)));
  const isBare = namingWords(text.value.replaceAll(/[\d.,:£$€₹-]+/gu, ' ')).length === 0;
  return plain.length === others.length || isBare
    ? plain.flatMap(({ value }) => tellingWords(value))
    : [];
}

/** How well the words that were said name a value; null where one of them is nowhere near it. */
function scoreOf(
  names: readonly string[],
  near: readonly string[],
  around: Readonly<Record<'text' | 'item' | 'section', readonly string[]>>,
): number | null {
  let [score, nearest] = [0, 0];
  for (const name of names) {
    const here = likeness(name, near) * 4;
    const there = here > 0 ? 0 : likeness(name, [...around.text, ...around.item]) * 2;
    const beyond = here + there > 0 ? 0 : likeness(name, /\d/.test(name) ? [] : around.section);
    if (here + there + beyond === 0 && !isOfValue(name)) return null;
    score += here + there + beyond;
    if (!isOfValue(name)) nearest = Math.max(nearest, here);
  }
  // A shared lead or heading alone would be a guess among the values below it.
  return names.length > 0 && nearest === 0 ? null : score;
}

/** Where a told value stands: the places that fit best, all with the same old value; several where two fit alike. */
export function placesOf(site: Site, told: ToldValue): readonly Place[] | 'several' | null {
  const isNamed = told.names.some((name) => !isOfValue(name));
  if (!isNamed) return unnamed(site, told);
  const all = site.page.texts.slice(0, mostTexts).flatMap((text) => ranked(site, text, told));
  // Where no sum stands by that name, a bare number may be one.
  const ofKind = (kind: Value['kind']): Ranked[] =>
    all.filter(({ place }) => place.value.kind === kind);
  const found =
    [ofKind(told.value.kind), ofKind('sum'), all].find(({ length }) => length > 0) ?? [];
  const best = Math.max(0, ...found.map(({ score }) => score));
  const first = found.filter(({ score }) => score === best).map(({ place }) => place);
  const [one] = first;
  if (!one) return null;
  if (first.some(({ value }) => value.words !== one.value.words)) return 'several';
  // The same value of the same thing elsewhere changes as well.
  return found.map(({ place }) => place).filter(({ value }) => value.words === one.value.words);
}

const nearest = 0.5;

/** "The number is 1,340 now": the only value of its kind and size on the page. */
function unnamed(site: Site, told: ToldValue): readonly Place[] | 'several' | null {
  const figure = figureOf(told.value);
  const found = site.page.texts.slice(0, mostTexts).flatMap((text) => {
    const parent = parentOf(text);
    if (!parent || unread.has(parent.tagName)) return [];
    return valuesIn(text.value)
      .filter(
        (value) => isOfKind(told, value) && (value.kind === 'sum') === (told.value.kind === 'sum'),
      )
      .map((value) => ({ text, value, segment: text.value.trim() }));
  });
  const fitting = found.filter(({ value }) => {
    const own = figureOf(value);
    if (figure === null || own === null || told.old) return true;
    return (
      told.value.kind !== 'number' ||
      (Math.abs(own - figure) <= nearest * figure &&
        /[.,]/.test(told.value.words) === /[.,]/.test(value.words.replace(/\D+$/, '')))
    );
  });
  const [one] = fitting;
  if (!one) return null;
  return fitting.some(
    ({ value }) => figureOf(value) !== figureOf(one.value) || value.kind !== one.value.kind,
  )
    ? 'several'
    : fitting;
}
