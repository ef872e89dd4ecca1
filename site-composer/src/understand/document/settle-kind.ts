import type { BlockKind, BlockLine } from '../../model/brief';
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
  if (isShown(kind)) return kind;
  const rows = lines.filter(({ text }) => isRowValue(text)).length;
  if (kind !== 'excluded' && rows * 2 > lines.length) return 'content';
  const isLine = lines.length <= 2 && (lines[0]?.text.split(/\s+/u).length ?? 0) <= longestName;
  // What several buttons say and which is the main one is no text of the page.
  if (kind === 'button' && !isLine) return 'order';
  if (['name', 'headline'].includes(kind) && !isLine) return 'content';
  if (kind === 'pitch' && lines.some(({ sort }) => sort !== 'plain')) return 'content';
  return sure < leastSure ? 'content' : kind;
}
