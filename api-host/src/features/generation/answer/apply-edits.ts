import { findElision } from '../checks/elision';
import type { SiteCode } from './collect-files';
import type { Edit } from './edit-blocks';
import { siteFiles } from './file-names';

export type EditResult = { ok: true; site: SiteCode } | { ok: false; problems: string[] };

/**
 * Applies all edits or none. Each must match exactly once: verbatim, or else ignoring white space
 * differences. Text is joined from slices, so `$&` in a replacement has no special meaning.
 */
export function applyEdits(site: SiteCode, edits: readonly Edit[]): EditResult {
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
  const places: Place[] = [];
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, at + 1)) {
    places.push({ start: at, end: at + search.length });
  }
  return places;
}

/** Whole lines that are equal after trimming and collapsing white space. */
function findTolerant(text: string, search: string): Place[] {
  const wanted = search.trim().split('\n').map(squeeze);
  const lines = text.split('\n');
  const squeezed = lines.map(squeeze);
  const places: Place[] = [];
  let next = 0;
  for (let at = 0; at + wanted.length <= lines.length; at += 1) {
    const start = next;
    next += (lines[at] ?? '').length + 1;
    if (!wanted.every((line, index) => squeezed[at + index] === line)) continue;
    const found = lines.slice(at, at + wanted.length).join('\n');
    places.push({ start, end: start + found.length });
  }
  return places;
}

function squeeze(line: string): string {
  return line.trim().replaceAll(/\s+/g, ' ');
}
