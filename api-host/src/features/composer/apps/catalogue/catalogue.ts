/** One thing to look through: what it is, the values of the facets, and a price where it is sold. */
export interface Entry {
  title: string;
  text: string;
  facets: readonly string[];
  price?: number;
}

/** A list with what it can be filtered by; chosen by the words of the prompt. */
export interface Catalogue {
  id: string;
  about: RegExp;
  title: string;
  /** Names of the facets, in the order of the entries' values. */
  facets: readonly string[];
  entries: readonly Entry[];
  /** Choices per piece: sizes, colours, grinds. */
  options?: readonly (readonly [label: string, ...values: string[]])[];
  action?: string;
}

/** `title | text | facet, facet | price`, one per line: catalogues stay readable. */
export const entries = (lines: string): Entry[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', text = '', facets = '', price] = line
        .split('|')
        .map((part) => part.trim());
      return {
        title,
        text,
        facets: facets.split(',').map((part) => part.trim()),
        ...(price === undefined ? {} : { price: Number(price) }),
      };
    });
