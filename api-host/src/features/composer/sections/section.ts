import type { Brief, Item, Wanted } from '../brief';
import type { SiteKind } from '../kinds/kind';
import type { Theme } from '../style/theme';
import type { Markup } from '../text/markup';
import type { Random } from '../text/random';

/** Ground a section stands on. `band` is the one loud section of a page. */
export type Ground = 'plain' | 'tint' | 'band';

/** What a section gets to draw itself: pure data, nothing to fetch. */
export interface SectionView {
  brief: Brief;
  kind: SiteKind;
  theme: Theme;
  random: Random;
  /** Unique on the page; the heading's id is `${anchor}-title`. */
  anchor: string;
  wanted: Wanted | null;
  /** Items the member named for this section, else none. */
  items: readonly Item[];
  /** Fills `{name}`, `{in}` and the like. */
  say(template: string): string;
  /** Address of another section of this page, or null when the page has none. */
  link(sectionId: string): string | null;
  /** Art for one place; the same label always draws the same picture. */
  picture(
    label: string,
    options?: { shape?: 'wide' | 'tall' | 'square'; decorative?: boolean; index?: number },
  ): Markup;
  uses(feature: string): boolean;
}

export interface SectionBody {
  /** Heading when the member's own words do not make a better one. */
  title: string;
  lead?: string;
  body: Markup;
}

/** One kind of section. To add one: write a file beside this one and name it in `index.ts`. */
export interface Section {
  id: string;
  /** Word for the navigation. */
  nav: string;
  /** How members ask for it, matched on the whole prompt. Must be global and ignore case. */
  asked: RegExp;
  ground?: Ground;
  /** Where it goes when it was added without being placed: 1 first, 9 last. */
  rank: number;
  css?: (theme: Theme) => string;
  behaviours?: readonly string[];
  /** A script of its own, once per page however many sections share it. */
  script?: string;
  /** Features this section brings along, which then need no section of their own: "streaks", "CSV export". */
  covers?: RegExp;
  /** Gives way to any other section that covers the words it was asked with. */
  yields?: boolean;
  /** People use it rather than read it: a page asked for as an application is made of these alone. */
  app?: boolean;
  /** Sentence for the member about what is a sample or placeholder in it. */
  note?: string;
  render(view: SectionView): SectionBody;
}
