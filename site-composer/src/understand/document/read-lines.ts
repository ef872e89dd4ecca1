/** A line of an instruction by how it is written. */
export interface WrittenLine {
  readonly sort: 'heading' | 'keyed' | 'point' | 'step' | 'cells' | 'plain';
  /** Without the marks that made it such a line; of a keyed line what stands behind its colon. */
  readonly text: string;
  /** In front of the colon of a keyed line. */
  readonly key: string;
  /** How strong a heading is: 1 to 6 as marked, 7 in bold or wholly in capitals, 8 by its colon or by where it stands. */
  readonly level: number;
  readonly cells: readonly string[];
  /** A line without words stands in front of it. */
  readonly isSpaced: boolean;
}

const most = 400;
const rule = /^[-=_*~]{3,}$/u;
const tableRule = /^\|?[\s:|-]*-{2,}[\s:|-]*\|?$/u;
const longestHeading = 60;
const mostWords = 8;
const mostWordsOfKey = 6;
const bold = /^(\*\*|__|\*)(?=\S)([^*_]{1,80})\1(\s?:)?$/u;
const boldKey = /^(?:\*\*|__)([^*_]{1,60}?)(?:\s?:\s?(?:\*\*|__)|(?:\*\*|__)\s?:)\s*(.*)$/u;
const decorated = /^(?:::|>{1,2}|={2,}|~)\s*(.+?)\s*(?:={2,}|~)?$|^\((\p{L}+:\s.+)\)$/u;
const keyed = /^([\p{L}\p{N}][^:>|"“„«]{0,48}?)\s?(?:(?<!:):(?!\/\/)|\s>)(?=\s|$)\s*(.*)$/u;

/** The lines of a text; linear in its length. */
export function readLines(text: string): WrittenLine[] {
  const raw = text.split('\n').slice(0, most);
  const lines: WrittenLine[] = [];
  let isSpaced = true;
  for (const [at, given] of raw.entries()) {
    const trimmed = given.trim();
    const isUnder = lines.length > 0 && !isSpaced;
    if (trimmed === '') isSpaced = true;
    else if (tableRule.test(trimmed) && lines.at(-1)?.sort === 'cells' && isUnder) lines.pop();
    else if (rule.test(trimmed)) {
      const last = lines.at(-1);
      if (last?.sort === 'plain' && isUnder)
        lines[lines.length - 1] = { ...last, sort: 'heading', level: 1 };
      isSpaced = true;
    } else {
      lines.push(lineOf(trimmed, isSpaced, isCounted(raw, at)));
      isSpaced = false;
    }
  }
  return titled(lines);
}

/** "1 washed please" is a step where 2 stands below it, or the number before it above. */
function isCounted(raw: readonly string[], at: number): boolean {
  const numberOf = (line: string | undefined): number =>
    Number(/^\s*(\d{1,2})(?:[.)]|\s?[-–—:])?\s+\p{L}/u.exec(line ?? '')?.[1] ?? Number.NaN);
  const own = numberOf(raw[at]);
  return numberOf(raw[at + 1]) === own + 1 || numberOf(raw[at - 1]) === own - 1;
}

function lineOf(trimmed: string, isSpaced: boolean, isInCount: boolean): WrittenLine {
  const base = { text: trimmed, key: '', level: 0, cells: [], isSpaced } as const;
  const [, marks = '', marked = ''] = /^(#{1,6})\s*(\S.*?)\s*#*$/u.exec(trimmed) ?? [];
  if (marks !== '') return { ...base, sort: 'heading', text: plain(marked), level: marks.length };
  const cells = cellsOf(trimmed);
  if (cells.length > 1) return { ...base, sort: 'cells', text: cells.join(' | '), cells };
  const [, key = '', value = ''] = boldKey.exec(trimmed) ?? [];
  if (key !== '') return keyedLine({ ...base, isSpaced: true }, key, value);
  const [, , strong = ''] = bold.exec(trimmed) ?? [];
  if (strong !== '' && !strong.endsWith('?'))
    return { ...base, sort: 'heading', text: withoutColon(strong), level: 7 };
  const [, wrapped, aside] = decorated.exec(trimmed) ?? [];
  const inner = wrapped ?? aside ?? '';
  if (inner !== '') return lineOf(inner, true, isInCount);
  const [, point = ''] =
    /^(?:[•·▪●]\s*|[-–—]\s*(?=[\p{L}\p{N}"“£€$*])|\*\s+)(\S.*)$/u.exec(trimmed) ?? [];
  if (point !== '') return { ...base, sort: 'point', text: plain(point) };
  const [, step = ''] =
    /^\(?\d{1,2}[.)]\s+(\S.*)$/u.exec(trimmed) ??
    (isInCount ? /^\d{1,2}(?:\s?[-–—:])?\s+(\p{L}.*)$/u.exec(trimmed) : null) ??
    [];
  if (step !== '') return { ...base, sort: 'step', text: plain(step) };
  return loudOrKeyed(base, plain(trimmed).replace(/^[A-Z]\.\s+(?=\p{Lu})/u, ''));
}

type Base = Omit<WrittenLine, 'sort'>;

function loudOrKeyed(base: Base, text: string): WrittenLine {
  const [head = ''] = /^[^(]*/u.exec(text) ?? [];
  if (isLoud(head)) return { ...base, sort: 'heading', text: withoutColon(text), level: 7 };
  const [, key = '', value = ''] = keyed.exec(text) ?? [];
  const isKey = key !== '' && key.split(/\s+/u).length <= mostWordsOfKey;
  // "Sign (form: name, postcode)": the colon belongs to what stands in brackets.
  if (isKey && !/\([^)]*$/u.test(key)) return keyedLine(base, key, value);
  return { ...base, sort: 'plain', text };
}

const keyedLine = (base: Base, key: string, value: string): WrittenLine =>
  value.trim() === ''
    ? { ...base, sort: 'heading', text: plain(key), level: 8 }
    : { ...base, sort: 'keyed', key: plain(key), text: plain(value) };

const isLoud = (text: string): boolean =>
  text.length <= longestHeading &&
  text.trim().split(/\s+/u).length <= mostWords &&
  /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) &&
  !/\p{Ll}|[.!,;]\s*$|[£€$\d]\s*$/u.test(text);

/** The cells of a row of a table, between bars or tabulators. */
function cellsOf(text: string): string[] {
  const bars = text.startsWith('|') || /\S\s\|\s\S/u.test(text);
  if (!bars && !text.includes('\t')) return [];
  return text
    .split(bars ? '|' : '\t')
    .map((cell) => plain(cell.trim()))
    .filter((cell) => cell !== '');
}

const plain = (text: string): string => text.replaceAll(/\*\*|__/gu, '').trim();
const withoutColon = (text: string): string => text.replace(/\s?:$/u, '').trim();

/** A short line above others that is no sentence is their heading. */
function titled(lines: readonly WrittenLine[]): WrittenLine[] {
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const isShort =
      (line.sort === 'plain' || line.sort === 'step') &&
      line.text.length <= longestHeading &&
      line.text.split(/\s+/u).length <= mostWords - 1 &&
      !/[.!,;"”»]$|[£€$@"“„«]/u.test(line.text);
    if (!isShort || !next || next.sort === 'heading') return line;
    // "2. About Amara" is no step where its text stands below it.
    if (line.sort === 'step')
      return isApart(line, next, lines[at - 1])
        ? { ...line, sort: 'heading', level: 8, text: withoutColon(line.text) }
        : line;
    const isAbove = line.isSpaced && !next.isSpaced;
    const isOfList =
      line.isSpaced &&
      next.isSpaced &&
      (['point', 'step', 'cells'].includes(next.sort) || /\d/u.test(next.key));
    return isAbove || isOfList ? { ...line, sort: 'heading', level: 8 } : line;
  });
}

const isApart = (line: WrittenLine, next: WrittenLine, last: WrittenLine | undefined): boolean =>
  next.sort !== 'step' && !next.isSpaced && (line.isSpaced || last?.sort !== 'step');
