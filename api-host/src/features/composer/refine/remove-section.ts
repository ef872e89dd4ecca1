import { applyEdits, type Change, type Edit, type Files, type Outcome } from './files';
import {
  attributeOf,
  findPart,
  isCalled,
  isHero,
  isInside,
  lineRange,
  partName,
  rangeOf,
  readPage,
  textOf,
  type Page,
  type PageElement,
} from './page';
import { unquote } from './requests';

export const missing = (phrase: string): Outcome => ({
  files: null,
  note: `Not done: no section “${phrase.trim()}” was found on the page.`,
});

/** Links to a part that goes: list entries of a navigation whole, other links by themselves. */
function linkEdits(page: Page, id: string): Edit[] {
  if (id === '') return [];
  return page.elements
    .filter((element) => element.tagName === 'a' && attributeOf(element, 'href') === `#${id}`)
    .flatMap((link) => {
      const parent = link.parentNode;
      const item =
        parent !== null &&
        'tagName' in parent &&
        parent.tagName === 'li' &&
        textOf(parent) === textOf(link)
          ? parent
          : link;
      const range = rangeOf(item);
      return range === null ? [] : [{ ...lineRange(page.source, range), text: '' }];
    });
}

function removeElement(files: Files, page: Page, element: PageElement): Files | null {
  const range = rangeOf(element);
  if (range === null) return null;
  const edits = [
    { ...lineRange(page.source, range), text: '' },
    ...linkEdits(page, attributeOf(element, 'id')),
  ];
  return { ...files, html: applyEdits(files.html, edits) };
}

const groups: readonly (readonly [RegExp, string, (element: PageElement) => boolean])[] = [
  [
    /^(?:all )?(?:images?|pictures?|photos?|drawings?|illustrations?|art)$/,
    'pictures',
    (element) =>
      element.tagName === 'img' ||
      element.tagName === 'picture' ||
      (element.tagName === 'svg' && /\bart\b/.test(attributeOf(element, 'class'))),
  ],
  [
    /^(?:all )?icons?$/,
    'icons',
    (element) => element.tagName === 'svg' && /\bicon\b/.test(attributeOf(element, 'class')),
  ],
  [
    /^footer$/,
    'footer',
    (element) => element.tagName === 'footer' && !isInside(element, 'section'),
  ],
  [
    /^(?:header|top bar)$/,
    'header',
    (element) =>
      element.tagName === 'header' && !isInside(element, 'section') && !isInside(element, 'main'),
  ],
  [
    /^(?:nav(?:igation)?(?: ?bar)?|nav menu)$/,
    'navigation',
    (element) => element.tagName === 'nav' && isInside(element, 'header'),
  ],
  [
    /^(?:hero(?: section)?|banner)$/,
    'hero',
    (element) =>
      /\bhero\b/.test(attributeOf(element, 'class')) &&
      !isInside(element, 'section') &&
      element.tagName !== 'h1' &&
      !/__/.test(attributeOf(element, 'class').split(' ')[0] ?? ''),
  ],
];

function removeMatching(phrase: string, files: Files, page: Page): Outcome | null {
  const group = groups.find(([pattern]) => pattern.test(phrase));
  const label = unquote(
    phrase.replace(/\s*(?:button|link|heading|text|paragraph|image|item)s?$/i, ''),
  ).toLowerCase();
  const targets = group
    ? page.elements.filter(group[2]).slice(0, group[1] === 'hero' ? 1 : undefined)
    : page.elements.filter(
        (element) =>
          ['a', 'button', 'p', 'h2', 'h3', 'li', 'img', 'details'].includes(element.tagName) &&
          label.length > 2 &&
          (textOf(element).toLowerCase() === label ||
            attributeOf(element, 'alt').toLowerCase() === label),
      );
  const edits = targets.flatMap((element) => {
    const range = rangeOf(element);
    return range === null ? [] : [{ ...lineRange(page.source, range), text: '' }];
  });
  if (edits.length === 0) return null;
  const what = group ? group[1] : `“${label}”`;
  return {
    files: { ...files, html: applyEdits(files.html, edits) },
    note: `Removed the ${what}${edits.length > 1 && group ? ` (${edits.length})` : ''}.`,
  };
}

/** Things that stand in a section among others, so that its name is not theirs. */
const smallThing =
  /^(?:map|directions|(?:opening )?hours|(?:street )?address|(?:tele)?phone(?: number)?|e-?mail(?: address)?|social (?:links|icons|media))$/i;

/** Of a part that goes by another name only the drawing or frame that is meant: the rest is not asked for. */
function removeHeld(phrase: string, files: Files, page: Page): Outcome | null {
  const part = findPart(page, phrase);
  const range = part && rangeOf(part);
  if (!part || !range || isHero(part)) return null;
  const word = phrase.toLowerCase().replace(/s$/, '');
  const held = page.elements.flatMap((element) => {
    const place = rangeOf(element);
    const isInside = place && place.start > range.start && place.end <= range.end;
    const label = ['aria-label', 'alt', 'title']
      .map((name) => attributeOf(element, name))
      .join(' ');
    const isMeant =
      /^(?:svg|img|iframe|picture|canvas)$/.test(element.tagName) &&
      label.toLowerCase().includes(word);
    return isInside && isMeant ? [{ ...lineRange(page.source, place), text: '' }] : [];
  });
  if (held.length > 0) {
    const note = `Removed the ${word} from “${partName(part)}”; the rest of the section stays.`;
    return { files: { ...files, html: applyEdits(files.html, held) }, note };
  }
  const note = `Not done: “${partName(part)}” holds more than that. Ask to remove the section “${partName(part)}”, or point at what should go.`;
  return { files: null, note };
}

const takeOut =
  /^(?:remove|delete|drop|hide|get rid of|take out|take away|eliminate|i don'?t (?:want|need))\s+(?:the\s+|my\s+|our\s+|all\s+the\s+)?(.+)$/is;

export const removeSection: Change = (request, files) => {
  const phrase = takeOut
    .exec(request)?.[1]
    ?.replace(/\s+from (?:the )?(?:page|site|website)$/i, '');
  if (phrase === undefined) return null;
  const names =
    /\bsections?$/i.test(phrase) || !phrase.includes(' and ')
      ? [phrase]
      : phrase.split(/\s*,\s*|\s+and\s+/);
  const list =
    names.length === 1 && / and /.test(phrase) && findPart(readPage(files.html), phrase) === null
      ? phrase.replace(/\bsections?$/i, '').split(/\s*,\s*|\s+and\s+/)
      : names;
  let current = files;
  const notes: string[] = [];
  for (const name of list) {
    const clean = name.trim().replace(/^the\s+/i, '');
    const page = readPage(current.html);
    const special = groups.some(([pattern]) => pattern.test(clean.toLowerCase()))
      ? removeMatching(clean.toLowerCase(), current, page)
      : null;
    const part = special === null ? findPart(page, clean) : null;
    const isHeld = part !== null && smallThing.test(clean) && !isCalled(part, clean);
    const held = isHeld ? removeHeld(clean, current, page) : null;
    if (held?.files === null) return { files: null, note: held.note };
    const done =
      special ??
      held ??
      (part === null || isHero(part) ? removeMatching(clean, current, page) : null);
    const removed =
      done?.files ?? (part !== null && !isHero(part) ? removeElement(current, page, part) : null);
    if (removed === null) return { files: null, note: missing(clean).note };
    notes.push(
      done?.note ?? `Removed the section “${partName(part as PageElement)}” and the links to it.`,
    );
    current = removed;
  }
  return { files: current, note: notes.join(' ') };
};
