import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, isInside, parentOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import { setStyle } from '../page/attribute-edits';
import type { Site } from '../site';
import { sizeOf } from '../style/scale-type';
import { tellingWords } from '../target/alike-words';
import { brandOf, headlineOf, isButton } from '../target/elements';
import { likeness, namingWords } from '../told/content-words';
import type { Order } from './order';
import { brief } from './outcome-of';
import { linesOf } from './page-units';
import { sectionCalled } from './sections-near';

const most = 120;
const sizeWords =
  /^(?:big|bigger|large|larger|massive|huge|size|twice|double|small|smaller|little|bit|much|write|written|numbers?|gros|grand|grande|groter|größer|maior|menor|too|very|rather|viel|plus|más)$/iu;
const everything =
  /^(?:it|them|all|everything|whole|page|text|writing|letters?|type|font|lettering|words|schrift|letra|testo|texte|tekst|throughout)$/iu;

/** Things that are called by what they are, in the languages of the composer. */
const kinds: readonly (readonly [RegExp, (site: Site) => PageElement[]])[] = [
  [
    /\b(?:phone|telephone|tel|mobile|numéro|telefon\p{L}*|teléfono|telefono|telefone|telefoonnummer|reservas)\b|\b(?:my|the) number\b|^number/iu,
    (site) => linked(site, 'tel:'),
  ],
  [/\be-?mail\b/iu, (site) => linked(site, 'mailto:')],
  [
    /\b(?:buttons?|knöpfe?|boutons?|botones|botón|pulsanti|botões|knop(?:pen)?)\b/iu,
    (site) => site.page.elements.filter((one) => isButton(one)),
  ],
  [
    /\b(?:headline|title|top heading|titre|titel|título|titolo|überschrift)\b|^(?:the )?heading$/iu,
    (site) => headlines(site),
  ],
  [
    /\b(?:my|our|his|her) name\b|\b(?:nombre|nom|nome|name) (?:of|del|der|du)\b/iu,
    (site) => [brandOf(site), headlineOf(site)].filter((one) => one !== null),
  ],
  [
    /\bprices?\b|\bpreise\b|\bprix\b|\bprecios\b|\bprezzi\b|\bpreços\b|\bprijzen\b/iu,
    (site) => priced(site),
  ],
];

const linked = (site: Site, scheme: string): PageElement[] =>
  site.page.elements.filter(
    (one) => one.tagName === 'a' && attributeOf(one, 'href').startsWith(scheme),
  );
const headlines = (site: Site): PageElement[] => [headlineOf(site)].filter((one) => one !== null);
const priced = (site: Site): PageElement[] => {
  const lists = site.page.elements.filter((one) =>
    attributeOf(one, 'class').split(' ').includes('price-line'),
  );
  return lists.length > 0
    ? lists.flatMap((one) => [one, ...elementsIn(one)]).filter((one) => holdsText(one))
    : [];
};

const holdsText = (element: PageElement): boolean =>
  element.childNodes.some(
    (child) => child.nodeName === '#text' && 'value' in child && /\S/u.test(child.value),
  );

/** "the place buttons twice as big", "DONT RING THE HOUSE needs to be bigger": the size of what is named. */
export function resized(order: Order, site: Site): Outcome | null {
  const target = order.of('target') ?? order.of('role') ?? order.asked;
  if (target.length > 90) return null;
  const isBigger = order.operation === 'bigger';
  const isTwice = /\b(?:twice|double|massive|huge|doppelt|deux fois|doble|doppio)\b/iu.test(
    order.asked,
  );
  const elements = elementsMeant(site, target).slice(0, most);
  const [first] = elements;
  if (!first) return null;
  const factor = isBigger ? (isTwice ? 2 : 1.35) : 0.75;
  const places = elements.map((one) => site.page.elements.indexOf(one));
  const after = site.edit(
    elements.flatMap((one) => setStyle(one, { 'font-size': sizeFor(site, one, factor) })),
  );
  return {
    site: after,
    sentence: say(site, isBigger ? 'partLarger' : 'partSmaller', brief(bare(target))),
    isWhole: true,
    holds: (now) =>
      places.every((place, at) => {
        const [fresh, was] = [now.page.elements[place], elements[at]];
        return fresh !== undefined && was !== undefined && sizeOf(now, fresh) !== sizeOf(site, was);
      }),
  };
}

/** What has a size of its own keeps it as the measure; anything else grows with what is around it. */
function sizeFor(site: Site, element: PageElement, factor: number): string {
  const own = site.cascade.declared(element, 'font-size');
  return own === null || (own.includes('em') && !own.includes('rem'))
    ? `${factor}em`
    : `calc((${own}) * ${factor})`;
}

const bare = (target: string): string =>
  target.replace(
    /^(?:the|our|my|die|der|das|le|la|les|el|los|las|il|lo|gli|i|o|os|as|de|het)\s/iu,
    '',
  );

function elementsMeant(site: Site, target: string): PageElement[] {
  const words = namingWords(target).filter((word) => !sizeWords.test(word));
  if (words.every((word) => everything.test(word)) && words.length > 0) return [];
  const kind = kinds.find(([pattern]) => pattern.test(target));
  const called = kind?.[1](site) ?? [];
  if (called.length > 0) return called;
  if (words.length === 0) return [];
  const lines = linesOf(site);
  const texts = lines.filter(({ text }) => {
    const own = tellingWords(text.value);
    return words.every((word) => likeness(word, own) >= 2) && own.length <= words.length * 6 + 4;
  });
  const section = sectionCalled(site, target);
  const isHeading = texts.every(({ parent }) => /^h[1-6]$/.test(parent.tagName));
  if (section && (texts.length === 0 || isHeading))
    return lines
      .filter(({ row, text }) => isInside(row, section.element) && text.value.trim() !== '')
      .map(({ parent }) => parent);
  return [...new Set(texts.map(({ parent }) => parent))].filter(
    (one) => textOf(one, 2) !== '' && parentOf(one) !== null,
  );
}
