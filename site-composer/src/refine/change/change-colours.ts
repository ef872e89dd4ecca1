import { readColour } from '../../colour/oklch';
import type { ColourRole } from '../../model/brief';
import { findPrice } from '../../text/money';
import { unmask } from '../read/quotes';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { readColours } from '../read/colour-words';
import type { AskedColour } from '../read/colour-words';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { keepLegible, staysLegible } from '../style/legibility';
import { inkOf, ownGround } from '../style/paint';
import { mapColours, recolour } from '../style/recolour';
import { askedPlace, paintPlace } from './paint-place';
import { roleNames } from './role-names';
import { colourOfRole, partsFor, setColours } from './set-colours';

const joined = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** "make the buttons navy", "a cream background", "the prices section dark green", "#0a0 for headings". */
export const changeColours: Changer = (request, site) => {
  if (!['set', 'paint', 'add', 'swap', null].includes(request.action)) return null;
  // Ice cream at £4.80 is no colour.
  if (findPrice(unmask(request.rest, request.quotes))) return null;
  if (request.action === 'add' && isPart(request.rest)) return null;
  if (['rename', 'call', 'rewrite', 'reword', 'correct', 'fix', 'write'].includes(request.verb))
    return null;
  if (
    /\b(?:font|typeface|picture|photo|image|logo)s?\b/i.test(request.rest) &&
    !/\bfonts? (?:colou?r|to be)/i.test(request.rest)
  )
    return null;
  const colours = readColours(request.rest);
  if (colours.length === 0) return null;
  if (request.action === 'swap' && (colours.length !== 2 || !isSwap(request.rest))) return null;
  if (request.quotes.length > 0 && !/‹\d+›\s*(?:button|link|section|heading)/i.test(request.rest))
    return null;
  const [first, second] = colours;
  if (disliked.test(request.rest) && (!second || / out\b/u.test(request.rest)))
    return refuse('say which colour it should be instead, for example: make it navy.');
  const replaced = insteadFirst.test(request.rest) ? first : second;
  const old = second && instead.test(request.rest) ? (replaced ?? null) : null;
  if (first && second && isSwap(request.rest) && first.roles.length === 0 && old !== first)
    return old ? swapColour(site, old, first) : swapColour(site, first, second);
  const place = askedPlace(request, site);
  if (place === 'unknown') return refuse('no such part was found on the page.');
  if (place && first) return paintPlace(site, place, first);
  const other = colours.every(({ roles }) => roles.length === 0) ? otherPart(request.rest) : null;
  if (other !== null)
    return refuse(
      `“${other}” cannot be coloured by itself. Name the headings, the buttons, the background, the text or a section, for example: make the headings ${first?.words ?? 'green'}.`,
    );
  return setRoles(site, old ? colours.filter((one) => one !== old) : colours, request);
};

/** The colour that is there, and not one that is wanted. */
const disliked =
  /^(?:(?:i|we|my \p{L}+|she|he|they)\s)?(?:really |just |all )?(?:hates?|dislikes?|(?:do|does)n['’]?t like|(?:am|is|are|['’]m) not (?:keen on|fond of)|not keen on)\b|\b(?:has|have|is|['’]s)\s(?:come|coming|turned)\sout\b/iu;

const partNamed =
  /^(?:the|our|my|all the) ((?:[\p{L}'’-]+\s){0,3}?[\p{L}'’-]+)(?: (?:at|on|in|of) (?:the |our |my )?(?:top|bottom|left|right|page|middle|menu|list))? (?:(?:in|to|into|a|should be|be|is|bright|dark|light|deep|pale|nice) )*$/iu;
const wholePage =
  /\b(?:page|site|website|whole|everything|thing|look|theme|scheme|palette|design|style|accents?|brand|main|primary|colou?rs?|shade|tone|ground|mood)\b/iu;

/** "the prices red": a part that has no colour of its own is named, and the page is left as it is. */
function otherPart(rest: string): string | null {
  const words = rest.split(' ');
  const at = words.findIndex(
    (_, index) => readColours(words.slice(index, index + 1).join(' ')).length > 0,
  );
  if (at < 1) return null;
  const named = partNamed.exec(`${words.slice(0, at).join(' ')} `)?.[1];
  return named === undefined || wholePage.test(named) || words.length - at > 3 ? null : named;
}

/** "orange instead of blue": the second is what is there now. */
const instead = /\b(?:instead of|rather than|and not|no longer)\b/i;

const insteadFirst = /^(?:instead of|rather than)\b/i;

/** "a section called Care of stone": a part with words of its own, whatever they are. */
const isPart = (rest: string): boolean =>
  /^(?:an? |another |one |the )?(?:new )?(?:\p{L}+ )?(?:section|question|button|link|paragraph|sentence|item|faq|block)\b.*(?:\b(?:called|titled|named|about|headed|that says|saying|with the text)\b|:)/iu.test(
    rest,
  );

const isSwap = (text: string): boolean =>
  /\b(?:to|with|into|instead of|for|by)\b/i.test(text) &&
  !/\bbackground|buttons?|headings?|text|accent|header|footer\b/i.test(text);

function swapColour(site: Site, one: AskedColour, other: AskedColour): Outcome {
  const turned = recolourNamed(site, one.hex, other.hex);
  if (!turned) return refuse(`nothing on the page is ${one.words}.`);
  const changed = keepLegible(turned, site);
  return {
    site: changed,
    sentence: `What was ${one.words} is now ${other.words}.`,
    // What turned may be drawn nowhere: then the request was not done, whatever the styles say.
    holds: (after) =>
      Object.keys(roleNames).some((role) => shows(after, role as ColourRole, other.hex)),
  };
}

/** A name means a whole family of shades: every colour near to it in hue turns. */
function recolourNamed(site: Site, from: string, to: string): Site | null {
  const source = readColour(from);
  const near = mapColours(site, (hex) => {
    const one = readColour(hex);
    const distance = Math.abs(((one.hue - source.hue + 540) % 360) - 180);
    return source.chroma > 0.03 &&
      one.chroma > 0.05 &&
      distance < 30 &&
      Math.abs(one.lightness - source.lightness) < 0.25
      ? to
      : null;
  });
  return near ?? recolour(site, from, to);
}

function setRoles(site: Site, colours: readonly AskedColour[], { rest }: Request): Outcome | null {
  const asked: Partial<Record<ColourRole, AskedColour>> = {};
  for (const colour of colours) {
    const roles =
      colour.roles.length > 0 ? colour.roles : [freeRole(asked, colour, colours.length, rest)];
    for (const role of roles) asked[role] = colour;
  }
  const hexes = Object.fromEntries(Object.entries(asked).map(([role, { hex }]) => [role, hex]));
  const changed = setColours(site, hexes);
  if (!changed) return refuse('the page has no such part to colour.');
  const told = Object.entries(asked).map(
    ([role, { words }]) => `the ${roleNames[role as ColourRole]} ${words}`,
  );
  return {
    site: changed,
    sentence: `Made ${joined(told)}.`,
    holds: (after, before) =>
      Object.entries(hexes).every(([role, hex]) => shows(after, role as ColourRole, hex)) &&
      staysLegible(after, before),
  };
}

/** A pale or very dark colour beside another one is the ground; else the accent. */
function freeRole(
  asked: Partial<Record<ColourRole, AskedColour>>,
  { hex }: AskedColour,
  count: number,
  rest: string,
): ColourRole {
  const { lightness } = readColour(hex);
  if (
    /^(?:it|the (?:page|site|website|whole thing|whole page|whole site))\b/i.test(rest) &&
    count === 1 &&
    (lightness > 0.93 || lightness < 0.2)
  )
    return 'background';
  if (count > 1 && !asked.background && (lightness > 0.9 || lightness < 0.2)) return 'background';
  return asked.accent || asked.brand ? 'heading' : 'accent';
}

/** The colour is there: exactly, or for text in the nearest shade that can be read. */
export function shows(site: Site, role: ColourRole, hex: string): boolean {
  if (role === 'heading') {
    // Red on a green ground cannot be read: what is asked of the headings shows where they stand on another one.
    const inks = partsFor(site, 'heading').map((element) => inkOf(site, element));
    return inks.some((ink) => ink !== null && isNear(ink, hex));
  }
  const now = role === 'button' ? buttonGround(site, hex) : colourOfRole(site, role);
  if (now === null) return false;
  return now === hex || (role === 'text' && isNear(now, hex));
}

/** The same colour, or the nearest shade of it that can be read. */
function isNear(now: string, hex: string): boolean {
  const [one, other] = [readColour(now), readColour(hex)];
  const hue = Math.abs(((one.hue - other.hue + 540) % 360) - 180);
  return (
    Math.abs(one.lightness - other.lightness) < 0.3 &&
    (other.chroma < 0.04 || (hue < 25 && one.chroma > 0.03))
  );
}

function buttonGround(site: Site, hex: string): string | null {
  const grounds = partsFor(site, 'button').map((element) => ownGround(site, element));
  return grounds.includes(hex) ? hex : (grounds[0] ?? null);
}
