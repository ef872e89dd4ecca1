import type { PageElement } from 'site-document/tree';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { findThing } from '../target/find-thing';
import { itemAround } from '../target/items';
import type { PageItem } from '../target/items';

/** The place of a new item beside one that is there. */
export interface Beside {
  readonly head: string;
  readonly list: PageItem;
  readonly element: PageElement;
  readonly side: 'before' | 'after';
}

const form =
  /^(.+?),?\s+(?:right |just |directly )?(after|before|above|below|under|next to)\s+(?:the |our )?([^:‹]{2,40})$/iu;

/** "walnut bread at £4.80 after the rye": an item of a list is named as the place. */
export function besideItem({ rest, quotes }: Request, site: Site): Beside | null {
  const [, lead = '', side = '', name] = form.exec(rest) ?? [];
  if (name === undefined) return null;
  const found = findThing(site, unmask(name, quotes));
  if (!found || 'several' in found || found.thing.kind !== 'item') return null;
  const list = itemAround(found.thing.element);
  if (!list) return null;
  const head = lead.replace(/\s+(?:to|in|into|on|under) (?:the |our )?[\p{L} ]{3,30}$/iu, '');
  return {
    head: /\d/.test(lead) && !/\d/.test(head) ? lead : head,
    list,
    element: list.element,
    side: /before|above/i.test(side) ? 'before' : 'after',
  };
}
