import type { PageFacts } from './page-facts';
import type { SiteLook } from './site-look';

/** A page to be published. */
export interface PageToDerive {
  readonly html: string;
  readonly css: string;
  readonly js: string;
  readonly title: string;
  /**
   * `delivering`: a whole document whose forms deliver. `silent`: a whole document. `published`: it is one
   * already, of before what is derived was stored.
   */
  readonly as: 'delivering' | 'silent' | 'published';
}

/** What visits, forms and pictures need to know of a page; stored with it, so that none of them reads it again. */
export interface DerivedFacts extends PageFacts {
  readonly forms: readonly { readonly name: string; readonly label: string }[];
  readonly language: string;
  readonly look: SiteLook;
  /** The first of its pictures, by name. */
  readonly picture: string | null;
}

export interface DerivedPage {
  /** The document as visitors get it, but for its address. */
  readonly html: string;
  readonly facts: DerivedFacts;
}

/** Rejects with `GivenUp` when a page takes more time or memory than any website needs. */
export type DerivePage = (page: PageToDerive) => Promise<DerivedPage>;
