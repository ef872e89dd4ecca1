import { escapeHtml } from '../text/markup';
import { colourValue } from '../colour/names';
import { isManner, noMannerNote } from './asked-words';
import { applyEdits, type Change, type Edit, type Files, type Outcome } from './files';
import { attributeOf, innerRange, readPage, textOf, type Page, type PageElement } from './page';
import { replaceText } from './replace-text';
import { unquote } from './requests';

function setInner(files: Files, element: PageElement | undefined, text: string): Files | null {
  const range = element === undefined ? null : innerRange(element);
  if (range === null) return null;
  return { ...files, html: applyEdits(files.html, [{ ...range, text: escapeHtml(text) }]) };
}

function setTitle(files: Files, to: string, what: string): Files | null {
  const page = readPage(files.html);
  const h1 = page.elements.find((element) => element.tagName === 'h1');
  const title = page.elements.find((element) => element.tagName === 'title');
  if (/\b(?:page|browser|tab|document|site)\b/.test(what)) return setInner(files, title, to);
  if (h1 === undefined) return setInner(files, title, to);
  const old = textOf(h1);
  const changed = setInner(files, h1, to);
  // The browser's title follows when it only repeated the headline.
  if (changed === null || title === undefined || textOf(title) !== old) return changed;
  return setInner(
    changed,
    readPage(changed.html).elements.find((element) => element.tagName === 'title'),
    to,
  );
}

const known: readonly (readonly [RegExp, string, (page: Page) => PageElement | undefined])[] = [
  [
    /^(?:sub-?title|sub-?heading|sub-?headline|lead|intro(?:duction)?(?: text)?|hero text|tagline)$/,
    'the introduction',
    (page) => {
      const h1 = page.elements.findIndex((element) => element.tagName === 'h1');
      return page.elements.slice(h1 + 1).find((element) => element.tagName === 'p');
    },
  ],
  [
    /^(?:logo|brand|site name|business name|company name|name)$/,
    'the name in the header',
    (page) =>
      page.elements.find(
        (element) =>
          /\b(?:brand|logo)\b/.test(attributeOf(element, 'class')) &&
          ['a', 'span', 'div'].includes(element.tagName),
      ),
  ],
  [
    /^(?:main |first |hero )?button(?: text| label)?$/,
    'the first button',
    (page) =>
      page.elements.find(
        (element) =>
          (element.tagName === 'button' && !/toggle/.test(attributeOf(element, 'class'))) ||
          /\b(?:button|btn|cta)\b/.test(attributeOf(element, 'class')),
      ),
  ],
];

const facts: Record<string, { placeholder: RegExp; link: string }> = {
  phone: { placeholder: /\[Your phone\]/g, link: 'tel:' },
  email: { placeholder: /\[Your email\]/g, link: 'mailto:' },
  address: { placeholder: /\[Street and number\]/g, link: '' },
};

function setFact(files: Files, kind: string, value: string): Files | null {
  const fact = facts[kind];
  if (fact === undefined) return null;
  const page = readPage(files.html);
  const edits: Edit[] = [];
  for (const element of page.elements) {
    const inner = innerRange(element);
    if (inner === null) continue;
    const href = attributeOf(element, 'href');
    const place = element.sourceCodeLocation?.attrs?.href;
    if (fact.link !== '' && href.startsWith(fact.link) && place !== undefined) {
      const target = fact.link === 'tel:' ? value.replace(/[^+\d]/g, '') : value;
      edits.push({
        start: place.startOffset,
        end: place.endOffset,
        text: `href="${fact.link}${escapeHtml(target)}"`,
      });
      edits.push({ ...inner, text: escapeHtml(value) });
    } else if (
      element.tagName === 'span' &&
      textOf(element).replace(fact.placeholder, '') === '' &&
      textOf(element) !== ''
    ) {
      const place = element.sourceCodeLocation;
      if (place)
        edits.push({ start: place.startOffset, end: place.endOffset, text: escapeHtml(value) });
    }
  }
  return edits.length === 0 ? null : { ...files, html: applyEdits(files.html, edits) };
}

const quotedList = (text: string) => `“${text}”`;

function rename(from: string, to: string, files: Files) {
  const changed = replaceText(files, from, to);
  return changed === null
    ? { files: null, note: `Not done: the text ${quotedList(from)} is not on the page.` }
    : { files: changed, note: `Replaced ${quotedList(from)} with ${quotedList(to)}.` };
}

/** "Rename it to …" speaks of the site; a word as short as "it" is never what is to be replaced. */
const itself =
  /^(?:it|this|them|(?:the |my |our |this )?(?:web ?site|site|page|business|company|shop|brand))$/i;

function renameSite(to: string, files: Files) {
  const title = readPage(files.html).elements.find((element) => element.tagName === 'title');
  const name = title === undefined ? '' : (textOf(title).split(/ [·|–—] /)[0] ?? '');
  return name.trim() === ''
    ? { files: null, note: 'Not done: the page has no name yet. Say which words to replace.' }
    : rename(name.trim(), to, files);
}

const headline =
  /^(?:(?:main|page|browser|tab|site|website|document|hero) )?(?:title|headline|heading|h1)(?: text)?$/;

const isText = (what: string): boolean =>
  headline.test(what) || known.some(([pattern]) => pattern.test(what));

/** Why a new text is not taken as it stands: it is an instruction, or nobody knows where it ends. */
function unclearText(asked: string): Outcome | null {
  if (isManner(asked)) return { files: null, note: noMannerNote };
  const text = unquote(asked);
  const wasQuoted = text !== asked.trim();
  const quotes = text.split('"').length - 1;
  if (wasQuoted ? quotes === 0 : quotes % 2 === 0) return null;
  const note =
    'Not done: it is not clear where the new text begins and ends. Put each text in quotation marks and ask for one change per sentence.';
  return { files: null, note };
}

/** "replace X with Y", "rename X to Y", "change the title to …", "set the phone to …". */
export const changeText: Change = (request, files) => {
  const replaced =
    /^(?:replace|swap|rename|change|update|correct|turn)\s+(?:the\s+(?:word|words|text|phrase|name)\s+)?("[^"]+"|'[^']+')\s+(?:with|to|by|into|for|as)\s+("[^"]*"|'[^']*'|.+)$/is.exec(
      request,
    );
  if (replaced !== null)
    return rename(unquote(replaced[1] ?? ''), unquote(replaced[2] ?? ''), files);
  const named =
    /^(?:change|set|update|make|rename|write|call|edit)\s+(?:the\s+|my\s+|our\s+)?(.{2,40}?)\s*(?:\s(?:to say|to read|to|say|read|as|into|be)\b|:|=)\s*:?\s*(.+)$/is.exec(
      request,
    );
  if (named !== null) {
    const what = (named[1] ?? '').toLowerCase().trim();
    const unclear = unclearText(named[2] ?? '');
    if (unclear !== null && isText(what)) return unclear;
    const to = unquote(named[2] ?? '');
    if (headline.test(what)) {
      const changed = setTitle(files, to, what);
      return changed === null
        ? { files: null, note: 'Not done: the page has no title to change.' }
        : { files: changed, note: `Changed the ${what} to ${quotedList(to)}.` };
    }
    const fact = /^(phone|email|address)(?: number| address)?$/.exec(what)?.[1];
    if (fact !== undefined) {
      const changed = setFact(files, fact, to);
      return changed === null
        ? { files: null, note: `Not done: there is no place for the ${fact} on the page.` }
        : { files: changed, note: `Set the ${fact} to ${quotedList(to)}.` };
    }
    const place = known.find(([pattern]) => pattern.test(what));
    if (place !== undefined && colourValue(to) === null) {
      const changed = setInner(files, place[2](readPage(files.html)), to);
      if (changed !== null)
        return { files: changed, note: `Changed ${place[1]} to ${quotedList(to)}.` };
    }
  }
  if (/^(?:change|set|update) (?:the |my |our )?(?:opening |office |shop )?hours\b/i.test(request))
    return {
      files: null,
      note: 'Not done: opening hours stand day by day. Say which text to replace, as in: replace “[Hours]” with “9 to 5”, or edit them on the page.',
    };
  const loose = /^(?:replace|rename|change|swap)\s+(.+?)\s+(?:with|to|by|into)\s+(.+)$/is.exec(
    request,
  );
  if (loose === null) return null;
  const from = unquote(loose[1] ?? '').replace(/^the (?:word|text|name) /i, '');
  const to = unquote(loose[2] ?? '');
  const unclear = colourValue(to) === null ? unclearText(loose[2] ?? '') : null;
  if (unclear !== null) return unclear;
  if (itself.test(from))
    return /^(?:rename|change)/i.test(request) && colourValue(to) === null
      ? renameSite(to, files)
      : null;
  if (/^(?:replace|rename)/i.test(request) && colourValue(to) === null)
    return rename(from, to, files);
  const changed = colourValue(to) === null && from.length > 3 ? replaceText(files, from, to) : null;
  return changed === null
    ? null
    : { files: changed, note: `Replaced ${quotedList(from)} with ${quotedList(to)}.` };
};
