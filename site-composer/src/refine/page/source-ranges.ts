import type { Edit } from '../refine-types';
import { attributeOf } from './read-page';
import type { PageElement, PageText } from './read-page';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where an element stands in the source; null for what the parser made up or repaired. */
export function rangeOf(element: PageElement): Range | null {
  const place = element.sourceCodeLocation;
  return place?.startTag ? { start: place.startOffset, end: place.endOffset } : null;
}

/** What stands between an element's tags; null where one of them is missing. */
export function innerRange(element: PageElement): Range | null {
  const place = element.sourceCodeLocation;
  if (!place?.startTag || !place.endTag) return null;
  return { start: place.startTag.endOffset, end: place.endTag.startOffset };
}

export function textRange(text: PageText): Range | null {
  const place = text.sourceCodeLocation;
  return place ? { start: place.startOffset, end: place.endOffset } : null;
}

/** A range with its indentation and the line break before it, so that taking it out leaves no hole. */
export function wholeLines(source: string, range: Range): Range {
  let start = range.start;
  while (start > 0 && (source[start - 1] === ' ' || source[start - 1] === '\t')) start -= 1;
  if (source[start - 1] !== '\n') return range;
  return { start: start - 1, end: range.end };
}

/** The white space in front of a place on its line. */
export function indentAt(source: string, at: number): string {
  const line = source.lastIndexOf('\n', at - 1) + 1;
  const lead = /^[ \t]*/.exec(source.slice(line, at))?.[0] ?? '';
  return line + lead.length === at ? lead : '';
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Sets or adds an attribute in the element's own tag. */
export function setAttribute(element: PageElement, name: string, value: string): Edit[] {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return [];
  const text = `${name}="${escapeAttribute(value)}"`;
  const old = place.attrs?.[name];
  if (old) return [{ file: 'html', start: old.startOffset, end: old.endOffset, text }];
  const behindName = place.startTag.startOffset + 1 + element.tagName.length;
  return [{ file: 'html', start: behindName, end: behindName, text: ` ${text}` }];
}

/** Sets declarations of an element's own `style`, keeping the others. */
export function setStyle(
  element: PageElement,
  declarations: Readonly<Record<string, string>>,
): Edit[] {
  const kept = attributeOf(element, 'style')
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const name = declaration.slice(0, Math.max(0, declaration.indexOf(':'))).trim();
      return declaration !== '' && !(name.toLowerCase() in declarations);
    });
  const set = Object.entries(declarations).map(([name, value]) => `${name}: ${value}`);
  return setAttribute(element, 'style', [...kept, ...set].join('; '));
}
