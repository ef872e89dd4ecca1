import type { BlockKind, BlockLine, DocumentBlock } from '../../model/brief';
import { kindOfHeading } from './heading-kind';
import type { HeadingKind } from './heading-kind';
import { readLines } from './read-lines';
import type { WrittenLine } from './read-lines';

/** The parts of a text that is written as a document; null for any other text. */
export function readDocument(text: string): readonly DocumentBlock[] | null {
  const blocks = blocksOf(readLines(text)).map(withKind);
  const filled = blocks.filter(({ heading, lines }) => heading !== '' && lines.length > 0);
  const shown = filled.filter(({ kind }) => isShown(kind));
  const held = filled.reduce((sum, { lines }) => sum + lines.length, 0);
  const all = blocks.reduce((sum, { lines }) => sum + lines.length, 0);
  const isOne =
    filled.length >= fewestBlocks &&
    shown.length >= fewestShown &&
    held >= all * leastHeld &&
    shown.some(({ lines }) => lines.length > 1);
  return isOne ? named(blocks) : null;
}

const fewestBlocks = 3;
const fewestShown = 2;
/** Of the lines, that stand under headings. */
const leastHeld = 0.6;

const shownKinds: ReadonlySet<BlockKind> = new Set(['content', 'steps', 'quotes', 'questions']);
const isShown = (kind: BlockKind): boolean => shownKinds.has(kind);

interface Open {
  heading: string;
  level: number;
  readonly lines: BlockLine[];
}

/** Each heading with the lines below it, and what stands in front of the first one. */
function blocksOf(written: readonly WrittenLine[]): Open[] {
  const blocks: Open[] = [{ heading: '', level: 0, lines: [] }];
  for (const line of written) {
    const block = blocks.at(-1);
    if (!block) break;
    if (line.sort === 'heading') open(blocks, line.text, line.level);
    else if (line.sort === 'step' && /^[^:]{2,40}:\s/u.test(line.text) && !isSteps(block))
      openKeyed(blocks, ...splitKey(line.text));
    else if (line.sort === 'step' && line.text.endsWith(':'))
      open(blocks, line.text.slice(0, -1), keyLevel);
    else if (line.sort !== 'keyed') {
      const [, key = '', value = ''] = /^(.{2,30}?)\s[-–—]\s(\S.*)$/u.exec(line.text) ?? [];
      if (line.isSpaced && key !== '' && isSurelyBuilders(key)) openKeyed(blocks, key, value);
      else block.lines.push(lineOf(line));
    } else if (opens(line, block)) openKeyed(blocks, line.key, line.text);
    else
      block.lines.push({
        sort: 'row',
        text: `${line.key}: ${line.text}`,
        cells: [line.key, line.text],
      });
  }
  return blocks;
}

const keyLevel = 8;

const splitKey = (text: string): [string, string] => [
  text.slice(0, text.indexOf(':')),
  text.slice(text.indexOf(':') + 1).trim(),
];

const isSteps = ({ lines }: Open): boolean => lines.at(-1)?.sort === 'step';

function open(blocks: Open[], heading: string, level: number): void {
  const [, bare = heading] =
    /^(?:section|part|block|abschnitt)\s?\d*\s?[:–—-]\s?(.+)$/iu.exec(heading) ?? [];
  const last = blocks.at(-1);
  // "### Trio – £700" below "## Packages" is a row of it.
  if (last && level > last.level && last.level > 0 && /[£€$]\s?\d|\d\s?€/u.test(bare))
    last.lines.push({ sort: 'point', text: bare, cells: [] });
  else blocks.push({ heading: bare.replace(/\s?[-–>:]$/u, '').trim(), level, lines: [] });
}

function openKeyed(blocks: Open[], key: string, value: string): void {
  const last = blocks.at(-1);
  if (/^(?:section|part|block|abschnitt)$/iu.test(key)) open(blocks, value, keyLevel);
  else if (/^(?:text|copy|content|body|inhalt)$/iu.test(key) && last)
    last.lines.push({ sort: 'plain', text: value, cells: [] });
  else
    blocks.push({
      heading: key,
      level: keyLevel,
      lines: [{ sort: 'plain', text: value, cells: [] }],
    });
}

/** Whether a line with a colon begins a part of its own, and is no row of the part it stands in. */
function opens({ key, text, isSpaced }: WrittenLine, { heading, level, lines }: Open): boolean {
  if (/^[QAFPRV]$/iu.test(key)) return false;
  if (heading !== '' && (lines.length === 0 || /\d/u.test(key))) return false;
  if (heading === '' || isSpaced) return !/^["“„«]/u.test(text);
  if (level === keyLevel && lines.every(({ sort }) => sort !== 'row') && !isRowValue(text))
    return true;
  return isSurelyBuilders(key);
}

const surely = 0.85;

function isSurelyBuilders(key: string): boolean {
  const { kind, sure } = kindOfHeading(key);
  return !isShown(kind) && sure > surely;
}

/** A sum, a time or something said. */
const isRowValue = (text: string): boolean =>
  /^["“„«]|[£€$]\s?\d|\d\s?€|\d(?:[:.]\d\d)?\s?(?:am|pm|uhr)(?!\p{L})/iu.test(text);

function lineOf({ sort, text, cells }: WrittenLine): BlockLine {
  if (sort === 'cells') return { sort: 'row', text: cells.join(' '), cells };
  return { sort: sort === 'point' || sort === 'step' ? sort : 'plain', text, cells: [] };
}

function withKind({ heading, level, lines }: Open): DocumentBlock {
  const bare = heading.replace(/\s*\([^()]*\)\s*/gu, ' ').trim();
  const { kind, sure } = kindOfHeading(bare);
  return { heading: bare, level, lines, kind: settled(kind, sure, lines) };
}

const longestName = 8;
/** Below it a heading that is not known to be the builder's is its owner's. */
const leastSure = 0.4;

/** What stands below a heading may say that it is of another kind: a name is a line, and no list. */
function settled(kind: HeadingKind, sure: number, lines: readonly BlockLine[]): HeadingKind {
  if (isShown(kind)) return kind;
  const rows = lines.filter(({ text }) => isRowValue(text)).length;
  if (kind !== 'excluded' && rows * 2 > lines.length) return 'content';
  const isLine = lines.length <= 2 && (lines[0]?.text.split(/\s+/u).length ?? 0) <= longestName;
  if (['name', 'headline', 'button'].includes(kind) && !isLine) return 'content';
  if (kind === 'pitch' && lines.some(({ sort }) => sort !== 'plain')) return 'content';
  return sure < leastSure ? 'content' : kind;
}

/** The first heading of a page whose parts have weaker ones is the name of the page. */
function named(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const first = blocks.findIndex(({ heading }) => heading !== '');
  const title = blocks[first];
  const others = blocks.slice(first + 1);
  const isTitle =
    title !== undefined &&
    (title.lines.length === 0 ||
      (title.level < 7 && others.every(({ level }) => level > title.level))) &&
    title.kind !== 'brief' &&
    title.kind !== 'order';
  if (!isTitle) return [...blocks];
  const named = title.kind !== 'name' || title.lines.length === 0;
  return blocks.map((block, at) => (at === first && named ? { ...block, kind: 'title' } : block));
}
