import { insteadOfSum, sumPattern } from '../../text/sums';
import { trimMarks } from '../../text/casing';
import { timePhrases } from '../../text/time-phrases';

const most = 40;
const pairs =
  /(?<!\p{L})(?:bed|fish|arts|hide|search|health|rock|meet|pick|terms|gin|mix|bread|tea|questions?|patios|before|wash|cut|salt|drag|research|food|start|hair|mac|sales|home|hand|pros) and (?:breakfast|chips|crafts|seek|rescue|safety|roll|greet|mix|conditions|tonic|match|butter|biscuits|answers?|decking|after|go|fold|dry|pepper|drop|development|drink|finish|beauty|cheese|marketing|garden|foot|cons)(?!\p{L})/giu;

/** Pieces of a text between marks that stand in no bracket, no quotation and no number. */
function pieces(text: string, mark: ',' | ';'): string[] {
  const found: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let from = 0;
  for (let at = 0; at < text.length && found.length < most; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (/["“”]/u.test(character))
      isQuoted = character === '“' || (character === '"' && !isQuoted);
    if (depth > 0 || isQuoted || character !== mark) continue;
    if (mark === ',' && /\d/u.test(text.charAt(at - 1)) && /^\d/u.test(text.charAt(at + 1)))
      continue;
    found.push(text.slice(from, at));
    from = at + 1;
  }
  return [...found, text.slice(from)];
}

/** "Plus $4 a month" is a plan that is called so. */
const and = /^(?:and|plus|or|&|as well as|und|et|y|e|en|sowie|ainsi que)\s+/u;
const lastAnd = /\s(?:and|&|plus|as well as|und|et|y|e|en)\s/gu;

/** The last piece at its last "and", where none stands in front of it and none of its words go together. */
function atLastAnd(piece: string): string[] {
  const held = piece.replaceAll(pairs, (pair) => pair.replaceAll(' ', '\u00A0'));
  const bare = held.replaceAll(/\([^()]*\)/gu, (aside) => '\u00A0'.repeat(aside.length));
  const last = [...bare.matchAll(lastAnd)].at(-1);
  return last === undefined
    ? [piece]
    : [piece.slice(0, last.index), piece.slice(last.index + last[0].length)];
}

/** The parts of a list as they were written: between semicolons where it has any, else between commas and the last "and". */
/** `count` is how many entries were announced: "in four steps". */
export function splitParts(
  text: string,
  count: number | null = null,
): { parts: string[]; isBySemicolon: boolean } {
  const bySemicolon = pieces(text, ';').filter((piece) => piece.trim() !== '');
  if (bySemicolon.length > 1) return { parts: bySemicolon.map(bare), isBySemicolon: true };
  const byComma = pieces(text, ',').filter((piece) => piece.trim() !== '');
  const last = byComma.at(-1) ?? '';
  const ends = and.test(last.trim()) ? [last] : atLastAnd(last);
  const before = byComma.slice(0, -1);
  // "Saturday 9am mums and babies": what has no sum and no time among those that have one is the end of the last of them.
  const isEnd =
    ends.length > 1 && before.length > 0 && before.every(hasFigure) && !isPriced(ends[1] ?? '');
  const isCounted = count !== null && before.length + 1 === count;
  if (isEnd || isCounted) return { parts: byComma.map(bare), isBySemicolon: false };
  return { parts: [...before, ...ends].map(bare), isBySemicolon: false };
}

const hasFigure = (piece: string): boolean => /\d/u.test(piece);
const isPriced = (piece: string): boolean => hasFigure(piece) || insteadOfSum.test(piece);
const bare = (piece: string): string =>
  trimMarks(
    piece
      .trim()
      .replace(and, '')
      .replace(/^then\s/u, ''),
  ).trim();

const sum = new RegExp(sumPattern.source, 'iu');
const onlySum = new RegExp(
  `^(?:(?:is|at|for|only)\\s)?(?:${sumPattern.source})(?:\\s\\p{L}+){0,2}$`,
  'iu',
);
const goesOn =
  /^(?:with|without|including|includes|incl|per|max|minimum|which|who|where|whose|taken|depending|unless|from (?!\d|[£€$]))(?!\p{L})/iu;
/** Behind a sum these say more of what is paid for. */
const goesOnBehindSum =
  /^(?:plus|no|all|both|each|only|then|but|if|when|so|also|up to|unlimited)(?!\p{L})/iu;
const numbers = /^\d+(?:\s(?:and|&|or)\s\d+)?$/u;
const named =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Miss|Rev|Sir|Dame|Chef|Coach|Sensei)\.?\s)?\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der|den|le|la|el|al|bin)){1,4}(?!\S)/u;

export const isPersonName = (text: string): boolean => {
  const name = named.exec(text)?.[0];
  return name !== undefined && name.length === text.trim().length;
};
export const startsWithName = (text: string): boolean => named.test(text);

/** Whether a piece says more of the one before it. */
function belongsBefore(piece: string, before: string, isOfPeople: boolean): boolean {
  if (isOfPeople) return startsWithName(before) && !startsWithName(piece);
  if (onlySum.test(piece)) return !sum.test(before);
  if (sum.test(piece)) return false;
  if (goesOn.test(piece) || numbers.test(piece)) return true;
  // "Solo €29 - 1 vet, 300 texts": so many of something, behind a sum.
  return (
    sum.test(before) &&
    (goesOnBehindSum.test(piece) || (/^\d/u.test(piece) && !insteadOfSum.test(piece)))
  );
}

const startsWithTime = (part: string): boolean => timePhrases(part)[0]?.start === 0;
const mostApart = 0.5;

/** Whether the entries of a list begin with their days or times: what begins with none goes with the one before it. */
function areLedByTime(parts: readonly string[]): boolean {
  const apart = parts.filter((part) => !startsWithTime(part)).length;
  return startsWithTime(parts[0] ?? '') && apart <= parts.length * mostApart;
}

/** People and what they do between commas: "Ann Lee, chair, Bo Ray, cook". */
export function areNamesWithRoles(parts: readonly string[]): boolean {
  const names = parts.filter(isPersonName).length;
  return (
    names > 1 &&
    isPersonName(parts[0] ?? '') &&
    parts.every((part) => isPersonName(part) || /^\p{Ll}/u.test(part)) &&
    names < parts.length
  );
}

/** The entries of a list between commas: what says more of the entry before it is put to it. */
export function joinNotes(parts: readonly string[], isOfPeople: boolean): string[] {
  const entries: string[] = [];
  const isLed = areLedByTime(parts);
  for (const part of parts) {
    const before = entries.at(-1);
    const isMore = isLed ? !startsWithTime(part) : belongsBefore(part, before ?? '', isOfPeople);
    if (before !== undefined && isMore) entries[entries.length - 1] = `${before}, ${part}`;
    else entries.push(part);
  }
  return entries;
}
