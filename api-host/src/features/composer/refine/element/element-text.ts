import { escapeHtml } from '../../text/markup';
import { applyEdits } from '../files';
import { isManner, noMannerNote } from '../asked-words';
import { lineRange, rangeOf } from '../page';
import type { Page, PageElement, PageText } from '../page';
import { unquote } from '../requests';
import { elementName } from './element-change';
import type { ElementChange } from './element-change';

const takeOut =
  /^(?:remove|delete|drop|hide|get rid of|take out|take away|lose)\b\s*(?:it|this|that|these)?\s*(?:the\s+)?(.*)$/is;

/** "remove this": the whole element. What is inside of it is somebody else's to find. */
export const removeElement: ElementChange = (request, page, element) => {
  const rest = takeOut.exec(request)?.[1]?.trim().toLowerCase();
  const name = elementName(element);
  if (rest === undefined || !['', name, element.tagName, 'element', 'whole thing'].includes(rest)) {
    return null;
  }
  const range = rangeOf(element);
  if (!range) return null;
  const html = applyEdits(page.source, [{ ...lineRange(page.source, range), text: '' }]);
  return { html, note: `Removed this ${name}.` };
};

const wording =
  /^(?:(?:change|set|rename|replace|make|update|edit|rewrite|let)\s+(?:it|this|that|the)?\s*(?:text|wording|words?|heading|headline|title|label|caption|name|link|button|paragraph)?\s*(?:to say|to read|say|read|to|with|into|as)|(?:it should |should |please )?(?:say|read|write|call it))\s*:?\s+(.+)$/is;
const quoted = /^["“'‘](.+)["”'’]$/s;

/** "say “Fresh every day”": a new text in place of the one there is. */
export const rewordElement: ElementChange = (request, page, element) => {
  const asked = wording.exec(request)?.[1] ?? quoted.exec(request)?.[1];
  if (asked === undefined) return null;
  if (isManner(asked)) return { html: null, note: noMannerNote };
  const text = unquote(asked.replaceAll(/[“”]/g, '"'));
  const name = elementName(element);
  if (element.tagName === 'img') return reword(page, altOf(element), `alt="${escapeHtml(text)}"`);
  const texts = textsIn(page, element);
  const only = texts[0]?.sourceCodeLocation;
  if (!only || texts.length > 1) {
    const why = only ? 'holds several texts; point at the one you mean' : 'holds no text';
    return { html: null, note: `Not done: this ${name} ${why}.` };
  }
  const raw = page.source.slice(only.startOffset, only.endOffset);
  const space = /^(\s*)[\s\S]*?(\s*)$/.exec(raw);
  return {
    html: applyEdits(page.source, [
      {
        start: only.startOffset,
        end: only.endOffset,
        text: (space?.[1] ?? '') + escapeHtml(text) + (space?.[2] ?? ''),
      },
    ]),
    note: `This ${name} now says “${text}”.`,
  };
};

function reword(page: Page, place: { start: number; end: number } | null, text: string) {
  if (!place) return { html: null, note: 'Not done: this picture has no text of its own.' };
  return {
    html: applyEdits(page.source, [{ ...place, text }]),
    note: 'Changed what this picture is described as.',
  };
}

function altOf(element: PageElement): { start: number; end: number } | null {
  const place = element.sourceCodeLocation?.attrs?.alt;
  return place ? { start: place.startOffset, end: place.endOffset } : null;
}

function textsIn(page: Page, element: PageElement): PageText[] {
  const range = rangeOf(element);
  return page.texts.filter(({ value, sourceCodeLocation: place }) => {
    const isInside =
      range && place && place.startOffset >= range.start && place.endOffset <= range.end;
    return isInside && value.trim() !== '';
  });
}
