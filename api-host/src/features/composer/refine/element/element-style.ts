import { colourPattern, colourValue } from '../../colour/names';
import { textOn } from '../../colour/contrast';
import { escapeHtml } from '../../text/markup';
import { applyEdits } from '../files';
import { attributeOf } from '../page';
import type { Page, PageElement } from '../page';
import { elementName } from './element-change';
import type { ElementChange, ElementOutcome } from './element-change';
import { ownSize, timesSize } from './own-size';

type Declarations = Readonly<Record<string, string>>;

/** "make it red", "blue background": of a button the ground, of anything else the text. */
export const colourElement: ElementChange = (request, page, element) => {
  const name = new RegExp(colourPattern, 'i').exec(request)?.[0];
  const colour = name === undefined ? null : colourValue(name);
  if (name === undefined || colour === null) return null;
  const isGround =
    /\b(?:background|backdrop|behind|fill(?:ed)?|box|card)\b/i.test(request) ||
    (isButton(element) && !/\b(?:text|letters|words|font|label)\b/i.test(request));
  const what = isGround ? 'background' : 'text';
  return styled(
    page,
    element,
    isGround ? { 'background-color': colour, color: textOn(colour) } : { color: colour },
    `Made the ${what} of this ${elementName(element)} ${name.toLowerCase()}.`,
  );
};

/** "bigger", "a bit smaller": text by its font, everything else as a whole. */
export const resizeElement: ElementChange = (request, page, element, files) => {
  const isBigger = /\b(?:bigger|larger|enlarge|taller|wider|increase|grow|huge)\b/i.test(request);
  const isSmaller = /\b(?:smaller|shrink|reduce|decrease|tinier|tiny)\b/i.test(request);
  if (isBigger === isSmaller) return null;
  const step = /\b(?:much|far|a lot|huge|twice|double)\b/i.test(request) ? 1.6 : 1.2;
  const factor = isBigger ? step : 1 / step;
  const isText = /^(?:h[1-6]|p|a|span|li|button|small|strong|em|b|i|label|blockquote|td|th)$/.test(
    element.tagName,
  );
  const size = isText ? (stylesOf(element)['font-size'] ?? ownSize(element, files)) : null;
  return styled(
    page,
    element,
    size === null ? zoomed(element, factor) : { 'font-size': timesSize(size, factor) },
    `Made this ${elementName(element)} ${isBigger ? 'bigger' : 'smaller'}.`,
  );
};

/** Relative to the size the element has, whatever its rules say and on every screen. */
function zoomed(element: PageElement, factor: number): Declarations {
  const before = Number.parseFloat(stylesOf(element).zoom ?? '1') || 1;
  return { zoom: String(Math.round(before * factor * 100) / 100) };
}

const looks: readonly (readonly [RegExp, Declarations, string])[] = [
  [/\b(?:bold|bolder|heavier|strong)\b/i, { 'font-weight': '700' }, 'bold'],
  [/\b(?:italic|slanted)\b/i, { 'font-style': 'italic' }, 'italic'],
  [/\bunderlined?\b/i, { 'text-decoration': 'underline' }, 'underlined'],
  [/\b(?:upper ?case|capitals|all caps)\b/i, { 'text-transform': 'uppercase' }, 'upper case'],
  [/\bcent(?:re|er)(?:ed|d)?\b|\bin the middle\b/i, { 'text-align': 'center' }, 'centred'],
  [/\b(?:round|rounded|rounder)\b/i, { 'border-radius': '1rem' }, 'rounded'],
];

/** "bold", "centred" and the like. */
export const dressElement: ElementChange = (request, page, element) => {
  const look = looks.find(([pattern]) => pattern.test(request));
  if (!look) return null;
  return styled(page, element, look[1], `Made this ${elementName(element)} ${look[2]}.`);
};

const isButton = (element: PageElement): boolean =>
  element.tagName === 'button' || /\b(?:btn|button|cta)/i.test(attributeOf(element, 'class'));

function stylesOf(element: PageElement): Record<string, string> {
  const declarations = attributeOf(element, 'style').split(';');
  return Object.fromEntries(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 1) return [];
      return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
    }),
  );
}

/** In the element's own tag: a rule could reach others, and would lose against more special ones. */
function styled(
  page: Page,
  element: PageElement,
  change: Declarations,
  note: string,
): ElementOutcome | null {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return null;
  const style = Object.entries({ ...stylesOf(element), ...change })
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
  const text = `style="${escapeHtml(style)}"`;
  const old = place.attrs?.style;
  const behindName = place.startTag.startOffset + 1 + element.tagName.length;
  const edit = old
    ? { start: old.startOffset, end: old.endOffset, text }
    : { start: behindName, end: behindName, text: ` ${text}` };
  return { html: applyEdits(page.source, [edit]), note };
}
