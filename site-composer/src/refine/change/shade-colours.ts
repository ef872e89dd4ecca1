import type { PageElement } from 'site-document/tree';
import type { ColourRole } from '../../model/brief';
import { refuse } from '../outcome';
import type { Change, Changer, Outcome } from '../outcome';
import { readColours } from '../read/colour-words';
import type { Site } from '../site';
import { staysLegible } from '../style/legibility';
import { groundBehind } from '../style/paint';
import { findSection } from '../target/sections';
import { shows } from './change-colours';
import { paintPlace } from './paint-place';
import { roleCalled } from './role-called';
import { roleNames } from './role-names';
import { colourOfRole, setColours, shaded } from './set-colours';

const shades = /\b(darker|lighter|brighter)\b|\b(darken|lighten|brighten)\b/i;

/** "a darker background", "lighten the header": one step from what it is now. */
export const shadeColours: Changer = (request, site): Outcome | null => {
  const match = shades.exec(`${request.verb} ${request.rest}`);
  if (!match) return null;
  const word = (match[1] ?? match[2] ?? '').toLowerCase();
  const direction = word.startsWith('dark') ? 'darker' : 'lighter';
  const [called] = readColours(request.rest.replace(shades, ' '));
  const bare = request.rest
    .replace(shades, ' ')
    .replaceAll(/\b(?:the|that|our|colou?r|an?|bit)\b/giu, ' ');
  const isBare = called !== undefined && bare.trim().toLowerCase() === called.words.toLowerCase();
  if (called && !isBare) return null;
  const role = isBare ? roleCalled(site, called.words) : namedRole(request.rest);
  if (isBare && role === null) return refuse(`nothing on the page is ${called.words}.`);
  const section = role ? null : findSection(site, request.rest.replace(shades, ' '));
  if (section) return shadeSection(site, section.element, direction);
  if (!role) return null;
  const now = colourOfRole(site, role);
  if (now === null) return refuse('the colour it has now could not be told.');
  const hex = shaded(now, direction);
  const changed = setColours(site, { [role]: hex });
  if (!changed) return refuse('the page has no such part to colour.');
  return told(changed, `Made the ${roleNames[role]} ${direction}.`, (after) =>
    shows(after, role, hex),
  );
};

function shadeSection(site: Site, element: PageElement, direction: 'lighter' | 'darker'): Outcome {
  const ground = groundBehind(site, element);
  if (ground === null) return refuse('the colour it has now could not be told.');
  return paintPlace(
    site,
    { element, part: 'ground' },
    { hex: shaded(ground, direction), words: direction },
  );
}

function told(site: Site, sentence: string, check: (after: Site) => boolean): Change {
  return { site, sentence, holds: (after, before) => check(after) && staysLegible(after, before) };
}

function namedRole(text: string): ColourRole | null {
  const found = Object.entries({
    background: /\bbackground|backdrop|ground\b/i,
    button: /\bbuttons?\b/i,
    heading: /\bheadings?|titles\b/i,
    footer: /\bfooter\b/i,
    header: /\b(?:header|nav(?:bar|igation)?)\b/i,
    card: /\bcards?\b/i,
    text: /\b(?:text|paragraphs?|copy)\b/i,
    accent: /\b(?:accent|colou?rs?|links?)\b/i,
  }).find(([, pattern]) => pattern.test(text));
  return (found?.[0] ?? null) as ColourRole | null;
}
