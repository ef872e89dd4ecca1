import type { ComponentType } from 'preact';
import type { LayoutId, SectionKind } from '../model/page';
import type { SectionProps } from './parts/section-frame';
import { Call } from './sections/call';
import { Cards } from './sections/cards';
import { Contact } from './sections/contact';
import { Countdown } from './sections/countdown';
import { Facts } from './sections/facts';
import { FormSection } from './sections/form';
import { Gallery } from './sections/gallery';
import {
  CentreHero,
  LandscapeHero,
  MastheadHero,
  PosterHero,
  StatementHero,
  WindowHero,
} from './sections/hero/full-width';
import {
  ArchHero,
  CollageHero,
  CounterHero,
  SplitHero,
  TicketHero,
} from './sections/hero/side-by-side';
import { People } from './sections/people';
import { Plans } from './sections/plans';
import { Prices } from './sections/prices';
import { AccordionQuestions, ColumnQuestions } from './sections/questions';
import { Quotes } from './sections/quotes';
import { Schedule } from './sections/schedule';
import { Shop } from './sections/shop';
import { Steps } from './sections/steps';
import { BesideText, EssayText, StatementText } from './sections/text';
import { Tool } from './sections/tool';
import { Visit } from './sections/visit';

type Layouts = {
  readonly [Kind in SectionKind]: Readonly<Record<LayoutId, ComponentType<SectionProps<Kind>>>>;
};

/** Every layout of every kind of section. Where two share a component, their style sheets differ. */
const layouts: Layouts = {
  hero: {
    split: SplitHero,
    collage: CollageHero,
    centre: CentreHero,
    poster: PosterHero,
    masthead: MastheadHero,
    statement: StatementHero,
    window: WindowHero,
    landscape: LandscapeHero,
    arch: ArchHero,
    counter: CounterHero,
    ticket: TicketHero,
  },
  facts: { strip: Facts, tiles: Facts, ledger: Facts },
  cards: { grid: Cards, bento: Cards, columns: Cards, rows: Cards, list: Cards },
  prices: { menu: Prices, table: Prices, panels: Prices, plans: Plans },
  text: { essay: EssayText, beside: BesideText, statement: StatementText },
  steps: { row: Steps, path: Steps, rows: Steps },
  schedule: { timeline: Schedule, rows: Schedule, table: Schedule },
  people: { portraits: People, list: People },
  quotes: { large: Quotes, wall: Quotes },
  questions: { accordion: AccordionQuestions, columns: ColumnQuestions },
  gallery: { mosaic: Gallery, grid: Gallery, strip: Gallery },
  shop: { grid: Shop, rows: Shop },
  countdown: { band: Countdown, card: Countdown },
  visit: { split: Visit, centre: Visit },
  contact: { split: Contact, centre: Contact },
  form: { panel: FormSection, split: FormSection },
  tool: { panel: Tool, wide: Tool },
  call: { band: Call, card: Call, poster: Call },
};

/** Names of the layouts of a kind of section, the plainest first. */
export function layoutsOf(kind: SectionKind): LayoutId[] {
  return Object.keys(layouts[kind]);
}

/** The layout a section is drawn in: its own, or the plainest when it names one nobody knows. */
export function layoutOf(kind: SectionKind, layout: LayoutId): LayoutId {
  const known = layoutsOf(kind);
  return known.includes(layout) ? layout : (known[0] ?? layout);
}

export function componentOf<Kind extends SectionKind>(
  kind: Kind,
  layout: LayoutId,
): ComponentType<SectionProps<Kind>> {
  const component = layouts[kind][layoutOf(kind, layout)];
  if (!component) throw new Error(`There is no layout of ${kind}.`);
  return component;
}
