import { attributeOf, innerRange } from 'site-document/tree';
import type { Edit } from '../refine-types';
import type { Site } from '../site';

interface Script {
  readonly file: 'html' | 'js';
  readonly start: number;
  readonly text: string;
}

/** The scripts of a page: its file, and those that stand in the document. */
export function scriptsOf(site: Site): Script[] {
  const inside = site.page.elements.flatMap((element): Script[] => {
    if (element.tagName !== 'script' || /json|importmap/.test(attributeOf(element, 'type')))
      return [];
    const range = innerRange(element);
    return range
      ? [{ file: 'html', start: range.start, text: site.page.source.slice(range.start, range.end) }]
      : [];
  });
  return [...inside, { file: 'js', start: 0, text: site.files.js }];
}

/** Texts in a script that a page shows: what a string says, never a name in the code. */
export function replaceInStrings(site: Site, from: string, to: string): Edit[] {
  if (/[\\`'"$]/.test(from) || from.length < 3) return [];
  return scriptsOf(site).flatMap(({ file, start, text }) => {
    if (!text.includes(from)) return [];
    return stringsIn(text).flatMap((range) => editsIn(text, range, from, to, { file, start }));
  });
}

function editsIn(
  text: string,
  { from: first, to: last, mark }: { from: number; to: number; mark: string },
  from: string,
  to: string,
  { file, start }: { file: 'html' | 'js'; start: number },
): Edit[] {
  const edits: Edit[] = [];
  const written = to
    .replaceAll('\\', '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replaceAll('${', '\\${')
    .replaceAll('</', '<\\/');
  for (
    let at = text.indexOf(from, first);
    at !== -1 && at + from.length <= last;
    at = text.indexOf(from, at + from.length)
  ) {
    const letter = /[\p{L}\p{N}]/u;
    if (letter.test(text[at - 1] ?? '') || letter.test(text[at + from.length] ?? '')) continue;
    edits.push({ file, start: start + at, end: start + at + from.length, text: written });
  }
  return edits;
}

/** Where the strings of a script stand, comments left out. Regular expressions with quotes in them end at their line. */
function stringsIn(text: string): { from: number; to: number; mark: string }[] {
  const strings: { from: number; to: number; mark: string }[] = [];
  let at = 0;
  while (at < text.length) {
    const here = text[at] ?? '';
    if (here === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) at = commentEnd(text, at);
    else if (here === '"' || here === "'" || here === '`') {
      const end = stringEnd(text, at, here);
      strings.push({ from: at + 1, to: end, mark: here });
      at = end + 1;
    } else at += 1;
  }
  return strings;
}

function commentEnd(text: string, at: number): number {
  const line = text[at + 1] === '/';
  const end = text.indexOf(line ? '\n' : '*/', at + 2);
  return end === -1 ? text.length : end + (line ? 1 : 2);
}

function stringEnd(text: string, at: number, mark: string): number {
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === mark || (mark !== '`' && text[end] === '\n')) return end;
  }
  return text.length;
}
