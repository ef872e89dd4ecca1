import { attributeOf, classesOf } from 'site-document/tree';
import { artDirections } from '../../art/directions';
import type { ArtDirection } from '../../art/directions';
import { paletteCss } from '../../colour/palette-css';
import type { SectionKind } from '../../model/page';
import { componentOf, layoutsOf } from '../../render/layouts';
import { styleFor } from '../../render/style-sheets';
import { typePairings } from '../../type/pairings';
import { setAttribute } from '../page/attribute-edits';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { groundRule, paletteOf, readLook, writePalette } from './composed-look';
import { setComposedType } from './set-type';

/** The art direction that suits a mood best and is not the page's own. */
export function directionFor(mood: string, current: string): ArtDirection | null {
  const ranked = artDirections
    .filter(({ id, moods }) => id !== current && moods.includes(mood))
    .toSorted((one, other) => one.moods.indexOf(mood) - other.moods.indexOf(mood));
  return ranked[0] ?? null;
}

/** Gives a page of the composer another art direction. Its content stays: classes, colours and typefaces change. */
export function restyle(site: Site, direction: ArtDirection, mood: string): Site | null {
  const read = readLook(site);
  if (!read) return null;
  const dressed = site.edit(classEdits(site, read.direction, direction));
  const pairing =
    typePairings.find(({ id, moods }) => id !== read.look.pairing && moods.includes(mood)) ??
    typePairings.find(({ moods }) => direction.moods.some((one) => moods.includes(one)));
  const typed = pairing ? (setComposedType(dressed, pairing) ?? dressed) : dressed;
  const look = { ...read.look, direction: direction.id };
  const palette = paletteOf({ look, direction });
  const painted = writePalette(typed, palette, null);
  const missing = paletteCss(
    palette,
    (ground) => !groundRule(painted, ground.slice(3)) && used(painted).has(ground),
  );
  const rules = missing.slice(missing.indexOf('}\n') + 2);
  return withSheets(painted, rules, used(site));
}

function used(site: Site): Set<string> {
  const classes = new Set(site.page.elements.flatMap((element) => classesOf(element)));
  for (const [, names = ''] of site.files.js.matchAll(/class(?:Name)?: ?["']([^"']*)["']/gu))
    for (const name of names.split(' ')) classes.add(name);
  return classes;
}

/** The rules the page needs now stand where those it needed before stood; what was added behind them stays there. */
function withSheets(site: Site, grounds: string, before: ReadonlySet<string>): Site {
  const { css } = site.files;
  const old = styleFor(before);
  const next = styleFor(used(site));
  const at = css.indexOf(old);
  const text = grounds + next;
  return at === -1
    ? site.withRules(text)
    : site.edit([{ file: 'css', start: at, end: at + old.length, text }]);
}

function classEdits(site: Site, from: ArtDirection, to: ArtDirection): Edit[] {
  return site.page.elements.flatMap((element) => {
    const names = classesOf(element);
    const kind = names.find((name) => name.startsWith('section-'))?.slice('section-'.length);
    const next = names.map((name) => {
      if (name === `direction-${from.id}`) return `direction-${to.id}`;
      if (name === `header-${from.header}`) return `header-${to.header}`;
      if (name === `head-${from.heads}` && names.includes('wrap')) return `head-${to.heads}`;
      return kind === undefined ? name : layoutClass(name, kind, to);
    });
    const edits =
      next.join(' ') === names.join(' ') ? [] : setAttribute(element, 'class', next.join(' '));
    const motion =
      element.tagName === 'body' && attributeOf(element, 'data-motion') !== ''
        ? setAttribute(element, 'data-motion', to.motion)
        : [];
    return [...edits, ...motion];
  });
}

/** Another layout of the same markup, where there is one the direction prefers. */
function layoutClass(name: string, kind: string, { prefers }: ArtDirection): string {
  const own = kind as SectionKind;
  const layout = name.startsWith(`${kind}-`) ? name.slice(kind.length + 1) : '';
  if (layout === '' || !(own in kinds) || !layoutsOf(own).includes(layout)) return name;
  const wanted = prefers[own]?.find(
    (one) => one !== layout && componentOf(own, one) === componentOf(own, layout),
  );
  return wanted === undefined ? name : `${kind}-${wanted}`;
}

const kinds: Readonly<Partial<Record<SectionKind, true>>> = {
  facts: true,
  cards: true,
  prices: true,
  steps: true,
  schedule: true,
  people: true,
  quotes: true,
  gallery: true,
  shop: true,
  visit: true,
  call: true,
};
