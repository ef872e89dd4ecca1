import { isInside } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { areAlike, tellingWords } from '../target/alike-words';
import { headlineOf } from '../target/elements';
import { choicesOf } from '../target/choices';
import { findThing, whichOf } from '../target/find-thing';
import { sectionsOf } from '../target/sections';
import type { Thing } from '../target/things';
import { removeSections, repeatedAbove, take } from './take-away';

const places =
  /\s+(?:off|from|in|on|out of|under) (?:the |our |my )?(?:menu|list|price list|page|site|website|prices|services|questions|faq|footer|timetable|schedule|programme)$/i;
const tail =
  /\s+(?:entirely|completely|altogether|bit|thing|stuff|please|too|as well|anymore|any more|any longer)$/i;

/** Takes away what a phrase means by its place, its name or what it says; null where nothing fits. */
export function removeThing(site: Site, phrase: string): Outcome | null {
  const name = phrase.replace(tail, '').replace(places, '').trim();
  if (/^(?:it|them|that|this|those|these|one)$/i.test(name))
    return refuse('say what should be removed, by its name or its first words.');
  const found = findThing(site, name);
  if (!found) return null;
  if ('several' in found) return refuse(whichOf(found.several));
  const { thing } = found;
  if (thing.kind === 'section') {
    const section = sectionsOf(site).find(({ element }) => element === thing.element);
    return section ? removeSections(site, [section]) : null;
  }
  if (thing.kind === 'text' && !isMostOf(name, thing.text))
    return refuse(
      `“${name.slice(0, 60)}” stands within a longer text. Put the words to take out in quotation marks, or say what the text should be instead.`,
    );
  if (holdsHeadline(site, thing.element))
    return refuse('the headline stands there. Say what it should say instead.');
  const others = [...choicesOf(site, thing.name), ...repeatedAbove(site, [thing.element])];
  return take(site, [thing.element, ...others], `Removed “${called(thing)}”.`);
}

/** A sentence that merely speaks of what is to go holds more than that. */
export function isMostOf(phrase: string, text: string): boolean {
  const [said, all] = [tellingWords(phrase), tellingWords(text)];
  if (text.toLowerCase().startsWith(phrase.toLowerCase().slice(0, 30)) && phrase.length > 12)
    return true;
  return all.filter((word) => said.some((one) => areAlike(one, word))).length * 2 >= all.length;
}

function holdsHeadline(site: Site, element: PageElement): boolean {
  const headline = headlineOf(site);
  return headline !== null && (headline === element || isInside(headline, element));
}

const called = ({ name, text }: Thing): string => (name === '' ? text : name).slice(0, 60);
