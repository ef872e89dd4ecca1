import type { Intent, Item, LanguageId, OpeningHours } from './brief';

/**
 * The plan of a page, which the renderer draws. Every text is final copy in the page's language,
 * unescaped.
 */

export type ArtDirectionId = string;
export type TypePairingId = string;
export type LayoutId = string;
/** A colour icon by its name in the bundled set. */
export type IconName = string;

/** A composition of plain shapes, for pages whose subject no drawing shows. */
export type EmblemName =
  | 'arches'
  | 'arcs'
  | 'dots'
  | 'monogram'
  | 'quilt'
  | 'ribbons'
  | 'stems'
  | 'waves';

/** A fact only the owner knows. The page keeps a hidden slot for it, marked `data-fact`. */
export type OpenFactKey =
  | 'phone'
  | 'email'
  | 'address'
  | 'hours'
  | 'prices'
  | 'social'
  | 'date'
  | 'price';

export interface Look {
  readonly direction: ArtDirectionId;
  readonly pairing: TypePairingId;
  readonly scheme: 'light' | 'dark';
  /** The one accent, as hex; grounds and scales are computed from it. */
  readonly accent: string;
  /** Colours the member asked for by role; they win over what is computed, legibility is then repaired. */
  readonly asked: Readonly<Record<string, string>>;
  /** No movement at all, whatever the visitor's settings are. */
  readonly still?: boolean;
}

export interface Action {
  readonly label: string;
  readonly intent: Intent;
  /** `tel:`, `mailto:`, `https:` or `#section-id`. */
  readonly href: string;
}

interface SectionBase {
  /** Unique on the page; also its anchor. */
  readonly id: string;
  readonly layout: LayoutId;
  readonly heading: string | null;
  readonly lead?: string;
  /** Words of the navigation; null keeps it out. */
  readonly navigation: string | null;
  /** Which half of a wide screen it takes, where its neighbour takes the other one. */
  readonly side?: 'first' | 'second';
}

export interface Card {
  readonly title: string;
  readonly text?: string;
  readonly icon?: IconName;
  readonly price?: string;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'time'
    | 'number'
    | 'textarea'
    | 'select'
    | 'checkbox';
  readonly required: boolean;
  readonly options?: readonly string[];
}

export type Section =
  | (SectionBase & {
      readonly kind: 'hero';
      readonly kicker: string | null;
      readonly headline: string;
      readonly text: string | null;
      readonly actions: readonly Action[];
      readonly icons: readonly IconName[];
      /** What stands in place of drawings; absent where there are some, or where nothing is wanted. */
      readonly emblem?: {
        readonly family: EmblemName;
        readonly seed: number;
        readonly letters: string;
      };
      readonly facts: readonly string[];
    })
  | (SectionBase & {
      readonly kind: 'facts';
      readonly facts: readonly {
        readonly label: string;
        readonly value: string;
        readonly href?: string;
        readonly icon?: IconName;
      }[];
    })
  | (SectionBase & { readonly kind: 'cards'; readonly cards: readonly Card[] })
  | (SectionBase & {
      readonly kind: 'prices';
      readonly groups: readonly {
        readonly heading: string | null;
        readonly items: readonly Item[];
      }[];
    })
  | (SectionBase & {
      readonly kind: 'text';
      readonly paragraphs: readonly string[];
      /** The fact the paragraphs stand in for; they go once it is given. */
      readonly awaits?: 'prices';
      readonly icon?: IconName;
    })
  | (SectionBase & {
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    })
  | (SectionBase & {
      readonly kind: 'schedule';
      readonly entries: readonly {
        readonly when: string;
        readonly datetime: string | null;
        readonly title: string;
        readonly text?: string;
      }[];
    })
  | (SectionBase & {
      readonly kind: 'people';
      readonly people: readonly {
        readonly name: string;
        readonly role: string | null;
        readonly text?: string;
      }[];
    })
  | (SectionBase & {
      readonly kind: 'quotes';
      readonly quotes: readonly { readonly text: string; readonly by: string | null }[];
    })
  | (SectionBase & {
      readonly kind: 'questions';
      readonly questions: readonly { readonly question: string; readonly answer: string }[];
    })
  | (SectionBase & {
      readonly kind: 'gallery';
      readonly places: readonly { readonly caption: string | null; readonly icon?: IconName }[];
    })
  | (SectionBase & {
      readonly kind: 'shop';
      readonly currency: string;
      readonly products: readonly {
        readonly title: string;
        readonly text?: string;
        readonly price: string | null;
        readonly icon?: IconName;
      }[];
    })
  | (SectionBase & {
      readonly kind: 'countdown';
      readonly datetime: string;
      readonly label: string;
    })
  | (SectionBase & {
      readonly kind: 'visit';
      readonly address: string | null;
      readonly areas: readonly string[];
      readonly hours: readonly OpeningHours[];
      readonly hoursWords: string | null;
    })
  | (SectionBase & {
      readonly kind: 'contact';
      readonly phone: string | null;
      readonly email: string | null;
      readonly links: readonly string[];
      readonly form: readonly Field[] | null;
      readonly submit: string;
    })
  | (SectionBase & {
      readonly kind: 'form';
      readonly fields: readonly Field[];
      readonly submit: string;
      readonly thanks: string;
    })
  | (SectionBase & { readonly kind: 'tool'; readonly tool: ToolPlan })
  | (SectionBase & {
      readonly kind: 'call';
      readonly text: string | null;
      readonly actions: readonly Action[];
      readonly icon?: IconName;
    });

export type SectionKind = Section['kind'];

/** A working part of the page: data for a bundled script, never code. */
export type ToolPlan =
  | {
      readonly type: 'list';
      readonly thing: string;
      readonly columns: readonly Field[];
      readonly storageKey: string;
      /** Entries that are there at the start, by the names of the columns. */
      readonly rows?: readonly Readonly<Record<string, string>>[];
      /** Names of the columns entries are filtered by. */
      readonly filters?: readonly string[];
      /** The column whose day may pass, and the states in which that no longer matters. */
      readonly due?: { readonly column: string; readonly settled: readonly string[] };
    }
  | { readonly type: 'tracker'; readonly things: readonly string[]; readonly storageKey: string }
  | {
      readonly type: 'league';
      readonly members: readonly string[];
      readonly order: 'points' | 'ladder';
      /** What a win, a draw and a defeat count. */
      readonly points: readonly [number, number, number];
      /** Whether scores are entered, or only who won. */
      readonly scores: boolean;
      readonly storageKey: string;
    }
  | {
      readonly type: 'timer';
      /** Phases follow each other; of choices the visitor takes one. */
      readonly mode: 'stopwatch' | 'phases' | 'choices';
      readonly phases: readonly { readonly label: string; readonly seconds: number }[];
      readonly rounds: number | null;
    }
  | {
      readonly type: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Whether visitors get a place to paste rows into. */
      readonly paste: boolean;
      readonly storageKey: string;
    }
  | { readonly type: 'picker'; readonly items: readonly string[]; readonly storageKey: string }
  | {
      readonly type: 'formula';
      readonly inputs: readonly string[];
      /** Numbers, `+ - * /`, and `i0`, `i1` for the inputs, in postfix order. */
      readonly postfix: readonly (number | string)[];
      readonly minimum: number | null;
      /** Rounded up: bags and tins are bought whole. */
      readonly whole: boolean;
      readonly result: string;
      readonly before: string;
      readonly behind: string;
    }
  | { readonly type: 'open'; readonly hours: readonly OpeningHours[] }
  | {
      readonly type: 'board';
      readonly thing: string;
      readonly lanes: readonly string[];
      readonly storageKey: string;
    }
  | {
      readonly type: 'quiz';
      readonly questions: readonly {
        readonly question: string;
        readonly answers: readonly string[];
        readonly correct: number;
      }[];
    }
  | { readonly type: 'calculator'; readonly calculator: string }
  | { readonly type: 'game'; readonly game: string };

/** The whole page as planned. */
export interface PagePlan {
  readonly language: LanguageId;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly look: Look;
  readonly sections: readonly Section[];
  readonly footer: readonly string[];
  readonly openFacts: readonly OpenFactKey[];
  /** Notes to the member on what was chosen. */
  readonly notes: readonly string[];
  /** Notes to the member on what was requested and is not on the page. */
  readonly unfulfilled: readonly string[];
}

/** A rendered site. `assets` names bundled files (fonts) the page refers to under `assets/`. */
export interface ComposedSite {
  readonly html: string;
  readonly css: string;
  readonly js: string;
  readonly assets: readonly string[];
  readonly name: string;
  readonly openFacts: readonly OpenFactKey[];
  readonly notes: readonly string[];
  readonly unfulfilled: readonly string[];
}
