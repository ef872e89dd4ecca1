import type { BlockKind, BlockLine } from './document';

/** Entries that belong together, each as it was written; `heading` is what its owner calls them within a listing of several groups. */
export interface ListingGroup {
  readonly heading: string | null;
  readonly lines: readonly BlockLine[];
}

/** A list of an instruction that was read whole, under the heading its owner gave; null where it has none. */
export interface Listing {
  readonly heading: string | null;
  readonly kind: BlockKind;
  readonly groups: readonly ListingGroup[];
}
