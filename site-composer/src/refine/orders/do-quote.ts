import { escapeText } from 'site-document/escape';
import { sayIn } from '../../catalogue/messages/messages';
import { indentAt } from 'site-document/edit';
import { elementsIn, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { say } from '../answers/say';
import { insertPlanned } from '../change/add-section';
import { cloneItem } from '../change/clone-item';
import { languageOf } from '../composed/draw-section';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { itemAround } from '../target/items';
import { thingsOf } from '../target/things';
import { asCopy } from './copy-edit';
import type { Order } from './order';
import { brief, showing } from './outcome-of';

/** "put a review on, Sheila said he never misses a corner": beside the quotations there are, else in a section of their own. */
export function quoted(order: Order, site: Site): Outcome | null {
  const text = order.of('text');
  if (text === null) return null;
  const by = order.of('item') ?? order.of('note') ?? namedBeside(order, text);
  const words = asCopy(text, order.language);
  const author = by === null ? null : by.charAt(0).toUpperCase() + by.slice(1);
  return beside(site, words, author) ?? ownSection(site, words, author);
}

/** Who said it, where it was not told apart from the rest: a name beside the words, not the first of the order. */
function namedBeside(order: Order, text: string): string | null {
  const left = order.asked.replace(text, ' … ');
  return (
    /(?<=[\s(–—-])(?:(?:Dr|Mrs?|Ms|Prof)\.? )?\p{Lu}[\p{L}'’.]*(?:,? (?:of |from |the )?\p{Lu}[\p{L}'’.]*)*(?=[\s,:;).!“"…-]|$)/u.exec(
      left,
    )?.[0] ?? null
  );
}

function beside(site: Site, words: string, author: string | null): Outcome | null {
  const last = thingsOf(site).findLast(({ kind }) => kind === 'quote');
  const list = last ? itemAround(last.element) : null;
  const range = last ? rangeOf(last.element) : null;
  if (!last || !list || !range) return null;
  const source = hasAuthor(last.element)
    ? cloneItem(site, list, { title: words, price: null, text: author })
    : likeIt(site.page.source.slice(range.start, range.end), words, author);
  if (source === null) return null;
  const at = range.end;
  const after = site.edit([
    {
      file: 'html',
      start: at,
      end: at,
      text: `\n${indentAt(site.page.source, range.start)}${source}`,
    },
  ]);
  const bare = words.replace(/[.]$/u, '');
  return showing(after, say(site, 'added', brief(words)), bare, author ?? bare);
}

const hasAuthor = (element: PageElement): boolean =>
  elementsIn(element).some(({ tagName }) => ['figcaption', 'cite'].includes(tagName));

/** A quotation with its author, in the frame of one that has none. */
function likeIt(model: string, words: string, author: string | null): string | null {
  const [open] = /^<(?:figure|div|li|blockquote)\b[^>]*>/u.exec(model) ?? [];
  const tag = /^<([a-z]+)/u.exec(open ?? '')?.[1];
  if (open === undefined || tag === undefined) return null;
  const by = author === null ? '' : `<figcaption>${escapeText(author)}</figcaption>`;
  return `${open}<blockquote><p>${escapeText(words)}</p></blockquote>${tag === 'figure' ? by : ''}</${tag}>`;
}

function ownSection(site: Site, words: string, author: string | null): Outcome | null {
  const heading = sayIn(languageOf(site), 'plural')('quotes');
  const outcome = insertPlanned(site, {
    id: 'quotes',
    layout: '',
    heading,
    navigation: null,
    kind: 'quotes',
    quotes: [{ text: words, by: author }],
  });
  if ('refused' in outcome) return outcome;
  return showing(
    outcome.site,
    say(site, 'addedTo', brief(words), heading),
    words.replace(/[.]$/u, ''),
  );
}
