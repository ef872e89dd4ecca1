import { textOf } from 'site-document/text';
import { sayIn } from '../../catalogue/messages/messages';
import { indentAt } from 'site-document/edit';
import { rangeOf } from 'site-document/tree';
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
  const by = order.of('item') ?? order.of('note');
  const words = asCopy(text, order.language);
  const author = by === null ? null : by.charAt(0).toUpperCase() + by.slice(1);
  return beside(site, words, author) ?? ownSection(site, words, author);
}

function beside(site: Site, words: string, author: string | null): Outcome | null {
  const last = thingsOf(site).findLast(({ kind }) => kind === 'quote');
  const list = last ? itemAround(last.element) : null;
  const range = last ? rangeOf(last.element) : null;
  if (!last || !list || !range) return null;
  const hadMark = /[.!?…]/u.test(textOf(last.element, 4));
  const source = cloneItem(site, list, {
    title: hadMark ? words : words.replace(/[.]$/u, ''),
    price: null,
    text: author,
  });
  if (source === null) return null;
  const at = range.end;
  const after = site.edit([
    { file: 'html', start: at, end: at, text: `\n${indentAt(site.page.source, range.start)}${source}` },
  ]);
  const bare = words.replace(/[.]$/u, '');
  return showing(after, say(site, 'added', brief(words)), bare, author ?? bare);
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
  return showing(outcome.site, say(site, 'addedTo', brief(words), heading), words.replace(/[.]$/u, ''));
}
