import type { Listing } from '../../model/listing';

/** A listing with the range of the text it was read from. */
export interface FoundListing {
  readonly start: number;
  readonly end: number;
  readonly listing: Listing;
}
