import { isLimit, sumPattern } from '../../text/sums';
import { firstThing } from '../../text/first-thing';
import type { BlockLine } from '../../model/document';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const longest = 600;
const fewest = 2;
const most = 12;
const longestNote = 90;

const sum = new RegExp(sumPattern.source, 'giu');
/** Who offers, in front of the first thing. */
const opens =
  /^(?:there(?:['’]s| is| are)|(?:we|i)(?:['’]ve got| have| do| run| offer| lead| teach| make| sell| rent out| hire out)|(?:you can )?choose (?:from|between)|(?:so )?far)\s+(?:also\s+)?/iu;
/** Where a thing may end and the next begin. */
const marks = /[,;]\s(?:and\s|plus\s|while\s|whereas\s)?/giu;
const conjunctions = /\s(?:and|plus|while|whereas)\s/giu;
const leadsToSum =
  /(?:^|[\s,]+(?:and\s|but\s|which\s|that\s)?)(?:(?:will\s)?(?:costs?|cost you|pays?|is|are|at|for|from|be|comes? to|starts? (?:at|from)|goes for|works out at|priced at)\s?)*$/iu;
/** Who speaks or is spoken to, and what hangs on something else, is nothing that is paid for. */
const isNoThing =
  /(?<!\p{L})(?:i|we|you|they|he|she|it|this|if|because|deposit|raised|minimum|discount|off)(?!\p{L})/iu;

/**
 * "The main hall takes 120 people and costs £18 an hour, the committee room seats 20 and is £9": things with what is said of them and
 * what they cost, told in a sentence. Null where they are plain rows, which are read without it.
 */
export function toldPrices({ text, start, end }: SentenceRange): FoundListing | null {
  if (text.length > longest) return null;
  const bare = text.replace(/[.!;\s]+$/u, '');
  const lead = leadOf(bare);
  const parts = partsOf(bare.slice(lead));
  if (parts.length < fewest || parts.length > most) return null;
  const rows = parts.map(rowOf);
  const lines = rows.filter((row) => row !== null);
  if (lines.length < rows.length || !rows.some((row) => row?.isTold)) return null;
  const isClause = bare.slice(0, lead).includes(',');
  return {
    start: isClause ? start + lead : start,
    end,
    listing: {
      heading: null,
      kind: 'content',
      groups: [{ heading: null, lines: lines.map(({ line }) => line) }],
    },
  };
}

/** Where the first thing begins: behind who offers it, or behind a clause that ends right before the thing and its sum. */
function leadOf(text: string): number {
  const [all = ''] = opens.exec(text) ?? [];
  const [first] = text.matchAll(sum);
  const ahead = text.slice(0, first?.index ?? 0);
  const comma = ahead
    .replaceAll(/\([^()]*\)/gu, (aside) => ' '.repeat(aside.length))
    .lastIndexOf(', ');
  const isDescribed =
    /(?<!\p{L})(?:costs?|is|are|pays?|comes? to)\s*(?:from\s)?$/iu.test(ahead) || isOpen(ahead);
  return comma === -1 || isDescribed ? all.length : comma + 2;
}

/** The sentence in parts that hold one sum each. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (parts.length <= most) {
    const [first, second] = [...rest.matchAll(sum)];
    if (first === undefined) return [];
    if (second === undefined) return [...parts, rest];
    const behind = first.index + first[0].length;
    const from = isOpen(rest.slice(0, behind)) ? rest.indexOf(')', behind) + 1 : behind;
    const cut = cutBetween(rest.slice(from, second.index + second[0].length));
    if (cut === null) return [];
    parts.push(rest.slice(0, from + cut.start));
    rest = rest.slice(from + cut.end);
  }
  return parts;
}

/** The last comma behind which a thing stands with its sum; where there is none, the first "and". */
function cutBetween(text: string): { readonly start: number; readonly end: number } | null {
  const bare = text.replaceAll(/\([^()]*\)/gu, (aside) => ' '.repeat(aside.length));
  const places = [...[...bare.matchAll(marks)].toReversed(), ...bare.matchAll(conjunctions)];
  const place = places.find((one) => rowOf(text.slice(one.index + one[0].length)) !== null);
  return place === undefined ? null : { start: place.index, end: place.index + place[0].length };
}

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

interface ToldRow {
  readonly line: BlockLine;
  /** It says more than what something costs, in front of its sum. */
  readonly isTold: boolean;
}

function rowOf(part: string): ToldRow | null {
  const bare = part.trim();
  const words = bare.slice(opens.exec(bare)?.[0].length ?? 0);
  const [found] = [...words.matchAll(sum)];
  if (found === undefined) return null;
  const ahead = words.slice(0, found.index);
  const behind = words.slice(found.index + found[0].length);
  const isAside = isOpen(ahead);
  const [said, within] = isAside
    ? [ahead.slice(0, ahead.lastIndexOf('(')), ahead.slice(ahead.lastIndexOf('(') + 1)]
    : [ahead.replace(leadsToSum, ''), ''];
  if (isLimit.test(ahead) || isNoThing.test(said)) return null;
  const thing = firstThing(said.trim());
  const notes = [thing?.rest ?? '', within, behind].map(bareNote).filter((note) => note !== '');
  if (thing !== null && sells.test(thing.rest)) return null;
  if (thing === null || notes.some((note) => note.length > longestNote)) return null;
  if (!isAside && behind.replaceAll(/\([^()]*\)/gu, '').includes(',')) return null;
  const price = found[0].trim();
  return {
    isTold: thing.rest !== '' || isAside,
    line: {
      sort: 'row',
      text: [thing.title, ...notes, price].join(', '),
      cells: notes.length === 0 ? [thing.title, price] : [thing.title, notes.join(', '), price],
    },
  };
}

/** "The hut sells twine at £2": the thing stands behind who sells it. */
const sells = /^(?:sells?|offers?|charges?|does|do|serves?|stocks?)\s/iu;

const bareNote = (text: string): string =>
  text
    .replaceAll(/^[\s,;()–—-]+|[\s,;()–—-]+$/gu, '')
    .replace(/^(?:and|which|that|who)\s/iu, '')
    .replace(/\s(?:and|but|which|that)$/iu, '');
