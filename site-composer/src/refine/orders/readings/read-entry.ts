import { readAs } from '../order';
import type { Order } from '../order';

const ordinal =
  /^(?:an? |the )?(?:first|second|third|fourth|fifth|sixth|another|new|further|extra) (?:step|item|line|row|point|entry)[,:]?\s+(?=\S)/iu;
const more =
  /^(?:(?:i|we) (?:can |now )?(?:also |even )?(?:do|treat|teach|sell|offer|make|cover|serve|fix|repair|stock|have) (?:also |now )?)(\S.{1,80}?)(?:,? (?:too|also|as well|now|aswell))?[.!]*$/iu;
const fresh = /^(?:a )?new [\p{L}-]+(?: called)?:? (?=\p{Lu})(\S.{1,80})$/u;
const named = /^(?:put|add|include|pop|stick)\s+(\S.{1,60}?)(?: in| on| too| as well)?[.!]*$/iu;

/** "what we have: add talking books", "in how it works add a fifth step, …": the list comes first. */
const listed =
  /^(?:in |on |to |under )?(?:the )?([^,:]{3,50}?)[,:]?\s+(?:please )?(?:add|put in|include)\s+(\S.{1,120}?)[.!]*$/iu;

/** "we treat menopause symptoms too", "new leader Bev", "put Stafford in": one more of what the page lists. */
export function asEntryOrder(order: Order): Order | null {
  const { asked } = order;
  const [first, price] = [order.of('item'), order.of('price')];
  if (
    order.operation === 'price' &&
    first !== null &&
    price !== null &&
    /\b(?:add|put)\b/iu.test(asked)
  )
    return readAs(order, 'add-item', ...order.spans);
  const [, list, entry] = listed.exec(asked) ?? [];
  if (list !== undefined && entry !== undefined)
    return readAs(
      order,
      'add-item',
      { label: 'item', text: entry.replace(ordinal, '') },
      { label: 'target', text: list },
    );
  const also = /\b(?:too|also|as well|aswell|now)\b/iu.test(asked);
  const item =
    (also ? more.exec(asked)?.[1] : undefined) ?? fresh.exec(asked)?.[1] ?? named.exec(asked)?.[1];
  // What was learned to be an entry has been tried as one.
  if (order.operation === 'add-item' && order.of('item') !== null) return null;
  // "the tuesday class" speaks of one that should be known.
  if (
    item !== undefined &&
    /^(?:the|that|this|my|our|some(?:thing)?|anything|more)\s|\b(?:field|box|button|link|section)\b|@/iu.test(
      item,
    )
  )
    return null;
  if (item === undefined || /[.:?!]\s|\s(?:to|in|on) (?:it|this|that|them|there)\b/iu.test(item))
    return null;
  const kept = order.spans.filter(({ label }) =>
    ['price', 'note', 'date', 'hours'].includes(label),
  );
  const bare = kept.reduce((text, { text: one }) => text.replace(one, ''), item);
  const title = bare.replace(/^[\s,;–—-]+|[\s,;–—-]+$/gu, '');
  return title.length < 2
    ? null
    : readAs(order, 'add-item', { label: 'item', text: title }, ...kept);
}
