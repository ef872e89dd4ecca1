import { escapeAttribute, escapeText } from 'site-document/escape';
import { textsIn } from 'site-document/text';
import { attributeOf, elementsIn, innerRange, rangeOf } from 'site-document/tree';
import type { Page, PageElement, PageText } from 'site-document/tree';
import type { Edit } from '../refine-types';
import { setAttribute } from '../page/attribute-edits';
import { inlineTags } from '../page/plain-words';

/** A new text in place of a piece of text, with the white space around it as it was. */
export function textEdit(page: Page, text: PageText, next: string): Edit[] {
  const range = rangeOf(text);
  if (!range) return [];
  const raw = page.source.slice(range.start, range.end);
  const lead = raw.slice(0, raw.length - raw.trimStart().length);
  const end = raw.slice(raw.trimEnd().length);
  return [{ file: 'html', ...range, text: lead + escapeText(next) + end }];
}

/** Makes an element say a text; what is drawn in it stays. Null where it holds more than one text. */
export function sayIn(page: Page, element: PageElement, text: string): Edit[] | null {
  if (element.tagName === 'input')
    return setAttribute(
      element,
      attributeOf(element, 'type') === 'submit' ? 'value' : 'placeholder',
      text,
    );
  if (element.tagName === 'img') return setAttribute(element, 'alt', text);
  const texts = textsIn(element, 40);
  const [only] = texts;
  if (only && texts.length === 1) return textEdit(page, only, text);
  const inner = innerRange(element);
  if (!inner) return null;
  const within = elementsIn(element);
  if (within.every(({ tagName }) => inlineTags.has(tagName)))
    return [{ file: 'html', ...inner, text: escapeText(text) }];
  if (!only && within.length === 0) return [{ file: 'html', ...inner, text: escapeText(text) }];
  return labelBesideDrawing(page, element, texts, text);
}

/** A link whose words stand beside a drawing: the words are in its text nodes. */
function labelBesideDrawing(
  page: Page,
  element: PageElement,
  texts: readonly PageText[],
  text: string,
): Edit[] | null {
  const pressed = ['a', 'button', 'summary', 'h1', 'h2', 'h3'].includes(element.tagName);
  if (!pressed || texts.length === 0) return null;
  return texts.flatMap((one, index) => textEdit(page, one, index === 0 ? text : ''));
}

const shownAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value', 'label'];

/** Every place a visitor or a search engine reads a text, each with a new one. */
export function replaceEverywhere(
  page: Page,
  from: string,
  to: string,
  exactCase: boolean,
): Edit[] {
  const inTexts = page.texts.flatMap((text) => {
    const range = rangeOf(text);
    if (!range) return [];
    return replaceIn(page.source, range, from, to, exactCase, escapeText);
  });
  const inAttributes = page.elements.flatMap((element) =>
    shownAttributes.flatMap((name) => {
      const place = element.sourceCodeLocation?.attrs?.[name];
      if (
        !place ||
        (name === 'content' &&
          !/^(?:description|keywords|author|og:|twitter:)/.test(
            attributeOf(element, 'name') + attributeOf(element, 'property'),
          ))
      )
        return [];
      const start = place.startOffset + name.length + 1;
      return replaceIn(
        page.source,
        { start, end: place.endOffset },
        from,
        to,
        exactCase,
        escapeAttribute,
      );
    }),
  );
  return [...inTexts, ...inAttributes];
}

function replaceIn(
  source: string,
  range: { readonly start: number; readonly end: number },
  from: string,
  to: string,
  exactCase: boolean,
  escape: (text: string) => string,
): Edit[] {
  const edits: Edit[] = [];
  const whole = source.slice(range.start, range.end);
  const hay = exactCase ? whole : whole.toLowerCase();
  const variants = [...new Set([escape(from), from])].map((one) =>
    exactCase ? one : one.toLowerCase(),
  );
  const found = variants.find((one) => hay.includes(one));
  if (found === undefined || found === '') return edits;
  for (let at = hay.indexOf(found); at !== -1; at = hay.indexOf(found, at + found.length)) {
    if (!standsAlone(hay, at, found.length)) continue;
    const start = range.start + at;
    edits.push({ file: 'html', start, end: start + found.length, text: escape(to) });
  }
  return edits;
}

/** "Ann" is not part of "Anna". */
function standsAlone(text: string, at: number, length: number): boolean {
  const letter = /[\p{L}\p{N}]/u;
  const first = letter.test(text[at] ?? '') && letter.test(text[at - 1] ?? '');
  const last = letter.test(text[at + length - 1] ?? '') && letter.test(text[at + length] ?? '');
  return !first && !last;
}
