import { escapeText } from 'site-document/escape';
import { parentOf, rangeOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import { findPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { priceFactor } from '../read/price-factor';
import { unmask } from '../read/quotes';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { itemAround } from '../target/items';

const mostPrices = 200;

/** The sum of a price, changed and written as it was: "£4.40" of "£4", "1.100 €" of "1.000 €". */
function multiplied(price: string, factor: number): string | null {
  const [figure] = /\d[\d.,]*/u.exec(price) ?? [];
  if (figure === undefined) return null;
  const cents = /[.,](\d{2})$/u.exec(figure);
  const isComma = cents?.[0].startsWith(',') ?? false;
  const whole = figure.slice(0, cents === null ? undefined : -3).replaceAll(/[.,]/gu, '');
  const value = Number(`${whole}.${cents?.[1] ?? '0'}`);
  const next = Math.round(value * factor * 100) / 100;
  const hasCents = cents !== null || !Number.isInteger(next);
  const [units = '', rest = ''] = next.toFixed(hasCents ? 2 : 0).split('.');
  const separator = /\d([.,])\d{3}/u.exec(figure)?.[1];
  const grouped =
    separator === undefined ? units : units.replaceAll(/\B(?=(?:\d{3})+$)/gu, separator);
  return price.replace(figure, `${grouped}${rest === '' ? '' : `${isComma ? ',' : '.'}${rest}`}`);
}

/** Prices as they stand in lists; sums in sentences may be anything. */
const isListed = (text: PageText): boolean => {
  const parent = parentOf(text);
  return parent !== null && itemAround(parent) !== null;
};

function editOf(site: Site, text: PageText, factor: number): { edit: Edit; next: string } | null {
  const price = findPrice(text.value)?.price;
  const range = rangeOf(text);
  const next = price === undefined ? null : multiplied(price, factor);
  if (price === undefined || !range || next === null) return null;
  const at = site.page.source.slice(range.start, range.end).indexOf(escapeText(price));
  if (at < 0) return null;
  const start = range.start + at;
  return {
    edit: { file: 'html', start, end: start + escapeText(price).length, text: escapeText(next) },
    next,
  };
}

/** "put prices up by 10%", "take 15% off everything": every price of a list. */
export const raisePrices: Changer = (request, site) => {
  const factor = priceFactor(unmask(request.asked, request.quotes));
  if (factor === null) return null;
  const priced = site.page.texts
    .filter((text) => findPrice(text.value) !== null && isListed(text))
    .slice(0, mostPrices);
  const edits = priced.map((text) => editOf(site, text, factor));
  if (priced.length === 0) return refuse('no price was found on the page.');
  const known = edits.flatMap((one) => (one === null ? [] : [one]));
  // Some raised and others not is worse than none.
  if (known.length < edits.length || priced.some(({ value }) => hasSecond(value)))
    return refuse('not every price could be told apart. Say the new price of each.');
  const percent = Math.round(Math.abs(factor - 1) * 1000) / 10;
  const way = factor > 1 ? 'up' : 'down';
  return {
    site: site.edit(known.map(({ edit }) => edit)),
    sentence: `Put ${known.length} ${known.length === 1 ? 'price' : 'prices'} ${way} by ${percent}%.`,
    holds: (after) =>
      known.every(({ next }) => after.page.texts.some(({ value }) => value.includes(next))),
  };
};

/** Of "£15 a day, £120 a month" both would have to change. */
function hasSecond(value: string): boolean {
  const first = findPrice(value);
  return first !== null && findPrice(value.slice(first.end)) !== null;
}
