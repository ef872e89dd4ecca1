import { escapeHtml } from '../text/markup';
import { applyEdits, type Edit, type Files } from './files';
import { attributeOf, readPage, type Page } from './page';

const readable = [
  'alt',
  'title',
  'aria-label',
  'placeholder',
  'content',
  'data-caption',
  'data-title',
  'value',
];

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Raw source of a text: entities for what must be escaped, any white space for a space. */
const rawPattern = (text: string, flags: string): RegExp =>
  new RegExp(
    Array.from(text.trim())
      .map((character) => {
        if (/\s/.test(character)) return '\\s';
        const escaped = escapeHtml(character);
        return escaped === character
          ? escapePattern(character)
          : `(?:${escapePattern(escaped)}|${escapePattern(character)}${character === "'" ? '|’|&apos;' : ''})`;
      })
      .join('')
      .replace(/(?:\\s)+/g, '(?:\\s|&nbsp;)+'),
    flags,
  );

function editsIn(page: Page, start: number, end: number, pattern: RegExp, to: string): Edit[] {
  return [...page.source.slice(start, end).matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    text: escapeHtml(to),
  }));
}

/** Every place the text can be read: text nodes and the attributes people see or hear. */
function findText(page: Page, from: string, to: string, flags: string): Edit[] {
  const pattern = rawPattern(from, flags);
  const texts = page.texts.flatMap((text) => {
    const place = text.sourceCodeLocation;
    return place ? editsIn(page, place.startOffset, place.endOffset, pattern, to) : [];
  });
  const attributes = page.elements.flatMap((element) =>
    readable.flatMap((name) => {
      if (
        name === 'content' &&
        !['description', 'author', 'og:title', 'og:description', 'og:site_name'].includes(
          attributeOf(element, 'name') || attributeOf(element, 'property'),
        )
      )
        return [];
      const place = element.sourceCodeLocation?.attrs?.[name];
      if (place === undefined) return [];
      const equals = page.source.indexOf('=', place.startOffset);
      return equals < 0 || equals > place.endOffset
        ? []
        : editsIn(page, equals + 1, place.endOffset, pattern, to);
    }),
  );
  return [...texts, ...attributes];
}

/** Another text wherever the old one can be read, in any case when it stands nowhere as written; null when nowhere. */
export function replaceText(files: Files, from: string, to: string): Files | null {
  const page = readPage(files.html);
  const exact = findText(page, from, to, 'gu');
  const edits = exact.length > 0 ? exact : findText(page, from, to, 'giu');
  return edits.length === 0 ? null : { ...files, html: applyEdits(files.html, edits) };
}
