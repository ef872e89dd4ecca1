import { entries, type Catalogue, type Entry } from '../../apps/catalogue/catalogue';

/** What a commission is about: how one and many are called, and samples that fit. */
export interface Subject {
  id: string;
  about: RegExp;
  one: string;
  many: string;
  /** Names a person might give a site about it. */
  names: readonly string[];
  facets: readonly string[];
  entries: readonly Entry[];
}

export type Nouns = readonly [
  id: string,
  about: RegExp,
  one: string,
  many: string,
  names: readonly string[],
];

/** `facets` and `lines` as in `apps/catalogue/catalogue.ts`: `title | text | facet, facet | price`. */
export const subject = (
  [id, about, one, many, names]: Nouns,
  facets: readonly string[],
  lines: string,
): Subject => ({ id, about, one, many, names, facets, entries: entries(lines) });

/** A catalogue other pages use as well, with the words a commission needs about it. */
export const subjectFrom = (
  catalogues: readonly Catalogue[],
  [id, about, one, many, names]: Nouns,
): Subject => {
  const found = catalogues.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No catalogue is called ${id}`);
  return { id, about, one, many, names, facets: found.facets, entries: found.entries };
};
