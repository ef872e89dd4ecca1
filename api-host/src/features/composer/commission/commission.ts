import type { Subject } from './subjects';

/** One part of the site: which section makes it, its word in the navigation, the words it was asked with. */
export interface OrderedPart {
  id: string;
  nav: string;
  words: string;
}

/** What visitors can do with the things shown, as far as it was asked for. */
export interface Abilities {
  cart: boolean;
  book: boolean;
  rate: boolean;
  comment: boolean;
  save: boolean;
  compare: boolean;
  submit: boolean;
  /** Word on the button that writes to somebody about a thing: "Apply", "Contact the seller". */
  ask: string | null;
}

/** An instruction written like a specification: an application about a subject, its parts and what users do there. */
export interface Commission {
  formId: string;
  subject: Subject;
  name: string;
  /** "wine shop": what it is, for titles and the line above the headline. */
  what: string;
  lead: string;
  parts: readonly OrderedPart[];
  abilities: Abilities;
  /** A tool begins with itself; the others open with a picture. */
  tool: boolean;
}
