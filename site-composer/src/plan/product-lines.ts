import { asPoint, asSentence, trimMarks } from '../text/casing';
import { sumPattern } from '../text/sums';

/** A line of a list of what is sold: its name, what is said of it, what it costs. */
export interface ProductLine {
  /** The line as it was written. */
  readonly raw: string;
  readonly title: string;
  readonly text: string | null;
  readonly price: string;
  readonly isSoldOut: boolean;
}

const mostLines = 400;
const longestLine = 300;
const longestName = 60;
const fewest = 2;
const mostWordsOfName = 7;

const soldOut =
  /(?<!\p{L})(?:sold[ -]?out|out of stock|ausverkauft|vergriffen|épuisée?s?|agotad[oa]s?|esgotad[oa]s?|esaurit[oaie]|uitverkocht)(?!\p{L})/iu;
/** "Show it but don't let them buy it" among what is said of a thing is for whoever builds the page. */
const toBuilder =
  /^(?:and |but |so )?(?:please )?(?:(?:do not|don['’]?t|never) (?:let|show|sell|list|put)|show|list|put|mark|display|leave|keep|make) (?:it|them|this|that|people|anyone|the)\b/iu;
/** "$12 instead of $13.75": both are of the price. */
const reduced =
  /^(?:instead of|was|reduced from|statt|anstatt|au lieu de|en vez de|em vez de|invece di|in plaats van)\s\S{1,12}$/iu;
const bullet = /^[\s•*–—-]+\s*/u;
/** Sentences that hold a sum are no lines of a list. */
const isClause =
  /(?<!\p{L})(?:is|are|was|were|we|i|you|it|costs?|ist|sind|kostet|est|sont|coûte|es|son|cuesta|è|costa|é|custa|kost)(?!\p{L})/iu;

/** The priced lines that stand below each other in an instruction, each with its name first. */
export function productLines(prompt: string): ProductLine[] {
  const found: ProductLine[] = [];
  let block: (ProductLine | null)[] = [];
  const close = (): void => {
    const rows = block.filter((row) => row !== null);
    if (rows.length >= fewest && rows.length * 2 > block.length) found.push(...rows);
    block = [];
  };
  for (const line of [...prompt.split('\n').slice(0, mostLines), '']) {
    if (line.trim() === '') close();
    else block.push(lineOf(line));
  }
  return found;
}

function lineOf(raw: string): ProductLine | null {
  if (raw.length > longestLine) return null;
  const line = raw.replace(bullet, '').replace(/[.\s]+$/u, '');
  const asides: string[] = [];
  const bare = line.replaceAll(/\s?\(([^()]*)\)/gu, (_, aside: string) => {
    asides.push(...aside.split(/[,;]\s/u));
    return '';
  });
  const cells = bare.split(/[,;]\s+|\s[–—-]\s|:\s+|\s?\.{3,}\s?/u);
  const at = cells.findIndex((cell) => cell.search(sumPattern) !== -1);
  const [first = ''] = cells;
  const sum = [...(cells[at] ?? '').matchAll(sumPattern)][0];
  if (at === -1 || sum === undefined) return null;
  const before = (cells[at] ?? '').slice(0, sum.index);
  const title = trimMarks(at === 0 ? before : first);
  if (!isName(title)) return null;
  const behind = trimMarks((cells[at] ?? '').slice(sum.index + sum[0].length));
  const isReduced = reduced.test(behind);
  const others = [
    ...(at === 0 ? [] : [...cells.slice(1, at), trimMarks(before)]),
    ...(isReduced ? [] : [behind]),
    ...cells.slice(at + 1),
    ...asides,
  ].map((cell) => trimMarks(cell));
  const told = others.filter((cell) => cell !== '' && !toBuilder.test(cell));
  return {
    raw,
    title: asPoint(title),
    price: isReduced ? `${sum[0].trim()} ${behind}` : sum[0].trim(),
    text: told.length === 0 ? null : asPoint(told.map(plainly).join(', ')),
    isSoldOut: others.some((cell) => soldOut.test(cell)),
  };
}

/** "SOLD OUT till next fall" says so without shouting. */
const plainly = (cell: string): string =>
  cell.replace(soldOut, (words) => (/\p{Ll}/u.test(words) ? words : words.toLowerCase()));

const isName = (title: string): boolean =>
  /\p{L}{2}/u.test(title) &&
  title.length <= longestName &&
  title.split(' ').length <= mostWordsOfName &&
  !/[.!?]/u.test(title) &&
  !isClause.test(title);

/** The heading above the first line of a list, and what stands in its brackets: "Beans (packets of 40 seeds):". */
export function listHeading(
  prompt: string,
  first: ProductLine | undefined,
): { readonly raw: string; readonly heading: string | null; readonly aside: string | null } {
  const at = first === undefined ? -1 : prompt.indexOf(`\n${first.raw}`);
  const raw =
    at === -1
      ? ''
      : prompt
          .slice(Math.max(0, at - longestLine), at)
          .split('\n')
          .at(-1);
  const [, heading = null, aside = null] =
    /^\s*(\p{L}[^:()]{1,38}?)\s?(?:\(([^()]+)\)\s?)?:\s*$/u.exec(raw ?? '') ?? [];
  return { raw: raw ?? '', heading: heading === null ? null : asPoint(heading), aside };
}

/** Whether a text is a part of one of these lines. */
export function isOfLines(text: string, lines: readonly string[]): boolean {
  const bare = plainOf(text);
  return bare !== '' && lines.some((line) => plainOf(line).includes(bare));
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What was told elsewhere of a thing that is sold, by sentences that begin with its name. */
export function storyOf(title: string, sentences: readonly string[], prompt: string): string[] {
  const name = title.toLowerCase();
  const own = sentences.filter((text) => {
    const start = text.toLowerCase();
    return start.startsWith(`${name} `) || start.startsWith(`the ${name} `);
  });
  const dictated = wordsFor(title, prompt);
  return dictated === null ? own.map(asSentence) : [asSentence(dictated)];
}

const near = 120;

/** "Preacher's Button we don't know and we say so. Say “origin unknown.”": the words that are to stand there. */
function wordsFor(title: string, prompt: string): string | null {
  for (let at = prompt.indexOf(title); at !== -1; at = prompt.indexOf(title, at + 1)) {
    const opens = at === 0 || /[.:!?]\s+$/u.test(prompt.slice(Math.max(0, at - 3), at));
    const behind = prompt.slice(at + title.length, at + title.length + near);
    const [, words] =
      /^[^.!?\n]{0,80}[.,;]\s(?:just )?say,?:? ["“]([^"”\n]{3,80})["”]/iu.exec(behind) ?? [];
    if (opens && words !== undefined) return words;
  }
  return null;
}
