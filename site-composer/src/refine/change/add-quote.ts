import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { plainWords, textOf } from '../page/page-text';
import { indentAt, rangeOf } from '../page/source-ranges';
import { unmask } from '../read/quotes';
import { itemAround } from '../target/items';
import { thingsOf } from '../target/things';
import { cloneItem } from './clone-item';

const by =
  /^(?:an?|another|the|this|one more)?\s*(?:new )?(?:testimonial|review|quote|customer quote|recommendation)\s*(?:(?:by|from|of)\s+(.{2,60}?))?\s*(?:[:,–-]|saying|that says|who says|who said)?\s*‹(\d+)›\s*(?:[-–—,:]|by|from|said)*\s*(.{0,60})$/iu;

/** "add a testimonial from Sean Daly: ‹Sold above asking price.›": one more beside those that are there. */
export const addQuote: Changer = (request, site) => {
  if (request.action !== 'add') return null;
  const match = by.exec(request.rest);
  const last = match ? thingsOf(site).findLast(({ kind }) => kind === 'quote') : undefined;
  const list = last ? itemAround(last.element) : null;
  if (!match || !last || !list) return null;
  const said = (request.quotes[Number(match[2])] ?? '').trim();
  const name = unmask(
    (match[1] ?? match[3] ?? '').replace(/\s+(?:to|in|on) the .*$/i, ''),
    request.quotes,
  ).trim();
  if (name === '') return refuse('reviews must be real ones. Say who said it.');
  const source = cloneItem(site, list, {
    title: said.replace(/[.]$/, ''),
    price: null,
    text: name,
  });
  const range = rangeOf(last.element);
  if (source === null || !range)
    return refuse('the list on the page is built in a way that could not be followed.');
  const text = `\n${indentAt(site.page.source, range.start)}${source}`;
  return {
    site: site.edit([{ file: 'html', start: range.end, end: range.end, text }]),
    sentence: `Added what ${name} says.`,
    holds: (after) => {
      const now = thingsOf(after).findLast(({ kind }) => kind === 'quote');
      const shown = now ? plainWords(textOf(now.element)) : '';
      return shown.includes(plainWords(said)) && shown.includes(plainWords(name));
    },
  };
};
