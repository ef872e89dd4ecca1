import type { BlockKind, BlockLine } from '../../model/brief';
import { kindOfHeading } from './heading-kind';
import type { HeadingKind } from './heading-kind';

const shownKinds: ReadonlySet<BlockKind> = new Set(['content', 'steps', 'quotes', 'questions']);

/** Whether what stands under such a heading is for visitors. */
export const isShown = (kind: BlockKind): boolean => shownKinds.has(kind);

/** A sum, a time or something said. */
export const isRowValue = (text: string): boolean =>
  /^["“„«]|[£€$]\s?\d|\d\s?€|\d(?:[:.]\d\d)?\s?(?:am|pm|uhr)(?!\p{L})/iu.test(text);

const longestName = 8;
/** Below it a heading that is not known to be the builder's is its owner's. */
const leastSure = 0.4;

/** What stands below a heading may say that it is of another kind: a name is a line, and no list. */
export function settled(kind: HeadingKind, sure: number, lines: readonly BlockLine[]): HeadingKind {
  // "Clients: Penguin, The Herald" are none of their words.
  if (kind === 'quotes' && lines.every(({ text }) => isBareList(text))) return 'content';
  if (isShown(kind)) return kind;
  const rows = lines.filter(({ text }) => isRowValue(text)).length;
  if (kind !== 'excluded' && rows * 2 > lines.length) return 'content';
  const isLine = lines.length <= 2 && (lines[0]?.text.split(/\s+/u).length ?? 0) <= longestName;
  // What several buttons say and which is the main one is no text of the page.
  if (kind === 'button' && !isLine) return 'order';
  if (kind === 'brief' && areOwnRows(lines)) return 'content';
  if (['name', 'headline'].includes(kind) && !isLine) return 'content';
  if (kind === 'pitch' && lines.some(({ sort }) => sort !== 'plain')) return 'content';
  return sure < leastSure ? 'content' : kind;
}

const fewestRows = 3;

/** "Smaller classes: no more than 22", "Teacher pay: …" below a heading that a brief could have as well. */
const areOwnRows = (lines: readonly BlockLine[]): boolean =>
  lines.length >= fewestRows &&
  lines.every(({ sort, cells: [key = ''] }) => sort === 'row' && isShown(kindOfHeading(key).kind));

/** A few names between commas. */
const isBareList = (text: string): boolean =>
  !/["“”„«.!?]/u.test(text) &&
  text.split(/,\s/u).length >= fewestRows &&
  text.split(/,\s/u).every((part) => part.split(' ').length <= longestName / 2);
