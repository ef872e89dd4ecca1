import { sayIn } from '../../catalogue/messages/messages';
import { languageOf } from '../composed/draw-section';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { insertPlanned } from './add-section';
import type { AskedItem } from './read-item';

/** Something with a price for a page that has no list of prices: the first row of one. */
export function addFirstPrices(site: Site, { title, price, text }: AskedItem): Outcome {
  const sum = price === null ? '' : written(price);
  const heading = sayIn(languageOf(site), 'plural')('prices');
  const outcome = insertPlanned(site, {
    id: 'prices',
    layout: '',
    heading,
    navigation: null,
    kind: 'prices',
    groups: [
      {
        heading: null,
        items: [{ title, price: sum, ...(text === null ? {} : { text }) }],
      },
    ],
  });
  return 'refused' in outcome
    ? outcome
    : {
        ...outcome,
        sentence: `Added “${title}”${price === null ? '' : ` at ${sum}`}, in a list of its own.`,
      };
}

/** "8 quid" is printed as £8. */
const written = (price: string): string => {
  const [, sum, unit = ''] = /^(\d[\d.,]*)\s?(pounds?|quid|dollars?|bucks)$/iu.exec(price) ?? [];
  if (sum === undefined) return price;
  return `${/^(?:dollars?|bucks)$/iu.test(unit) ? '$' : '£'}${sum}`;
};
