export interface BasketRules {
  /** How many of one thing at most. */
  readonly limit: number | null;
  readonly shipping: number | null;
  /** The sum from which nothing is charged for sending. */
  readonly freeFrom: number | null;
}

export interface BasketSum {
  readonly goods: number;
  readonly shipping: number;
  readonly total: number;
}

/** What a basket comes to; hundredths are added as whole numbers, so that ten times 0.1 makes 1. */
export function sumOfBasket(
  lines: readonly { readonly count: number; readonly price: number }[],
  { shipping, freeFrom }: BasketRules,
): BasketSum {
  const goods = lines.reduce((sum, { count, price }) => sum + count * Math.round(price * 100), 0);
  const isFree = freeFrom !== null && goods >= Math.round(freeFrom * 100);
  const sent = goods === 0 || isFree ? 0 : Math.round((shipping ?? 0) * 100);
  return { goods: goods / 100, shipping: sent / 100, total: (goods + sent) / 100 };
}
