import { findPrice } from '../../text/money';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { findThing } from '../target/find-thing';
import { tellingWords } from '../target/alike-words';
import { thingsOf } from '../target/things';
import { isCarrying } from '../told/content-words';
import { addItem } from './add-item';
import { tellSomewhere } from './add-sentence';

const plain =
  /^(?:(?:an?|the|also|and|plus) )?(\p{L}[\p{L}\d '’&/-]{1,40}?),? (?:for |at |is |are )?([£$€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€]|euros?|quid|pounds?))$/iu;

/** Of what is told to cost something now, the price was there before. */
const isBare = (said: string, name: string): boolean =>
  !/ (?:is|are) /iu.test(said) && !tellingWords(name).some((word) => isCarrying(word));

/** "Family ticket £70 please": something with a price that the page does not have yet is one more of its prices. */
export const addPriced: Changer = (request, site, options) => {
  if (request.action !== null || request.quotes.length > 0) return null;
  const said = unmask(request.asked, request.quotes).replace(
    /(?: please| pls| thanks)?[.!\s]*$/iu,
    '',
  );
  const [, name = '', price = ''] = plain.exec(said) ?? [];
  // "… auf 9 €": what a sum is set to is of something that is there.
  if (/ (?:a|à|auf|op|para|to|naar|zu)$/iu.test(name)) return null;
  if (name === '' || findThing(site, name, ['item'])) return null;
  // Where the prices stand in a sentence, one more is a sentence.
  if (!thingsOf(site).some(({ kind, text }) => kind === 'item' && findPrice(text)))
    return site.page.texts.some(({ value }) => findPrice(value)) && isBare(said, name)
      ? tellSomewhere(`${name} ${price}`, request, site, options)
      : null;
  return addItem(
    { ...request, action: 'add', verb: 'add', rest: `${name} ${price}` },
    site,
    options,
  );
};
