import type { BlockLine, DocumentBlock } from '../../model/brief';
import { kindOfHeading } from './heading-kind';
import { topicOf } from '../../catalogue/topics';
import { readLines } from './read-lines';
import { isRowValue, isShown, settled } from './settle-kind';
import { closesRows, closingLevel, partsOfClosing } from './closing-lines';
import type { SpacedLine } from './closing-lines';
import { listedInLine } from './listed-in-line';
import type { WrittenLine } from './read-lines';

/** The parts of a text that is written as a document; null for any other text. */
export function readDocument(text: string): readonly DocumentBlock[] | null {
  const blocks = blocksOf(readLines(text)).flatMap(withKind);
  const filled = blocks.filter(({ heading, lines }) => heading !== '' && lines.length > 0);
  const shown = filled.filter(({ kind }) => isShown(kind));
  const held = countLines(filled);
  const closing = countLines(blocks.filter(({ level }) => level === closingLevel));
  const all = countLines(blocks) - closing;
  const isOne =
    filled.length >= fewestBlocks &&
    shown.length >= fewestShown &&
    held >= all * leastHeld &&
    held >= closing &&
    shown.some(({ lines }) => lines.length > 1);
  return isOne ? named(blocks) : null;
}

const countLines = (blocks: readonly DocumentBlock[]): number =>
  blocks.reduce((sum, { lines }) => sum + lines.length, 0);

const fewestBlocks = 3;
const fewestShown = 2;
/** Of the lines, that stand under headings. */
const leastHeld = 0.6;

interface Open {
  heading: string;
  level: number;
  readonly lines: SpacedLine[];
  readonly isKeyed?: true;
}

/** Each heading with the lines below it, and what stands in front of the first one. */
function blocksOf(written: readonly WrittenLine[]): Open[] {
  const blocks: Open[] = [{ heading: '', level: 0, lines: [] }];
  for (const line of written) {
    const block = blocks.at(-1);
    if (!block) break;
    if (line.sort === 'heading') open(blocks, line.text, line.level);
    else if (line.sort === 'step' && /^[^:(]{2,40}:\s/u.test(line.text) && !isSteps(block))
      openKeyed(blocks, ...splitKey(line.text));
    else if (line.sort === 'step' && line.text.endsWith(':'))
      open(blocks, line.text.slice(0, -1), keyLevel);
    else if (line.sort === 'point' && isBuilders(line.text)) continue;
    else if (line.sort !== 'keyed') {
      const [, key = '', value = ''] = /^(.{2,30}?)\s[-–—]\s(\S.*)$/u.exec(line.text) ?? [];
      if (line.isSpaced && key !== '' && isSurelyBuilders(key)) openKeyed(blocks, key, value);
      else pushLine(blocks, block, lineOf(line));
    } else if (opens(line, block)) openKeyed(blocks, line.key, line.text);
    else
      block.lines.push({
        sort: 'row',
        text: `${line.key}: ${line.text}`,
        cells: [line.key, line.text],
        isSpaced: line.isSpaced,
      });
  }
  return blocks;
}

/** Behind a gap, what is no way to reach somebody is no more of a part that tells how they are reached. */
const isClosed = ({ heading, level, lines }: Open, line: SpacedLine): boolean =>
  level !== closingLevel &&
  heading !== '' &&
  (closesRows(line, lines) ||
    (line.isSpaced &&
      line.sort === 'plain' &&
      lines.length > 0 &&
      !namesWay.test(line.text) &&
      kindOfHeading(heading).kind === 'contact'));

const namesWay = /\d|@/u;

/** A line goes to its block, or opens what is said below all rows. */
function pushLine(blocks: Open[], block: Open, line: SpacedLine): void {
  if (isClosed(block, line)) blocks.push({ heading: '', level: closingLevel, lines: [line] });
  else block.lines.push(line);
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
    last.lines.push({ sort: 'point', text: bare, cells: [], isSpaced: false });
  else blocks.push({ heading: bare.replace(/\s?[-–>:]$/u, '').trim(), level, lines: [] });
}

function openKeyed(blocks: Open[], key: string, value: string): void {
  const last = blocks.at(-1);
  if (/^(?:section|part|block|abschnitt)$/iu.test(key)) open(blocks, value, keyLevel);
  else if (/^(?:text|copy|content|body|inhalt)$/iu.test(key) && last)
    last.lines.push({ sort: 'plain', text: value, cells: [], isSpaced: false });
  else
    blocks.push({
      heading: key,
      level: keyLevel,
      lines: [{ sort: 'plain', text: value, cells: [], isSpaced: false }],
      isKeyed: true,
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

/** "Campaign page, name: Keep Our 61": a point that tells whoever builds the page. */
function isBuilders(point: string): boolean {
  const [, key = ''] = /^([^:(]{2,40}):\s\S/u.exec(point) ?? [];
  return key !== '' && isSurelyBuilders(key.split(', ').at(-1) ?? '');
}

/** "Sign the petition (form: name, postcode)": what is asked for stands in the form. */
const formInBrackets =
  /\s?\((?:form|fields?|formular|formulaire|formulario|modulo|formulier):[^()]*\)/giu;

function lineOf({ sort, text: written, cells, isSpaced }: WrittenLine): SpacedLine {
  const text = written.replaceAll(formInBrackets, '');
  if (sort === 'cells') return { sort: 'row', text: cells.join(' '), cells, isSpaced };
  return { sort: sort === 'point' || sort === 'step' ? sort : 'plain', text, cells: [], isSpaced };
}

function withKind({ heading, level, lines, isKeyed }: Open): DocumentBlock[] {
  const own = lines.map(({ sort, text, cells }): BlockLine => ({ sort, text, cells }));
  if (level === closingLevel) return partsOfClosing(own);
  const bare = heading.replace(/\s*\([^()]*\)\s*/gu, ' ').trim();
  const { kind, sure } = kindOfHeading(bare);
  // "Customer comments" are quotes by their name.
  const isOf =
    topicOf(bare.toLowerCase()) === 'quotes' && !isShown(kind)
      ? 'quotes'
      : settled(kind, sure, own);
  return [
    {
      heading: bare,
      level,
      lines: isShown(isOf) ? listedInLine(bare, own) : own,
      kind: isOf,
      ...(isKeyed ? { isKeyed } : {}),
    },
  ];
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
