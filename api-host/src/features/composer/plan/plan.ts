import type { Brief, Wanted } from '../brief';
import { kindById } from '../kinds';
import { kindIn } from '../language/translate-page';
import type { SiteKind } from '../kinds/kind';
import { sectionById } from '../sections';
import type { Ground, Section } from '../sections/section';
import { capitalise, slugOf, withoutForm } from '../text/words';
import { chooseGrounds } from './choose-grounds';
import { chooseSections, orderSections } from './choose-sections';
import { layOutPages } from './lay-out-pages';
import { buildTheme, type Theme } from '../style/theme';

export interface PlannedSection {
  section: Section;
  anchor: string;
  nav: string;
  ground: Ground;
  wanted: Wanted | null;
  /** The page it is on, where several were asked for. */
  view: string | null;
}

export interface Plan {
  brief: Brief;
  kind: SiteKind;
  theme: Theme;
  sections: PlannedSection[];
}

const navWords = (wanted: Wanted, section: Section, kindId: string): string => {
  if (
    section.id === 'menu' &&
    wanted.words === '' &&
    !['bakery', 'cafe', 'restaurant'].includes(kindId)
  )
    return 'Prices';
  const words = withoutForm(wanted.words)
    .replace(/\b(?:section|page|form|area)s?\b/gi, '')
    .replace(/^(?:an?|the|our|my) /i, '')
    .trim();
  const fits = words !== '' && words.length <= 18 && words.split(/\s+/).length <= 3;
  return capitalise(
    fits ? words : section.nav === '' ? words.split(/\s+/).slice(0, 3).join(' ') : section.nav,
  );
};

/** Stage 2. Which sections in which order, on which ground, and every visual decision. */
export function planSite(brief: Brief): Plan {
  const kind = kindIn(kindById(brief.kindId), brief.language);
  const picked = chooseSections(brief, kind);
  const ordered = brief.commission === null ? orderSections(picked).slice(0, 24) : picked;
  const opening = ordered.find((one) => one.id === brief.opensWith);
  const chosen =
    opening === undefined ? ordered : [opening, ...ordered.filter((one) => one !== opening)];
  const placed = layOutPages(chosen, brief.pages);
  const list = placed.map((one) => one.wanted);
  const sections = list.map((one) => sectionById(one.id));
  const ground = chooseGrounds(sections, brief.seed);
  const used = new Set(['top', 'main', 'cart', 'site-nav']);
  const planned = list.map((wanted, index): PlannedSection => {
    const section = sections[index] as Section;
    const base = wanted.id === 'custom' ? slugOf(wanted.words, 'more') : section.id;
    let anchor = base;
    for (let count = 2; used.has(anchor); count += 1) anchor = `${base}-${count}`;
    used.add(anchor);
    return {
      section,
      anchor,
      nav: placed[index]?.opens ?? navWords(wanted, section, kind.id),
      ground: ground[index] ?? 'plain',
      wanted,
      view: brief.pages.length === 0 ? null : (placed[index]?.view ?? null),
    };
  });
  return {
    brief,
    kind,
    theme: buildTheme(brief, kind),
    sections: brief.app ? planned.map((one) => ({ ...one, ground: 'plain' as const })) : planned,
  };
}
