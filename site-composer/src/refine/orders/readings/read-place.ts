import { readAs } from '../order';
import type { Order } from '../order';

const article = String.raw`(?:(?:the|our|my|your|die|der|das|les?|la|los|las|el|il|i|gli|de|het|os?|as?)\s)?`;
const beside = new RegExp(
  String.raw`^(?:(?:please|pls|put|move|have|get|bring|can we have|could we have|i want|i['’]d like)\s)*${article}([^,.:]{2,50}?)\s(?:(?:should|could|to|must) (?:be|go|come|stand|sit)\s|goes\s|comes\s)?(above|before|over|below|under|underneath|beneath|after)\s${article}([^,.:]{2,50}?)(?:,? please|,? pls)?[.!]*$`,
  'iu',
);
const leading = new RegExp(
  String.raw`^(?:(?:please|pls|put|move|have|get|bring)\s)*${article}([^.:]{2,50}?)\s(?:(?:should|to|must|needs? to) (?:be|go|come)\s|goes\s|comes\s|wants to be\s)?(?:(?:up|right|all the way)\s)?(?:first|(?:to|at) the (?:very )?top|up top)(?:,.*|\s(?:please|pls))?[.!]*$`,
  'iu',
);

/** "Testimonials above the formats", "the readings first please": where a part of the page is to stand. */
export function asMove(order: Order): Order | null {
  const pair = beside.exec(order.asked);
  if (pair) {
    const [, target = '', word = '', place = ''] = pair;
    const label = /^(?:above|before|over)$/iu.test(word) ? 'before' : 'after';
    return readAs(order, 'move', { label: 'target', text: target }, { label, text: place });
  }
  const target = leading.exec(order.asked)?.[1];
  return target === undefined
    ? null
    : readAs(order, 'move', { label: 'target', text: target }, { label: 'top', text: 'top' });
}

const size =
  /\b(?:(bigger|larger|massive|huge|enormous|größer|plus grande?s?|más grandes?|più grand[ei]|groter|maior(?:es)?)|(smaller|kleiner|plus petite?s?|más pequeñ\p{L}+|più piccol\p{L}+|menor(?:es)?))\b/iu;

/** "number on top gotta be HUGE": how big something named on the page is to be. */
export function asSize(order: Order): Order | null {
  const match = size.exec(order.asked);
  if (!match || order.asked.length > 90) return null;
  const target = order.asked
    .replace(size, ' ')
    .replace(
      /\b(?:on top|at the top|needs? to be|gotta be|has to be|should be|must be|make|a bit|much|way|please|pls|por favor|bitte|kan|can|could|be)\b/giu,
      ' ',
    )
    .trim();
  if (target === '') return null;
  return readAs(order, match[1] === undefined ? 'smaller' : 'bigger', {
    label: 'target',
    text: target.replaceAll(/\s+/gu, ' '),
  });
}
