import { markOf, plainPrice } from '../../text/printed-price';

const bare = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** Prices as they are printed: "4 quid" is £4, and "6" beside it is £6. */
export function printedPrices(all: readonly string[]): (price: string) => string {
  const mark = all.map((price) => markOf(plainPrice(price))).find((one) => one !== null);
  return (price) => {
    const own = plainPrice(price.replaceAll(/\s+/g, ' ').trim());
    return mark && bare.test(own) ? `${mark.before}${own}${mark.behind}` : own;
  };
}
