import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, innerRange, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { homeByWords } from '../../plan/home-of-remark';
import { asPoint, asSentence } from '../../text/casing';
import { isShortFact, isWholeSentence } from '../../text/whole-sentence';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Request } from '../read/request';
import { holdsOrder } from '../read/holds-order';
import { toldIn } from '../read/told-sentence';
import type { RefineOptions } from '../refine-types';
import type { Site } from '../site';
import { introOf } from '../target/elements';
import { sectionsOf } from '../target/sections';
import { addSection } from './add-section';

/** What is said of the page itself is no text for it. */
const ofPage =
  /\b(?:sections?|buttons?|pages?|website|headings?|headline|fonts?|colou?rs?|background|links?|pictures?|photos?|logo|form|footer|header|menu|gallery|faqs?)\b/iu;

/** "mention that I also sell second-hand bikes": a sentence without a place stands where its kind belongs. */
export const addSentence: Changer = (request, site, options): Outcome | null => {
  if (request.quotes.length > 0 || request.content !== '') return null;
  const asked = toldIn(request.asked);
  if (asked === null || ofPage.test(asked.text)) return null;
  const said = asked.text;
  const isSentence = isWholeSentence(said, true);
  if (!isSentence && !(asked.mayBeFact && isShortFact(asPoint(said)))) return null;
  return tellSomewhere(said, request, site, options);
};

/** A sentence without a place: where its kind belongs, else in a section of its own. */
export function tellSomewhere(
  said: string,
  request: Request,
  site: Site,
  options: RefineOptions,
): Outcome | null {
  if (holdsOrder(said)) return null;
  const text = asSentence(said);
  const holder = holderFor(site, said);
  if (holder) return writeBehind(site, holder.element, text, holder.name);
  return addSection(ownSection(request, text), site, options);
}

interface Holder {
  readonly element: PageElement;
  readonly name: string;
}

/** A line below the headline is read at a glance. */
const longestIntro = 200;

/** The paragraph the sentence follows: of the section it speaks of, else of what is told about the owner, else below the headline. */
function holderFor(site: Site, said: string): Holder | null {
  const sections = sectionsOf(site).filter(({ first }) => !first);
  const home = homeByWords(said);
  const own = home === null ? undefined : sections.find(({ topic }) => topic === home);
  const lead = own ? elementsIn(own.element).find(isLead) : undefined;
  if (own && lead) return { element: lead, name: own.heading };
  const about = sections.find(({ topic }) => topic === 'about');
  const paragraph = about ? elementsIn(about.element).findLast(isParagraph) : undefined;
  if (about && paragraph) return { element: paragraph, name: about.heading };
  const intro = introOf(site);
  const fits = intro?.tagName === 'p' && textOf(intro, 80).length + said.length <= longestIntro;
  return intro && fits ? { element: intro, name: '' } : null;
}

const isLead = (element: PageElement): boolean =>
  element.tagName === 'p' && attributeOf(element, 'class') === 'lead';

export const isParagraph = (element: PageElement): boolean =>
  element.tagName === 'p' && textOf(element, 4) !== '' && rangeOf(element) !== null;

export function writeBehind(
  site: Site,
  element: PageElement,
  text: string,
  name: string,
): Outcome | null {
  const inner = innerRange(element);
  if (!inner) return null;
  const source = site.page.source.slice(inner.start, inner.end);
  const end = inner.start + source.trimEnd().length;
  const isEnded = /[.!?…]["”')]?$/.test(textOf(element).trim());
  return {
    site: site.edit([
      { file: 'html', start: end, end, text: `${isEnded ? '' : '.'} ${escapeText(text)}` },
    ]),
    sentence: `Added “${text.slice(0, 80)}” ${name === '' ? 'below the headline' : `to “${name}”`}.`,
    holds: (after) => plainWords(textOf(after.body)).includes(plainWords(text)),
  };
}

const heading = 'Good to know';

const ownSection = (request: Request, text: string): Request => ({
  ...request,
  action: 'add',
  verb: 'add',
  rest: 'a section called ‹0› with the text ‹1›',
  quotes: [heading, text],
});
