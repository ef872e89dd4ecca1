import { counted } from '../rule';
import type { Hit, ReviewedWork, Rule } from '../rule';
import type { ReviewedElement } from '../reviewed-page';

/**
 * "[Your phone]", "[Price]": facts that only the owner knows. Footnotes such as "[1]" do not match.
 */
const placeholder =
  /\[\p{Lu}[^[\]\n]{1,60}\]|\[(?:your|insert|add|name|phone|email|address|price)\b[^[\]\n]{0,60}\]/gu;

const filler = /\blorem ipsum\b|\bdolor sit amet\b/i;

/** Elements with text of their own, so that each place is counted once. */
const textual =
  /^(?:h[1-6]|p|li|a|span|td|th|dt|dd|button|label|strong|em|b|i|small|figcaption|blockquote|cite|time|address|summary|legend|option|title|div)$/;

const hidden = /^(?:script|style|template|noscript|code|pre|samp|kbd|textarea)$/;

function placesOf(work: ReviewedWork, find: (text: string) => readonly string[]): Hit[] {
  return work.page.elements.flatMap((element) => {
    if (!textual.test(element.name) || element.parents.some((name) => hidden.test(name))) return [];
    const own = ownText(work, element);
    return find(own).map((text) => ({ detail: text.slice(0, 80), line: element.line }));
  });
}

/** The text of an element without that of its child elements. */
function ownText({ html }: ReviewedWork, { startTagEnd, end }: ReviewedElement): string {
  const from = html.slice(startTagEnd, Math.min(end, startTagEnd + 5_000));
  const tag = from.indexOf('<');
  return tag < 0 ? from : from.slice(0, tag);
}

const block = /^(?:section|article|aside|li|main|figure)$/;
const filled =
  /^(?:img|svg|picture|video|audio|canvas|iframe|object|embed|input|select|textarea|button|hr|meter|progress|table)$/;

/** A block filled by a script has a name that the script uses, or declares that it changes. */
const isFilledLater = ({ js }: ReviewedWork, { attributes }: ReviewedElement): boolean => {
  const names = [attributes.get('id') ?? '', ...(attributes.get('class') ?? '').split(/\s+/)];
  return (
    attributes.has('aria-live') ||
    [...attributes.keys()].some((name) => name.startsWith('data-') || name === 'hidden') ||
    names.some((name) => name !== '' && js.includes(name))
  );
};

/** A block with more descendants than this is not checked for emptiness. */
const lookedInto = 50;
/** Searching for a name takes time linear in the script; this many places suffice. */
const lookedAt = 200;

function isEmpty(work: ReviewedWork, element: ReviewedElement): boolean {
  const inside = work.page.inside(element);
  if (inside.length > lookedInto || isFilledLater(work, element)) return false;
  return inside.every(
    (inner) => !filled.test(inner.name) && inner.name !== 'script' && !isFilledLater(work, inner),
  );
}

/** What makes a page look unfinished to visitors. */
export const unfinishedRules: readonly Rule[] = [
  {
    id: 'placeholders',
    severity: 'warning',
    file: 'html',
    automatic: false,
    says: (count) =>
      `${counted(count, 'place')} on the page still ${count === 1 ? 'waits' : 'wait'} for your own words, in square brackets.`,
    find: (work) => placesOf(work, (text) => text.match(placeholder) ?? []),
  },
  {
    id: 'filler-text',
    severity: 'error',
    file: 'html',
    automatic: false,
    says: (count) =>
      `${counted(count, 'text')} on the page ${count === 1 ? 'is' : 'are'} filler (“lorem ipsum”).`,
    find: (work) => placesOf(work, (text) => filler.exec(text) ?? []),
  },
  {
    id: 'empty-blocks',
    severity: 'warning',
    file: 'html',
    automatic: false,
    says: (count) => `${counted(count, 'block')} of the page ${count === 1 ? 'is' : 'are'} empty.`,
    fix: 'Remove empty blocks',
    did: (count) => `${counted(count, 'empty block')} removed.`,
    find: (work) =>
      work.page.elements
        .filter(({ name, text, isClosed }) => block.test(name) && text === '' && isClosed)
        .slice(0, lookedAt)
        .filter((element) => isEmpty(work, element))
        .map((element) => ({
          detail: `<${element.name}>`,
          line: element.line,
          html: [{ start: element.start, end: element.end, text: '' }],
        })),
  },
  {
    id: 'links-nowhere',
    severity: 'warning',
    file: 'html',
    automatic: false,
    says: (count) =>
      `${counted(count, 'link')} ${count === 1 ? 'does' : 'do'} nothing when clicked.`,
    find: (work) =>
      work.page.elements
        .filter(({ name, attributes }) => {
          const href = attributes.get('href')?.trim();
          return name === 'a' && (href === '' || href === '#') && !attributes.has('role');
        })
        .slice(0, lookedAt)
        .filter((link) => !isFilledLater(work, link))
        .map(({ text, line }) => ({ detail: text.slice(0, 80) || 'a link without words', line })),
  },
];
