import { textOf } from 'site-document/text';
import type { PageElement } from 'site-document/tree';
import { directionOf } from '../composed/composed-look';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Site } from '../site';
import { scaleAll, scaleDeclarations, scaleElements, sizeOf } from '../style/scale-type';
import { buttonsOf, brandOf, headlineOf } from '../target/elements';

const bigger =
  /\b(?:bigger|larger|enlarge|increase|larger|grow|raise|too (?:small|tiny|little)|huge|more readable)\b/i;
const smaller = /\b(?:smaller|shrink|reduce|decrease|lower|tinier|too (?:big|large|huge))\b/i;
const about =
  /\b(?:text|fonts?|type|letters?|headings?|headlines?|titles?|h1|copy|words|writing|buttons?|logo|name at the top|(?:my|our|the) name|paragraphs?|everything|it|readable|tagline)\b/i;

/** "larger text", "make the headline smaller", "the font is too small". */
export const changeSize: Changer = ({ verb, rest }, site): Outcome | null => {
  const text = `${verb} ${rest}`;
  const isBigger = bigger.test(text);
  if (isBigger === smaller.test(text) || !about.test(text)) return null;
  if (
    /\b(?:section|image|picture|photo|space|spacing|gap|margin|padding|price|map|width|height)s?\b/i.test(
      text,
    )
  )
    return null;
  const step = /\b(?:much|a lot|way|far|huge|twice)\b/i.test(text)
    ? 1.4
    : /\b(?:bit|little|slightly|touch)\b/i.test(text)
      ? 1.1
      : 1.2;
  const factor = isBigger ? step : 1 / step;
  const word = isBigger ? 'larger' : 'smaller';
  if (/\bheadline|h1|(?:main|page|hero|big) (?:title|heading)\b/i.test(text))
    return sized(site, one(headlineOf(site)), factor, `Made the headline ${word}.`);
  if (/\bheadings?|titles?\b/i.test(text))
    return sized(
      site,
      site.page.elements.filter(({ tagName }) => /^h[1-4]$/.test(tagName)),
      factor,
      `Made the headings ${word}.`,
    );
  if (/\bbuttons?\b/i.test(text))
    return sized(site, buttonsOf(site, null), factor, `Made the buttons ${word}.`);
  if (/\b(?:my|our|the) name\b(?! (?:at|in) )/i.test(text))
    return sized(site, one(nameShown(site)), factor, `Made the name ${word}.`);
  if (/\blogo\b|\bname (?:at|in) the (?:top|header)\b/i.test(text))
    return sized(site, one(brandOf(site)), factor, `Made the name at the top ${word}.`);
  return textSize(site, isBigger ? Math.min(step, 1.25) : 1 / Math.min(step, 1.15), word);
};

/** The name of the page: the headline where that says it, else the name at the top. */
function nameShown(site: Site): PageElement | null {
  const [headline, brand] = [headlineOf(site), brandOf(site)];
  if (!headline || !brand) return headline ?? brand;
  return plainWords(textOf(headline)).includes(plainWords(textOf(brand))) ? headline : brand;
}

const one = (element: PageElement | null): PageElement[] => (element ? [element] : []);
function sized(
  site: Site,
  elements: readonly PageElement[],
  factor: number,
  sentence: string,
): Outcome {
  const [first] = elements;
  if (!first) return refuse('the page has no such part.');
  const changed =
    scaleElements(site, elements, factor) ??
    site.withRules(
      `${[...new Set(elements.map(({ tagName }) => tagName))].join(', ')} {\n  font-size: ${defaultSize(first, factor)};\n}`,
    );
  const place = site.page.elements.indexOf(first);
  return {
    site: changed,
    sentence,
    holds: (after, before) =>
      sizeOf(after, after.page.elements[place] ?? first) !== sizeOf(before, first),
  };
}

const browserSizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17 };

function defaultSize({ tagName }: PageElement, factor: number): string {
  return `${Math.round((browserSizes[tagName] ?? 1) * factor * 100) / 100}em`;
}

function textSize(site: Site, factor: number, word: string): Outcome {
  const changed = directionOf(site) ? scaleVariables(site, factor) : scaleForeign(site, factor);
  if (!changed) return refuse('the sizes on this page could not be told from its code.');
  return {
    site: changed,
    sentence: `Made the text ${word}.`,
    holds: (after, before) => sizeOf(after, after.body) !== sizeOf(before, before.body),
  };
}

function scaleVariables(site: Site, factor: number): Site | null {
  const sizes = site.rules.flatMap(({ prelude, declarations }) =>
    prelude === ':root'
      ? declarations.filter(({ property }) => property.startsWith('--size-'))
      : [],
  );
  return scaleDeclarations(site, sizes, factor);
}

/** What is sized by itself is scaled; what has no size of its own follows the page. */
function scaleForeign(site: Site, factor: number): Site {
  const scaled = scaleAll(site, factor) ?? site;
  const own = site.cascade.declared(site.body, 'font-size', 'font');
  if (own !== null && sizeOf(scaled, scaled.body) !== sizeOf(site, site.body)) return scaled;
  return scaled.withRules(`body {\n  font-size: ${Math.round(16 * factor)}px;\n}`);
}
