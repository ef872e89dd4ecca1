import { whenTokens, type WhenToken } from './day-and-clock';

/** What takes place, as a row of a sentence says it: "Ceremony 2pm", "Thursday 6pm at the Custom House". */
export interface TimedRow {
  readonly day: string;
  readonly clock: string;
  readonly title: string;
  readonly where: string;
}

const mostRows = 24;
const longestTitle = 60;
const separator = /[,;\n()]|\s(?:and|or|then|&|und|oder|et|ou|y|o|e|en)\s/giu;

/**
 * The rows of a sentence that names days and times, each with its own words; what is said once for all of them ("Classes
 * Tuesday 10am and Thursday 6pm at the Custom House") holds for each. Null where a part cannot be read.
 */
export function timedRows(sentence: string): readonly TimedRow[] | null {
  const chunks = chunksOf(sentence);
  if (chunks.length === 0 || chunks.length > mostRows) return null;
  const label = labelOf(chunks[0]?.before ?? '');
  const rows: OpenRow[] = [];
  for (const [at, { days, clocks, before, between, behind }] of chunks.entries()) {
    const words = at === 0 && label.isLabel ? label.rest : before;
    const title = words === '' ? between : words;
    const last = rows.at(-1);
    const isBare = title === '' && behind.title === '';
    // "Tuesday and Thursday 6.45pm", "Sunday 9am and 11am": further days or times of the row that is open.
    const goesOn =
      last && isBare && (days.length === 0 ? clocks.length > 0 : last.clocks.length === 0);
    if (goesOn) {
      last.days.push(...days);
      last.clocks.push(...clocks);
      if (behind.where !== '') last.where = behind.where;
    } else
      rows.push({
        // What follows on the same day does not name it again.
        days: days.length > 0 ? [...days] : [...(last?.days ?? [])],
        clocks: [...clocks],
        title: title === '' ? behind.title : title,
        where: title === '' || behind.title === '' ? behind.where : behind.title,
      });
  }
  return withShared(rows, label);
}

interface OpenRow {
  readonly days: string[];
  readonly clocks: string[];
  readonly title: string;
  where: string;
}

interface Chunk {
  readonly days: readonly string[];
  readonly clocks: readonly string[];
  readonly before: string;
  readonly between: string;
  readonly behind: { readonly title: string; readonly where: string };
}

interface Label {
  readonly text: string;
  readonly rest: string;
  readonly isLabel: boolean;
}

/** "Mass times:" and "with service times" name all rows; "Ceremony" names one. */
function labelOf(words: string): Label {
  const colon = words.lastIndexOf(':');
  const head = colon < 0 ? words : words.slice(0, colon);
  const bare = head.replace(
    /\s(?:times|hours|dates|days|zeiten|horaires|horarios|orari|tijden)$/iu,
    '',
  );
  return {
    text: bare,
    rest: colon < 0 ? '' : tidied(words.slice(colon + 1)),
    isLabel: colon >= 0 || bare !== head,
  };
}

/** Rows without words of their own are of what the first is; a place behind the last is that of all without one. */
function withShared(rows: readonly OpenRow[], label: Label): readonly TimedRow[] {
  const heading = label.isLabel ? label.text : (rows[0]?.title ?? '');
  const isShared = rows.slice(1).every(({ title }) => title === '');
  const where = isShared ? (rows.findLast((row) => row.where !== '')?.where ?? '') : '';
  return rows.map((row) => ({
    day: joined(row.days),
    clock: joined(row.clocks),
    title: row.title === '' ? heading : row.title,
    where: row.where === '' ? where : row.where,
  }));
}

const joined = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' & ') : `${words.slice(0, -1).join(', ')} & ${words.at(-1) ?? ''}`;

/** The parts of a sentence with at least one day or time each. */
function chunksOf(sentence: string): Chunk[] {
  const all = whenTokens(sentence);
  const parts: { start: number; end: number; tokens: WhenToken[] }[] = [];
  let from = 0;
  let joint = '';
  const cuts = [...sentence.matchAll(separator)].filter(
    ({ index, 0: mark }) =>
      !all.some(({ start, end }) => start < index + mark.length - 1 && end > index + 1),
  );
  for (const cut of [...cuts, null]) {
    const end = cut?.index ?? sentence.length;
    const tokens = all.filter((token) => token.start >= from - 1 && token.end <= end + 1);
    const last = parts.at(-1);
    const part = sentence.slice(from, end);
    const isPair = tokens.length === 0 && part.trim().split(/\s+/u).length <= mostInPair;
    if (tokens.length > 0) parts.push({ start: from, end, tokens });
    // "Dinner 7pm, in the barn": a place belongs to what stands before it; anything else is told elsewhere.
    else if (last?.end === from - 1 && placeLead.test(sentence.slice(from - 1, end)))
      last.end = end;
    // "15:30 coffee and cake": one thing in two words.
    else if (last?.end === from - joint.length && isWord(joint)) last.end = end;
    const goesOn = isPair && cut !== null && isWord(cut[0]) && last?.end !== end;
    // "Tea and cake 3pm": the next part begins here.
    if (!goesOn) from = cut === null ? end : cut.index + cut[0].length;
    joint = cut?.[0] ?? '';
  }
  return parts.map(({ start, end, tokens }) => chunkOf(sentence, start, end, tokens));
}

const mostInPair = 2;
const isWord = (mark: string): boolean => /\p{L}/u.test(mark);

function chunkOf(sentence: string, from: number, end: number, tokens: readonly WhenToken[]): Chunk {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const between =
    tokens
      .slice(1)
      .map((token, at) => tidied(sentence.slice(tokens[at]?.end, token.start)))
      .find((words) => words !== '') ?? '';
  const before = tidied(nounBefore(sentence.slice(from, first?.start)));
  const behind = sentence.slice(last?.end ?? from, end);
  const isPlace = placeLead.test(behind);
  const words = tidied(behind);
  const title = before === '' ? between : before;
  return {
    days: tokens.filter(({ kind }) => kind === 'day').map(({ text }) => text),
    clocks: tokens.filter(({ kind }) => kind === 'clock').map(({ text }) => withoutLead(text)),
    before,
    between,
    behind: isPlace || title !== '' ? { title: '', where: words } : { title: words, where: '' },
  };
}

const placeLead = /^[\s,]*(?:at|in|@|im|beim?|à|au|chez|en|na|no|nel|nella|alla|from|ab|bij)\s/iu;

/** "At 7pm" is 7pm; "till midnight" stays what it is. */
const withoutLead = (clock: string): string =>
  clock.replace(/^(?:at|um|à|às|a las|om|ore|alle|from(?=.*(?:-|–|to|till)))\s(?!\d{1,2}$)/iu, '');

/** Of "a site for our church with service times" only what stands next to the day. */
function nounBefore(words: string): string {
  const colon = words.lastIndexOf(':');
  const [head, rest] = colon < 0 ? [words, ''] : [words.slice(0, colon), words.slice(colon)];
  const near = head
    .split(/\s(?:with|for|have|has|hold|holds|are|is|our|the|mit|avec|con|com|met)\s/iu)
    .at(-1);
  return `${near ?? ''}${rest}`;
}

const glue =
  /^(?:[\s,;:.()–—-]|(?:at|on|in|from|the|and|an|a|our|we|is|are|every|um|am|im|der|die|das|le|la|les|el|los|il|alle|ore|op|om|de|van|à|às)\s)+|(?:[\s,;:.()–—-]|\s(?:at|on|in|from|is|are|the|every|start(?:s|ing)?|begins?|um|am|ab|le|la|el|il|alle|ore|op|om|à|às|de|of))+$/giu;

/** A few words without what joins them to a day; more are no title. */
function tidied(words: string): string {
  const bare = ` ${words} `.replace(glue, '').trim().replace(glue, '').trim();
  return bare.length > longestTitle ? '' : bare;
}
