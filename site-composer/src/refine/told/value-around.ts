import { textOf, textsIn } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import { weekday } from '../change/moments';
import type { Site } from '../site';
import { folded, tellingWords } from '../target/alike-words';
import { itemAround } from '../target/items';
import { sectionAround } from '../target/sections';
import { isOfValue, likeness, namingWords } from './content-words';
import { isNoSum, isOfKind } from './same-kind';
import { endOf, segmentOf } from './segments';
import type { ToldValue } from './told-clause';
import { valuesIn } from './values';
import type { Value } from './values';

/** A value that stands on the page. */
export interface Place {
  readonly text: PageText;
  readonly value: Value;
  /** The words around it that it belongs to. */
  readonly segment: string;
}

export const unread: ReadonlySet<string> = new Set([
  'title',
  'option',
  'script',
  'style',
  'textarea',
]);
const mostInSection = 120;
const daysOfWeek = new Set([...weekday.matchAll(/[\p{L}-]+/gu)].map(([word]) => folded(word)));

/** A place with how well it fits. */
export interface Ranked {
  readonly place: Place;
  readonly score: number;
}

/** The values of one text that may be meant. */
export function ranked(site: Site, text: PageText, told: ToldValue): Ranked[] {
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
