import type { Site } from '../../site';
import { readAs } from '../order';
import type { Order } from '../order';
import { linesOf } from '../page-units';

const shapes: readonly (readonly [RegExp, 'old' | 'text'])[] = [
  [/^not (?:the |an? )?(\S.{0,40}?),? but (?:the |an? )?(\S.{0,40}?)(?=[,.!]|$)/iu, 'old'],
  [
    /^(?:it['’]?s |its |it is |they['’]?re |that['’]?s |should be )?(?:the |an? )?(\S.{0,40}?),? (?:and )?not (?:the |an? )?(\S.{0,40}?)(?=[,.!]|$)/iu,
    'text',
  ],
];

/** "its a billy can not a mess tin", "not 1987 but 1978": of two that are told apart, one stands on the page. */
export function asTrade(order: Order, site: Site): Order | null {
  const shown = linesOf(site)
    .map(({ text }) => text.value)
    .join('\n')
    .toLowerCase();
  for (const [shape, label] of shapes) {
    const [, one = '', other = ''] = shape.exec(order.asked) ?? [];
    const [old, text] = label === 'old' ? [one, other] : [other, one];
    if (old.length > 1 && text.length > 1 && shown.includes(old.toLowerCase()))
      return readAs(order, 'replace', { label: 'old', text: old }, { label: 'text', text });
  }
  return null;
}
