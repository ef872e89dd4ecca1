import type { Commission } from './commission/commission';
import type { LanguageId } from './language/languages';
import type { ToneId } from './understand/tone';

/** One thing a member offers, sells, teaches or shows; the price only when they gave it. */
export interface Item {
  title: string;
  text?: string;
  price?: string;
  group?: string;
}

/** A section the member asked for, in their own words. `id` is `custom` when we know no such section. */
export interface Wanted {
  id: string;
  words: string;
  items: Item[];
}

/** Something that needs a server or a service, which a static page cannot do by itself. */
export interface Impossible {
  words: string;
  why: string;
}

/** `brand` is everything that leads the eye; buttons, cards and headings follow it unless they have their own. */
export type ColourRole =
  | 'background'
  | 'brand'
  | 'button'
  | 'card'
  | 'heading'
  | 'accent'
  | 'text'
  | 'header'
  | 'footer';
export type AskedColours = Partial<Record<ColourRole, { hex: string; words: string }>>;

export interface Facts {
  phones: string[];
  emails: string[];
  links: string[];
  hours: string[];
  address: string | null;
  prices: Item[];
  quotes: { text: string; by: string | null }[];
  people: { name: string; role: string | null }[];
  tagline: string | null;
  /** The first day named with its year, as it was written and for machines. */
  date: { words: string; iso: string } | null;
}

/** Everything understood from the prompt. All later stages read this and nothing else. */
export interface Brief {
  prompt: string;
  seed: number;
  name: string;
  nameGiven: boolean;
  kindId: string;
  /** The instruction read as a specification of an application; null for every other text. */
  commission: Commission | null;
  /** Something to use rather than to read: the page is its tools and nothing else. */
  app: boolean;
  /** What it is in the member's words: "vegan bakery", "wedding photographer". */
  subject: string;
  /** The subject at full length, where the short one leaves something out: "startup for drones". */
  kicker?: string;
  place: string | null;
  audience: string | null;
  tone: ToneId;
  toneAsked: boolean;
  serif: boolean | null;
  dark: boolean | null;
  pastel: boolean;
  colours: AskedColours;
  wanted: Wanted[];
  /** The tool the prompt begins with ("a booking page for …"), which then begins the page. */
  opensWith: string | null;
  /** Names of the pages asked for; empty when one page is meant. */
  pages: string[];
  excluded: string[];
  features: string[];
  offerings: Item[];
  facts: Facts;
  impossible: Impossible[];
  /** Sentences the page was told to say, shown in the footer. */
  statements: string[];
  contradictions: string[];
  /** True when the prompt is mostly not English. */
  foreign: boolean;
  /** The language of the page: that of the prompt where we have its words, else English. */
  language: LanguageId;
}
