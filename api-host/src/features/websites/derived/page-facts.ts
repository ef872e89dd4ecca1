import { scanHtml } from 'shared-kit/contract';
import type { HtmlTag } from 'shared-kit/contract';
import { textOf as visibleText } from 'site-document/text';
import { readFragment } from 'site-document/tree';

/** Metadata of a page, and which of the metadata we add is present already. */
export interface PageFacts {
  /** As plain text. */
  readonly title: string;
  readonly description: string;
  /**
   * Present among the metadata we add: names of `meta` elements (`name` or `property`), relations
   * of `link` elements.
   */
  readonly metas: readonly string[];
  readonly relations: readonly string[];
  /** Offset of the head's end; null in a page without one. */
  readonly headEnd: number | null;
}

const tagNames = new Set(['head', 'title', 'meta', 'link', 'p', 'svg']);

/** Characters; search results and messages show no more. */
const maxLengths = { title: 120, description: 200 };

/** A description is near the start of a page, or missing. */
const maxParagraphs = 100;

/** Characters; a relation is a few words. */
const relationLimit = 200;

/** Characters; shorter text is a label, not a description. */
const minDescriptionLength = 40;

/**
 * Reads a published page without building its tree: pages are untrusted, and tree construction may
 * take quadratic time. Only single short texts are parsed.
 */
export function readFacts(html: string, fallbackTitle: string): PageFacts {
  const { tags } = scanHtml(html, tagNames);
  const metas = tags.filter(({ name, closing }) => name === 'meta' && !closing);
  const head = tags.find(({ name, closing }) => name === 'head' && !closing);
  const headClose = tags.find(({ name, closing }) => name === 'head' && closing);
  return {
    title: titleOf(html, tags) || fallbackTitle.slice(0, maxLengths.title),
    description: describe(html, tags, metas),
    metas: addedMetas.filter((name) => metas.some((meta) => nameOf(meta) === name)),
    relations: relationsOf(tags),
    headEnd: headClose?.start ?? head?.end ?? null,
  };
}

/** All names that `decorate-page.ts` may add. */
export const addedMetas = [
  'og:type',
  'og:url',
  'og:title',
  'og:description',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
] as const;

function relationsOf(tags: readonly HtmlTag[]): string[] {
  const written = new Set(
    tags
      .filter(({ name }) => name === 'link')
      .flatMap(({ attributes }) => words(attributes.get('rel')?.slice(0, relationLimit))),
  );
  return ['canonical', 'icon'].filter((relation) => written.has(relation));
}

const words = (text = '') =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const nameOf = ({ attributes }: HtmlTag) =>
  (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase();

function titleOf(html: string, tags: readonly HtmlTag[]): string {
  let inDrawing = false;
  for (const tag of tags) {
    if (tag.name === 'svg') inDrawing = !tag.closing;
    if (tag.name !== 'title' || tag.closing || inDrawing) continue;
    return textOf(html.slice(tag.end, tag.elementEnd), maxLengths.title);
  }
  return '';
}

function describe(html: string, tags: readonly HtmlTag[], metas: readonly HtmlTag[]): string {
  for (const name of ['og:description', 'description']) {
    const meta = metas.find((one) => nameOf(one) === name);
    const said = textOf(meta?.attributes.get('content') ?? '', maxLengths.description);
    if (said !== '') return said;
  }
  let looked = 0;
  for (const [at, tag] of tags.entries()) {
    if (tag.name !== 'p' || tag.closing) continue;
    looked += 1;
    if (looked > maxParagraphs) return '';
    const text = textOf(html.slice(tag.end, tags[at + 1]?.start), maxLengths.description);
    if (text.length >= minDescriptionLength) return text;
  }
  return '';
}

/** The text of a piece of markup, cut at a word boundary. */
function textOf(markup: string, length: number): string {
  const whole = visibleText(readFragment(markup.slice(0, length * 10)));
  if (whole.length <= length) return whole;
  return `${whole.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
