import { textOf, textsIn } from 'site-document/text';
import { attributeOf, classesOf, isInside, parentOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import { removeFromNames } from './remove-from-names';
import { isMostOf, removeThing } from './remove-thing';
import { lonely, removeSections, repeatedAbove, take } from './take-away';
import type { Site } from '../site';
import {
  elementsSaying,
  isButton,
  isLink,
  labelOf,
  placeNamed,
  pressedBy,
} from '../target/elements';
import { findItem } from '../target/items';
import { cleanPhrase, sectionsIn } from '../target/named-sections';
import { choicesOf } from '../target/choices';
import { thingAt } from '../target/find-thing';

/** "remove the gallery", "delete the ‹Book now› button", "take croissants off the menu", "no map". */
export const removePart: Changer = (request, site) => removed(request, site);

function removed(request: Request, site: Site): Outcome | null {
  if (request.action !== 'remove') return null;
  const phrase = unmask(request.rest, request.quotes);
  const named = cleanPhrase(phrase);
  if (
    /^(?:‹\d+› )?(?:white )?(?:space|spacing|gaps?|margins?|padding|animations?|shadows?|borders?|rounded corners)$/i.test(
      named,
    )
  )
    return null;
  const isNoName = /^(?:it|them|(?:that|this|those|these)(?: \p{L}+)?)$/iu.test(phrase.trim());
  if (isNoName) return refuse('say what should be removed, by its name or its first words.');
  const counted = thingAt(site, named) ? removeThing(site, named) : null;
  if (counted) return counted;
  const pressed = removePressed(site, named);
  if (pressed) return pressed;
  const special = findSpecial(site, named);
  if (special) return take(site, special, `Removed the ${plainWords(named)}.`);
  const from = /\s(?:off|from|out of) (?:the|our|my)\s/i.test(named)
    ? findItem(site, withoutPlace(named), false)
    : null;
  if (from) return takeItem(site, from.element);
  const sections = sectionsIn(site, request.rest, request);
  if (sections.length > 0 && sections.every((section) => section !== null))
    return removeSections(site, sections);
  const item = /\bsection\b/i.test(named) ? null : findItem(site, withoutPlace(named), false);
  const isLonger = item?.element.tagName === 'p' && !isMostOf(named, textOf(item.element));
  if (item && !isLonger)
    return removeFromNames(site, named, item.element) ?? takeItem(site, item.element);
  const saying = elementsSaying(site, named, null);
  if (saying.length > 0) return take(site, saying, `Removed “${named.slice(0, 60)}”.`);
  const known = removeThing(site, named);
  if (known) return known;
  // "Cabeza we cant get it no more": why it goes stands behind it, without a mark between.
  const [thing = ''] = request.rest.split(whyBehind);
  return thing.trim() !== '' && thing !== request.rest
    ? wholly(removed({ ...request, rest: thing.trim() }, site))
    : refuse(`“${named.slice(0, 60)}” was not found on the page.`);
}

/** All of the request was read: a thing, and why it goes. */
const wholly = (outcome: Outcome | null): Outcome | null =>
  outcome === null || 'refused' in outcome ? outcome : { ...outcome, isWhole: true };

const whyBehind =
  /\s(?=(?:we|i|they|it|it['’]?s|that['’]?s|thats|he|she|nobody|no one|because|cos|cause|since|so|as we|for now|any ?more|no longer)\s)/iu;

/** An item of a list goes with the choice of it in a form. */
function takeItem(site: Site, element: PageElement): Outcome {
  const [name] = textsIn(element, 1);
  return take(
    site,
    [element, ...choicesOf(site, name?.value ?? ''), ...repeatedAbove(site, [element])],
    `Removed “${textOf(element, 6).slice(0, 60)}”.`,
  );
}

const withoutPlace = (phrase: string): string =>
  phrase
    .replace(/\s+(?:off|from|in|on|out of) (?:the |our )?[\p{L} ]{3,40}$/iu, '')
    .replace(
      /^(?:item|dish|product|entry|question|service|line|review|testimonial|card|step)\s+(?:called |named |about (?:the )?|by |from )?/i,
      '',
    )
    .replace(/\s+(?:item|dish|product|entry|row|line|card|question)$/i, '')
    .trim();

function removePressed(site: Site, phrase: string): Outcome | null {
  const match =
    /^(.*?)\s*(button|link|nav(?:igation)? (?:item|link|entry)|menu (?:item|link|entry))s?(?: (?:in|from|on|at) (?:the )?(.+))?$/i.exec(
      phrase,
    );
  if (!match) return null;
  const [, label = '', , place = ''] = match;
  const within =
    place === ''
      ? /nav|menu/i.test(match[2] ?? '')
        ? site.first('nav')
        : null
      : placeNamed(site, place);
  const all =
    label === ''
      ? site.page.elements.filter(
          (element) => isButton(element) && (!within || isInside(element, within)),
        )
      : pressedBy(site, label, within);
  const wanted = /button/i.test(match[2] ?? '')
    ? all.filter((element) => isButton(element) || !all.some(isButton))
    : all;
  if (wanted.length === 0) return refuse(`no such ${match[2] ?? 'button'} was found on the page.`);
  if (label === '' && wanted.length > 1 && !within)
    return refuse('there are several buttons. Say which one, by what is written on it.');
  const [first] = wanted;
  return take(site, wanted.map(lonely), `Removed ${first ? `“${labelOf(first)}”` : 'it'}.`);
}

/** Parts that are known by what they are rather than by what they say. */
function findSpecial(site: Site, phrase: string): PageElement[] | null {
  const plain = plainWords(phrase);
  if (plain === 'map' || /^(?:google|street|embedded) map$/.test(plain)) {
    const maps = site.page.elements.filter(
      (element) =>
        (element.tagName === 'iframe' &&
          /map/i.test(attributeOf(element, 'src') + attributeOf(element, 'title'))) ||
        (attributeOf(element, 'id') === 'map' && element.tagName !== 'section') ||
        classesOf(element).includes('map'),
    );
    return maps.length > 0 ? maps.slice(0, 1) : null;
  }
  if (/^(?:site )?footer$/.test(plain))
    return site.page.elements.filter(({ tagName }) => tagName === 'footer').slice(-1);
  if (/^(?:contact |booking |order |sign ?up |newsletter )?form$/.test(plain)) {
    const forms = site.page.elements.filter(({ tagName }) => tagName === 'form');
    return forms.length === 1 ? forms : null;
  }
  if (/^(?:(?:main |site |top )?nav(?:igation)?(?: bar| menu)?)$/.test(plain))
    return site.page.elements.filter(({ tagName }) => tagName === 'nav').slice(0, 1);
  if (/^(?:phone|telephone)(?: number)?$/.test(plain)) return holders(site, 'tel:');
  if (/^(?:e-?mail)(?: address)?$/.test(plain)) return holders(site, 'mailto:');
  if (/^(?:all )?(?:the )?prices$/.test(plain)) return null;
  return null;
}

function holders(site: Site, scheme: string): PageElement[] | null {
  const links = site.page.elements.filter(
    (element) => isLink(element) && attributeOf(element, 'href').startsWith(scheme),
  );
  const around = links.map((link) => {
    const parent = parentOf(link);
    const up = parent && classesOf(parent).includes('way-words') ? parentOf(parent) : parent;
    return up &&
      ['li', 'p', 'dd'].includes(up.tagName) &&
      textOf(up, 20).length < textOf(link, 20).length + 20
      ? up
      : link;
  });
  return around.length > 0 ? around : null;
}
