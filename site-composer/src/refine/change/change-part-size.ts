import { attributeOf, elementsIn } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { setAttribute, setStyle } from '../page/attribute-edits';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { sizeOf } from '../style/scale-type';
import { isLink } from '../target/elements';
import { areAlike, tellingWords } from '../target/alike-words';
import { findThing, whichOf } from '../target/find-thing';

const sizes =
  /\b(bigger|larger|smaller|shrink|enlarge|half (?:the|its|that) size|half as big|twice (?:the|its) size|twice as big|too (?:small|tiny|big|large|huge))\b/i;
const grows = /\b(?:bigger|larger|enlarge|twice|too (?:small|tiny))\b/i;
const picture = /\b(?:picture|photo|photograph|image|drawing|illustration|engine)s?\b/i;

/** "the phone number larger", "the engine picture about half the size": one part of the page in another size. */
export const changePartSize: Changer = (request, site): Outcome | null => {
  if (!['set', 'size', null].includes(request.action)) return null;
  const said = unmask(`${request.verb} ${request.rest}`, request.quotes).trim();
  const match = said.length < 160 ? sizes.exec(said) : null;
  if (!match) return null;
  const factor = /\bhalf\b/i.test(said)
    ? 0.5
    : /\btwice|double\b/i.test(said)
      ? 2
      : grows.test(said)
        ? 1.35
        : 0.72;
  const word = factor > 1 ? 'larger' : 'smaller';
  if (/\b(?:phone|telephone|tel)\b(?: number)?/i.test(said))
    return sized(site, linksTo(site, 'tel:'), factor, `Made the telephone number ${word}.`);
  if (/\be-?mail(?: address)?\b/i.test(said))
    return sized(site, linksTo(site, 'mailto:'), factor, `Made the email address ${word}.`);
  if (picture.test(said)) return resizePicture(site, said, factor, word);
  const name = said
    .slice(0, match.index)
    .replace(/^(?:make|set|have|turn|get)?\s*(?:the |our |my )?/i, '')
    .replace(
      /\b(?:(?:a )?(?:bit|little|touch)(?: of)?(?: an?)?|much|about|is|are|be|slightly|way|far|should|could|to|text|writing)\b/gi,
      ' ',
    )
    .trim();
  const common =
    /^(?:it|them|this|that|everything|all|text|writing|type|letters?|fonts?|headings?|headline|titles?|buttons?|logo|words?|copy|paragraphs?|page)?$/i;
  if (common.test(name) || /\b(?:section|space|spacing|gap|margin|map|corner)s?\b/i.test(said))
    return null;
  const found = findThing(site, name);
  if (!found) return null;
  // What stands in a section has sizes of its own.
  if ('thing' in found && ['section', 'group'].includes(found.thing.kind)) return null;
  if ('several' in found) return refuse(whichOf(found.several));
  const own = tellingWords(`${found.thing.name} ${found.thing.kind}`);
  // What is merely like something on the page is not what was meant.
  if (!tellingWords(name).every((word) => own.some((one) => areAlike(one, word)))) return null;
  return sized(
    site,
    [found.thing.element],
    factor,
    `Made “${found.thing.name.slice(0, 60)}” ${word}.`,
  );
};

function linksTo(site: Site, scheme: string): PageElement[] {
  return site.page.elements.filter(
    (element) => isLink(element) && attributeOf(element, 'href').startsWith(scheme),
  );
}

function sized(
  site: Site,
  elements: readonly PageElement[],
  factor: number,
  sentence: string,
): Outcome {
  const [first] = elements;
  if (!first) return refuse('no such part was found on the page.');
  const places = elements.map((element) => site.page.elements.indexOf(element));
  return {
    site: site.edit(
      elements.flatMap((element) => setStyle(element, { 'font-size': `${factor}em` })),
    ),
    sentence,
    holds: (after) =>
      places.every((place, at) => {
        const now = after.page.elements[place];
        const was = elements[at];
        return now !== undefined && was !== undefined && sizeOf(after, now) !== sizeOf(site, was);
      }),
  };
}

function resizePicture(site: Site, said: string, factor: number, word: string): Outcome | null {
  const pictures = site.page.elements.filter(({ tagName }) => tagName === 'img');
  const words = new Set(said.toLowerCase().match(/\p{L}{4,}/gu));
  const named = pictures.filter((one) =>
    (
      attributeOf(one, 'alt')
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? []
    ).some((part) => words.has(part)),
  );
  const meant = named.length > 0 ? named : pictures;
  const [only] = meant;
  if (!only) return null;
  if (meant.length > 1 && !/\b(?:pictures|photos|images|photographs)\b/i.test(said))
    return refuse('there are several pictures. Say what is on the one you mean.');
  const edits = meant.flatMap((element) => {
    const [width, height] = ['width', 'height'].map((name) => Number(attributeOf(element, name)));
    return width
      ? [
          ...setAttribute(element, 'width', String(Math.round(width * factor))),
          ...(height ? setAttribute(element, 'height', String(Math.round(height * factor))) : []),
        ]
      : setStyle(element, { width: `${Math.round(Math.min(1, factor) * 100)}%`, height: 'auto' });
  });
  return {
    site: site.edit(edits),
    sentence: `Made the picture ${word}.`,
    holds: (after) =>
      after.page.elements.length === site.page.elements.length && elementsIn(after.body).length > 0,
  };
}
