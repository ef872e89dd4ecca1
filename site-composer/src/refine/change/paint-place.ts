import type { PageElement } from 'site-document/tree';
import { legible, readColour } from '../../colour/oklch';
import { setComposedGround } from '../composed/set-composed-colours';
import type { Outcome } from '../outcome';
import { setStyle } from '../page/attribute-edits';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { keepLegible, staysLegible } from '../style/legibility';
import { groundBehind, inkOf } from '../style/paint';
import { headlineOf, isButton, labelOf, placeNamed, pressedBy } from '../target/elements';
import { findSection, sectionName, sectionsOf } from '../target/sections';
import { setGrounds } from './set-colours';

/** One part of a page that a colour is for. */
export interface ColourPlace {
  readonly element: PageElement;
  readonly part: 'ground' | 'ink';
}

const sectionWords =
  /(?:^|\b(?:of|in|for|on|behind)\s+)(?:the|our|my)?\s*([^,‹]{2,60}?)\s+(?:section|area|block|part|banner)(?:'s)?\b/i;

/** The part of the page a request names beside its colour; `unknown` where it names one that is not there. */
export function askedPlace({ rest, quotes }: Request, site: Site): ColourPlace | 'unknown' | null {
  const quoted = /‹(\d+)›/.exec(rest);
  if (quoted) {
    const [pressed] = pressedBy(site, quotes[Number(quoted[1])] ?? '', null);
    const section = findSection(site, quotes[Number(quoted[1])] ?? '');
    const element = pressed ?? section?.element;
    return element ? { element, part: 'ground' } : 'unknown';
  }
  if (/\b(?:the|our|my|main) (?:main )?(?:headline|title|h1)\b(?!\s?(?:bar|page))/i.test(rest)) {
    const element = headlineOf(site);
    return element ? { element, part: 'ink' } : 'unknown';
  }
  const named = sectionWords.exec(rest)?.[1];
  if (named !== undefined && !/^(?:each|every|all|any|other)\b/i.test(named)) {
    const element = placeNamed(site, named);
    return element ? { element, part: 'ground' } : 'unknown';
  }
  if (/\bhero\b/i.test(rest)) {
    const hero = sectionsOf(site).find(({ first }) => first)?.element;
    return hero ? { element: hero, part: 'ground' } : 'unknown';
  }
  const label = /(?:^|\bthe\s+)([\p{L} ]{2,40}?)\s+button\b/iu.exec(rest)?.[1];
  const [button] = label === undefined ? [] : pressedBy(site, label, null);
  return button ? { element: button, part: 'ground' } : null;
}

function placeName(site: Site, element: PageElement): string {
  const section = sectionsOf(site).find((one) => one.element === element);
  if (section) return section.first ? 'the first section' : `the section “${sectionName(section)}”`;
  if (isButton(element)) return `the button “${labelOf(element)}”`;
  return element.tagName === 'h1' ? 'the headline' : `the ${element.tagName}`;
}

/** Colours one part of the page and nothing else. */
export function paintPlace(
  site: Site,
  { element, part }: ColourPlace,
  colour: { readonly hex: string; readonly words: string },
): Outcome {
  const at = site.page.elements.indexOf(element);
  const { hex } = colour;
  const painted = part === 'ink' ? inked(site, element, hex) : grounded(site, element, hex);
  return {
    site: keepLegible(painted, site),
    sentence: `Made ${placeName(site, element)} ${colour.words}.`,
    holds: (after, before) => {
      const now = after.page.elements[at];
      if (!now || !staysLegible(after, before)) return false;
      return part === 'ground' ? groundBehind(after, now) === hex : isNear(inkOf(after, now), hex);
    },
  };
}

function isNear(one: string | null, other: string): boolean {
  return one !== null && Math.abs(readColour(one).lightness - readColour(other).lightness) < 0.3;
}

function inked(site: Site, element: PageElement, hex: string): Site {
  const ground = groundBehind(site, element);
  return site.edit(setStyle(element, { color: ground === null ? hex : legible(hex, [ground]) }));
}

function grounded(site: Site, element: PageElement, hex: string): Site {
  return setComposedGround(site, element, hex) ?? setGrounds(site, [element], hex);
}
