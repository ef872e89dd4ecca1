import { findElision } from '../checks/elision';
import type { SiteCode } from './collect-files';
import type { Edit } from './edit-blocks';
import { siteFiles } from './file-names';
import { findAll } from './find-all';

export type EditResult = { ok: true; site: SiteCode } | { ok: false; problems: string[] };

/** Each block searches a whole file. A change has a few of them; with more, files are rewritten. */
const maxEdits = 300;

/**
 * Applies all edits or none. Each must match exactly once: verbatim, or else ignoring white space
 * differences. Text is joined from slices, so `$&` in a replacement has no special meaning.
 */
export function applyEdits(site: SiteCode, edits: readonly Edit[]): EditResult {
  if (edits.length > maxEdits) return { ok: false, problems: [tooMany(edits.length)] };
  const result = { ...site };
  const problems: string[] = [];
  for (const [index, { file, search, replace }] of edits.entries()) {
    const left = findElision(replace);
    const outcome = left === undefined ? applyEdit(result[file], search, replace) : elision(left);
    if (typeof outcome === 'string') result[file] = outcome;
    else problems.push(`Block ${index + 1} (${siteFiles[file]}): ${outcome.problem}`);
  }
  return problems.length === 0 ? { ok: true, site: result } : { ok: false, problems };
}

function tooMany(count: number): string {
  return `The answer has ${count} blocks, more than the ${maxEdits} that are read; rewrite the files instead.`;
}

function elision(text: string) {
  return { problem: `it leaves code out ("${text}"); write the replacement in full.` };
}

function applyEdit(text: string, search: string, replace: string): string | { problem: string } {
  if (search.trim() === '') {
    // The only unambiguous meaning of an empty search.
    return text.trim() === '' ? `${replace}\n` : { problem: 'its SEARCH part is empty.' };
  }
  const exact = findExact(text, search);
  const places = exact.length > 0 ? exact : findTolerant(text, search);
  const [place] = places;
  if (!place) return { problem: 'its SEARCH text is not in the file.' };
  if (places.length > 1) {
    return {
      problem: `its SEARCH text is in the file ${places.length} times; add lines around it.`,
    };
  }
  return text.slice(0, place.start) + replace + text.slice(place.end);
}

interface Place {
  start: number;
  end: number;
}

function findExact(text: string, search: string): Place[] {
  return findAll(text, search).map((start) => ({ start, end: start + search.length }));
}

/** Whole lines that are equal after trimming and collapsing white space. */
function findTolerant(text: string, search: string): Place[] {
  const wanted = search.trim().split('\n').map(squeeze);
  // Numbers, so that no long line is compared again and again.
  const numbers = new Map(wanted.map((line, index) => [line, index]));
  const numberOf = (line: string): number => numbers.get(line) ?? -1;
  const lines = text.split('\n');
  const starts = startsOf(lines);
  const found = findAll(
    lines.map((line) => numberOf(squeeze(line))),
    wanted.map(numberOf),
  );
  return found.map((at) => ({
    start: starts[at] ?? 0,
    // The line break behind the last line is not part of the place.
    end: (starts[at + wanted.length] ?? 0) - 1,
  }));
}

/** Where each line starts, and where another one would start behind the last. */
function startsOf(lines: readonly string[]): number[] {
  let next = 0;
  const starts = [next];
  for (const { length } of lines) {
    next += length + 1;
    starts.push(next);
  }
  return starts;
}

function squeeze(line: string): string {
  return line.trim().replaceAll(/\s+/g, ' ');
}
