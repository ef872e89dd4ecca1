import type { SiteLook } from 'site-document/look';
import type { PageFacts } from './page-facts';

/** A page to publish. */
export interface PageToDerive {
  readonly html: string;
  readonly css: string;
  readonly js: string;
  readonly title: string;
  /**
   * `delivering`: a whole document whose forms deliver. `silent`: a whole document. `published`:
   * already a whole document, from before derived data was stored.
   */
  readonly as: 'delivering' | 'silent' | 'published';
}

/**
 * What visits, forms and pictures need to know of a page; stored with it, so that it is parsed only
 * once.
 */
export interface DerivedFacts extends PageFacts {
  readonly forms: readonly { readonly name: string; readonly label: string }[];
  readonly language: string;
  readonly look: SiteLook;
  /** Name of the page's first picture. */
  readonly picture: string | null;
}

export interface DerivedPage {
  /** The document as served to visitors, except for its address. */
  readonly html: string;
  readonly facts: DerivedFacts;
}

/** Rejects with `GivenUp` when a page exceeds the time or memory limit. */
export type DerivePage = (page: PageToDerive) => Promise<DerivedPage>;
