/** A part of a list: the words before its price, the price, and what stands behind it. */
export interface PricedPart {
  readonly words: string;
  readonly price: string | null;
  readonly after: string;
}
