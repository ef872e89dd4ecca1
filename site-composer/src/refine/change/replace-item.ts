import { textOf } from 'site-document/text';
import { rangeOf } from 'site-document/tree';
import { findPrice, splitPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import { choicesOf } from '../target/choices';
import { findThing, whichOf } from '../target/find-thing';
import { itemAround } from '../target/items';
import type { PageItem } from '../target/items';
import { cloneItem } from './clone-item';
import { inForm } from './set-price';
import { sayIn } from './text-edits';

const ours = String.raw`(?:we(?:'ve| have)?(?: now)? (?:got|do|have|sell|offer|serve|make)|there(?:'s| is)(?: now)?|it(?:'s| is)(?: now)?|have|try|put|add)`;
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:no more|no|there (?:is|are) no more|we(?:'re| are) out of) (.{2,60}?)(?: any ?more)?[,;–-]+ ?(?:but |so |and |now )?${ours}? ?(.{2,80}?)(?: instead| now| in its place)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:instead of|in place of) (?:the )?(.{2,60}?),? ${ours} (?:a |an |the )?(.{2,80}?)(?: now)?$`,
    'iu',
  ),
  /^(?:replace|swap|exchange|change) (?:the )?(.{2,60}?) (?:with|for|by|to) (?:a |an |the )?(.{2,80})$/iu,
  /^(?:the )?(.{2,60}?) (?:is|are|has been|have been|was|were) (?:now )?replaced (?:by|with) (?:a |an |the )?(.{2,80})$/iu,
];

/** "no more sorbet, we've got ice cream at £4.80 instead": another item with its own price where the old one stood. */
export const replaceItem: Changer = (request, site) => {
  const said = unmask(request.asked, request.quotes);
  if (said.length > 200 || request.quotes.length > 1) return null;
  const [, old = '', next = ''] = forms.map((form) => form.exec(said)).find(Boolean) ?? [];
  // "Change travel to $45 outside the city" gives it a price, and no other name.
  if (findPrice(next)?.start === 0) return null;
  const { title: name, price: asked } = splitPrice(next);
  const title = name.replace(/^(?:some|a|an|the)\s+/i, '').replace(/[,;]$/, '');
  if (old === '' || asked === null || title === '' || findPrice(old)) return null;
  const found = findThing(site, old, ['item']);
  if (!found) return null;
  if ('several' in found) return refuse(whichOf(found.several));
  const { element, text } = found.thing;
  const range = rangeOf(element);
  const list: PageItem | null = itemAround(element);
  const now = findPrice(text)?.price;
  if (!range || !list || now === undefined) return null;
  const called = title.charAt(0).toUpperCase() + title.slice(1);
  const price = inForm(asked, now);
  const html = cloneItem(
    site,
    { element, siblings: [element] },
    { title: called, price, text: null },
  );
  if (html === null)
    return refuse('the list on the page is built in a way that could not be followed.');
  const choices = choicesOf(site, found.thing.name).flatMap(
    (one) => sayIn(site.page, one, called) ?? [],
  );
  const wanted = [called, price].map(plainWords);
  return {
    site: site.edit([{ file: 'html', ...range, text: html }, ...choices]),
    sentence: `Replaced “${found.thing.name}” with “${called}” at ${price}.`,
    holds: (after, before) => {
      const shown = plainWords(textOf(after.body));
      return (
        wanted.every((words) => shown.includes(words)) &&
        shown.split(plainWords(found.thing.name)).length <
          plainWords(textOf(before.body)).split(plainWords(found.thing.name)).length
      );
    },
  };
};
