import type { Intent, Item, LanguageId, OpeningHours } from './brief';
import type { Field, ToolPlan } from './tool-plan';

export type { Field, ToolPlan, WorksheetInput } from './tool-plan';

/**
 * The plan of a page, which the renderer draws. Every text is final copy in the page's language,
 * unescaped.
 */

export type ArtDirectionId = string;
export type TypePairingId = string;
export type LayoutId = string;
/** A colour icon by its name in the bundled set. */
export type IconName = string;

/** What a window of an application shows, as a sketch. */
export type AppKind =
  | 'tasks'
  | 'records'
  | 'columns'
  | 'chart'
  | 'chat'
  | 'tiles'
  | 'flashcards'
  | 'clock'
  | 'fields'
  | 'game'
  | 'map';

/** A composition of plain shapes, for pages whose subject no drawing shows. */
export type EmblemName = `app-${AppKind}` | 'lettering';

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
  /** What the quiet grounds lean towards, as hex; the accent where it is absent. */
  readonly ground?: string;
  /** Colours of drawings beside the accent: a near one, a bright one, one across the wheel. */
  readonly art?: readonly [string, string, string];
  /** Colours are to be quiet: no ground is as strong as the accent. */
  readonly soft?: boolean;
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
        /** The lines of a lettering, the largest first in importance: a day, a price, the name. */
        readonly lines?: readonly string[];
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
      /** How to take one of them, where they are plans of which a visitor chooses one. */
      readonly action?: Action;
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
        /** Shown, and cannot be bought. */
        readonly isSoldOut?: boolean;
      }[];
      /** What the basket keeps to, where that was said. */
      readonly rules?: {
        readonly limit: number | null;
        readonly shipping: number | null;
        readonly freeFrom: number | null;
        /** Words of the things they are chosen by. */
        readonly kinds: readonly string[];
      };
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
      /** What the number is for, where there are others beside it. */
      readonly phoneUse?: string;
      readonly emailUse?: string;
      readonly further?: readonly FurtherWay[];
      readonly form: readonly Field[] | null;
      readonly submit: string;
      /** Where and when, in a line or two: it stands beside the form and not in a section of its own. */
      readonly visit?: Extract<Section, { kind: 'visit' }>;
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

/** A second number or address, and what it is for. */
export interface FurtherWay {
  readonly kind: 'phone' | 'email';
  readonly words: string;
  readonly use: string | null;
}

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
