import { textsIn } from 'site-document/text';
import type { PageElement } from 'site-document/tree';
import type { Outcome } from '../outcome';
import { setStyle } from '../page/attribute-edits';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { times } from '../style/scale-type';
import { elementName } from './element-name';

type Declarations = Readonly<Record<string, string>>;

function styled(site: Site, element: PageElement, style: Declarations, sentence: string): Outcome {
  const place = site.page.elements.indexOf(element);
  return {
    site: site.edit(setStyle(element, style)),
    sentence,
    holds: (after) => {
      const now = after.page.elements[place];
      return (
        now !== undefined &&
        Object.entries(style).every(([name, value]) => after.cascade.declared(now, name) === value)
      );
    },
  };
}

const bigger = /\b(?:bigger|larger|enlarge|increase|grow|huge|too small)\b/i;
const smaller = /\b(?:smaller|shrink|reduce|decrease|tiny|too (?:big|large))\b/i;
const browserSizes: Readonly<Record<string, number>> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h4: 1,
  small: 0.83,
};

/** "bigger", "a bit smaller": text by the size its rules give it, everything else as a whole. */
export function resizeElement(
  { verb, rest }: Request,
  site: Site,
  element: PageElement,
): Outcome | null {
  const text = `${verb} ${rest}`;
  const isBigger = bigger.test(text);
  if (isBigger === smaller.test(text)) return null;
  const step = /\b(?:much|a lot|way|far)\b/i.test(text)
    ? 1.5
    : /\b(?:bit|little|slightly)\b/i.test(text)
      ? 1.1
      : 1.25;
  const factor = isBigger ? step : 1 / step;
  const sentence = `Made this ${elementName(element)} ${isBigger ? 'bigger' : 'smaller'}.`;
  const isText =
    textsIn(element, 1).length > 0 &&
    !['section', 'div', 'ul', 'ol', 'nav', 'header', 'footer', 'article', 'form'].includes(
      element.tagName,
    );
  const size = isText ? ownSize(site, element) : null;
  const next = size === null ? null : times(size, factor);
  if (next !== null) return styled(site, element, { 'font-size': next }, sentence);
  const zoom = Number.parseFloat(site.cascade.declared(element, 'zoom') ?? '1') || 1;
  return styled(site, element, { zoom: String(Math.round(zoom * factor * 100) / 100) }, sentence);
}

/** The size of an element's text; null where rules give it another one on other screens. */
function ownSize(site: Site, element: PageElement): string | null {
  const rules = site.cascade
    .rulesOf(element)
    .filter(({ rule }) =>
      rule.declarations.some(({ property }) => property === 'font-size' || property === 'font'),
    );
  const plain = rules.every(
    ({ rule }) =>
      rule.around.length === 0 &&
      rule.declarations.every(
        ({ property, important }) => !(property === 'font-size' && important),
      ),
  );
  if (!plain) return null;
  const declared = site.cascade.declared(element, 'font-size');
  if (declared !== null) return declared === 'inherit' ? '1em' : declared;
  if (
    rules.some(({ rule }) =>
      rule.declarations.some(({ property, value }) => property === 'font' && value !== 'inherit'),
    )
  )
    return null;
  return `${browserSizes[element.tagName] ?? 1}em`;
}

const looks: readonly (readonly [RegExp, Declarations, string])[] = [
  [
    /\b(?:not bold|lighter weight|thin(?:ner)?|normal weight)\b/i,
    { 'font-weight': '400' },
    'lighter',
  ],
  [/\b(?:bold|bolder|heavier|strong)\b/i, { 'font-weight': '700' }, 'bold'],
  [/\b(?:italics?|slanted|cursive)\b/i, { 'font-style': 'italic' }, 'italic'],
  [/\bunderlined?\b/i, { 'text-decoration': 'underline' }, 'underlined'],
  [/\b(?:upper ?case|capitals|all caps)\b/i, { 'text-transform': 'uppercase' }, 'upper case'],
  [/\bcent(?:re|er)(?:ed|d)?\b|\bin the middle\b/i, { 'text-align': 'center' }, 'centred'],
  [
    /\b(?:to the |align(?:ed)? )?right(?:[- ]aligned)?\b/i,
    { 'text-align': 'right' },
    'set to the right',
  ],
  [
    /\b(?:to the |align(?:ed)? )?left(?:[- ]aligned)?\b/i,
    { 'text-align': 'left' },
    'set to the left',
  ],
  [/\bsquare|sharp corners?\b/i, { 'border-radius': '0' }, 'square'],
  [/\b(?:round|rounded|rounder|pill)\b/i, { 'border-radius': '999px' }, 'rounded'],
  [
    /\b(?:space|room|padding|airier|margin)\b.*\b(?:above|over|before)\b/i,
    { 'margin-top': '3rem' },
    'set further down',
  ],
  [
    /\b(?:space|room|margin)\b.*\b(?:below|under|after)\b/i,
    { 'margin-bottom': '3rem' },
    'followed by more space',
  ],
  [/\bmore (?:white ?)?(?:space|room|padding|spacing)\b/i, { padding: '2rem' }, 'roomier'],
  [
    /\b(?:shadow)\b/i,
    { 'box-shadow': '0 0.75rem 2rem -1rem rgb(0 0 0 / 0.45)' },
    'stand out with a shadow',
  ],
];

/** "bold", "centred" and the like. */
export function dressElement(
  { verb, rest, action }: Request,
  site: Site,
  element: PageElement,
): Outcome | null {
  if (action === 'remove') return null;
  const look = looks.find(([pattern]) => pattern.test(`${verb} ${rest}`));
  if (!look) return null;
  const [, style, word] = look;
  return styled(site, element, style, `Made this ${elementName(element)} ${word}.`);
}
