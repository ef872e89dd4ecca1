import type { Passage } from '../../model/brief';
import { topicOf } from '../../catalogue/topics';
import type { PageContext } from '../page-context';
import { menuLines } from './menu-lines';
import { readPriceRows, thingsOf } from './price-rows';
import type { PriceRows } from './price-rows';

/** The rows of every sentence that is a list of prices; a single one is told, unless a part of the page is called so. */
export function listedPrices({ brief }: PageContext): Map<Passage, PriceRows> {
  const read = new Map<Passage, PriceRows>();
  const things = thingsOf(brief.lists);
  for (const passage of brief.passages) {
    const rows = readPriceRows(passage.text, brief.language === 'en', things);
    if (rows !== null) read.set(passage, rows);
  }
  for (const [passage, rows] of menuLines(
    brief.passages,
    read,
    brief.prompt,
    brief.language === 'en',
  ))
    read.set(passage, rows);
  const count = [...read.values()].reduce((sum, { items }) => sum + items.length, 0);
  const isNamed =
    brief.asked.order.some(({ words }) => topicOf(words.toLowerCase()) === 'prices') ||
    [...read.keys()].some(
      ({ label }) => label !== null && topicOf(label.toLowerCase()) === 'prices',
    );
  return count >= fewestRows || isNamed ? read : new Map<Passage, PriceRows>();
}

const fewestRows = 2;
