/**
 * The brief: content of an instruction in a form every later stage reads. It holds no markup, and
 * nothing is invented.
 */

import type { DocumentBlock } from './document';
import type { Listing } from './listing';

export type { BlockKind, BlockLine, DocumentBlock } from './document';

export type LanguageId = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl';

/** What a visitor should do next; decides the call to action. */
export type Intent =
  | 'call'
  | 'book'
  | 'order'
  | 'buy'
  | 'visit'
  | 'reply'
  | 'donate'
  | 'apply'
  | 'download'
  | 'join'
  | 'contact'
  | 'try'
  | 'read';

/** Kind of subject; a subject always has one, however uncertain. */
export type Purpose =
  | 'business'
  | 'shop'
  | 'event'
  | 'celebration'
  | 'person'
  | 'organisation'
  | 'product'
  | 'publication'
  | 'community'
  | 'application';

/** One thing offered, sold, taught or shown. The price only when it was given. */
export interface Item {
  readonly title: string;
  readonly text?: string;
  readonly price?: string;
}

/** Items that belong together, under the heading the member gave or null. */
export interface ItemList {
  readonly heading: string | null;
  readonly items: readonly Item[];
  /** It stands in a section of its own, as one of the listings. */
  readonly isListed?: true;
}

/** Opening hours of a span of weekdays: 1 is Monday, 7 is Sunday; times as `HH:MM`, null for closed. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** A date as it was written and as ISO 8601 (`2027-06-12`, or with time); null when it names no day. */
export interface GivenDate {
  readonly words: string;
  readonly iso: string | null;
  /** The time of day as it was written: "10 till 1", "from 2pm". */
  readonly time?: string;
  /** What stands before a day that is a limit: "until", "bis", "jusqu'au". */
  readonly bound?: string;
  /** What takes place then, where the instruction says so. */
  readonly title: string | null;
  /** Where it takes place and what else was said of it. */
  readonly where?: string;
}

/** Everything the member states as a fact, as it was given. */
export interface Facts {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly links: readonly string[];
  /** What a number or address is for, by itself: "Emergencies". */
  readonly uses: Readonly<Record<string, string>>;
  readonly address: string | null;
  /** Towns, districts, regions that are served or named. */
  readonly areas: readonly string[];
  readonly hours: readonly OpeningHours[];
  /** Hours in the member's words, where they could not be parsed whole. */
  readonly hoursWords: string | null;
  readonly dates: readonly GivenDate[];
  readonly people: readonly {
    readonly name: string;
    readonly role: string | null;
    /** What is told about them, as a sentence. */
    readonly text?: string;
  }[];
  readonly quotes: readonly { readonly text: string; readonly by: string | null }[];
  /** What is collected for, and how much of it there is, as the sums were given. */
  readonly goal?: string;
  readonly raised?: string;
  /** Figures with what they count: "since 1987", "40 seats". */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

export type SectionTopic =
  | 'about'
  | 'offer'
  | 'prices'
  | 'gallery'
  | 'schedule'
  | 'people'
  | 'steps'
  | 'questions'
  | 'quotes'
  | 'contact'
  | 'visit'
  | 'form'
  | 'features'
  | 'shop'
  | 'articles'
  | 'application'
  | 'figures'
  | 'other';

/** A section the member asked for, in their words. */
export interface AskedSection {
  readonly topic: SectionTopic;
  readonly words: string;
  /** What is to stand in it, where that was said right behind it. */
  readonly answer: string | null;
}

/** A part that visitors use. `custom` cannot be built and is presented instead. */
export type ToolKind = 'list' | 'form' | 'board' | 'quiz' | 'calculator' | 'game' | 'custom';

/** Something a visitor should be able to do, from an instruction that describes an application. */
export interface Capability {
  readonly words: string;
  readonly tool: ToolKind;
}

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

/** Requested appearance; absent fields are for the planner to choose. */
export interface AskedLook {
  readonly colours: Readonly<
    Partial<Record<ColourRole, { readonly hex: string; readonly words: string }>>
  >;
  readonly scheme: 'light' | 'dark' | null;
  /** Adjectives about the look: "modern", "playful", "calm". */
  readonly moods: readonly string[];
  readonly typeface: 'serif' | 'sans' | 'mono' | 'display' | null;
}

export interface Subject {
  /** In the member's words: "fishing contest", "mobile dog grooming". */
  readonly phrase: string;
  /** The noun the phrase is about: "contest", "grooming". */
  readonly head: string;
  /** The prepared trade that is near enough in meaning; null when none is. */
  readonly tradeId: string | null;
  /** 0 to 1. Below the planner's floor, the neutral plan is taken and the notes say so. */
  readonly confidence: number;
}

/** A sentence or a line of an instruction that is for visitors. */
export interface Passage {
  readonly text: string;
  /** What it was part of as it was written, with what led to it and what was ordered behind it. */
  readonly within: string;
  /** Which paragraph of the instruction it is from, and which of its lines. */
  readonly paragraph: number;
  readonly line: number;
  /** The heading its owner put in front of it. */
  readonly label: string | null;
  /** It was said that visitors have to see it at once. */
  readonly isUrgent: boolean;
}

/** A part of the page that was named in a list of what comes after what, with what was said of it in brackets. */
export interface OrderedPart {
  readonly words: string;
  readonly answer: string | null;
}

export interface Brief {
  readonly prompt: string;
  /** Whether the owner speaks to visitors as "I" or as "we"; prepared texts follow it. */
  readonly voice: 'singular' | 'plural';
  /** Derived from the prompt; the same prompt gives the same page. */
  readonly seed: number;
  readonly language: LanguageId;
  readonly purpose: Purpose;
  readonly subject: Subject;
  /** `given`: stated in the instruction. Otherwise the subject in title case. */
  readonly name: { readonly text: string; readonly given: boolean };
  readonly place: string | null;
  readonly audience: string | null;
  /** A slogan or promise the member gave. */
  readonly promise: string | null;
  /** What it does, in a few of the member's words: "Finds unused database indexes". */
  readonly pitch: string | null;
  readonly intent: Intent;
  readonly lists: readonly ItemList[];
  /** Lists that were read whole by how they are written; what is in them is nowhere else in the brief but in `lists`. */
  readonly listings: readonly Listing[];
  readonly facts: Facts;
  readonly asked: {
    readonly sections: readonly AskedSection[];
    /** All parts that were asked for, in their order, with those that a listing answers. */
    readonly wanted: readonly AskedSection[];
    readonly excluded: readonly SectionTopic[];
    readonly look: AskedLook;
    /** The parts of the page in the order they were named in; empty where none was given. */
    readonly order: readonly OrderedPart[];
    /** Words excluded from the copy, in lower case. */
    readonly avoid: readonly string[];
    /** No motion on the page. */
    readonly still: boolean;
    /** Words of the calls to action the member wants, the main one first. */
    readonly actions: readonly string[];
    /** What a form asks for, or what is recorded of each entry. */
    readonly fields: readonly string[];
    /** Questions with the answers the member gave. */
    readonly questions: readonly { readonly question: string; readonly answer: string }[];
    /** Which forms the member does not want. */
    readonly withoutForms: 'all' | 'booking' | null;
    /** Nothing is ordered on the page. */
    readonly withoutBasket: boolean;
  };
  readonly capabilities: readonly Capability[];
  /** Sentences about the subject that visitors may read as they are. */
  readonly statements: readonly string[];
  /** What visitors are to read, in its owner's words and order: whole sentences, and lines of lists. */
  readonly passages: readonly Passage[];
  /** The parts of the instruction where it is written as a document; null where it is a text. */
  readonly document: readonly DocumentBlock[] | null;
  /** Everything else that was said and may be read by visitors, clause by clause. */
  readonly remarks: readonly string[];
  /** Everything that was said but for wishes about the page, clause by clause: what no section shows is named to the member. */
  readonly said: readonly string[];
  /** What was told with a figure in it, clause by clause: none of these figures may be lost. */
  readonly counted: readonly string[];
}
