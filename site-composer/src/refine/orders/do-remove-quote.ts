import { textOf } from 'site-document/text';
import { elementsIn, isInside } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { say } from '../answers/say';
import { removeSections, take } from '../change/take-away';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { sectionAround } from '../target/sections';
import { brief } from './outcome-of';
import { linesOf } from './page-units';

const mostWords = 120;

/** "take Ida's quote off": the one quotation that says it or is by them, and where its words stand once more. */
export function quoteRemoved(
  site: Site,
  isMeant: (words: readonly string[]) => boolean,
): Outcome | null {
  const quotes = site.page.elements.filter(
    (element) => element.tagName === 'blockquote' && sectionAround(site, element)?.first === false,
  );
  const frames = quotes.map((quote) => ({ quote, frame: frameOf(site, quote) }));
  const [found, other] = frames.filter(({ frame }) =>
    isMeant(tellingWords(textOf(frame, mostWords))),
  );
  if (!found || other) return null;
  const section = sectionAround(site, found.frame);
  const words = textOf(found.quote, mostWords).replaceAll(/^["“”\s]+|["“”.\s]+$/gu, '');
  const sentence = say(site, 'removed', brief(words));
  const isAlone =
    section !== null &&
    elementsIn(section.element).filter((one) => quotes.includes(one)).length === 1;
  const begun = isAlone ? removeSections(site, [section]) : take(site, [found.frame], sentence);
  if ('refused' in begun) return begun;
  const repeated = linesOf(begun.site)
    .filter(({ text, parent }) => parent.tagName === 'p' && text.value.includes(words))
    .map(({ parent }) => parent);
  const done = repeated.length === 0 ? begun : take(begun.site, repeated, sentence);
  if ('refused' in done) return done;
  return {
    site: done.site,
    sentence,
    isWhole: true,
    holds: (now) => !textOf(now.body).includes(words),
  };
}

/** The quotation with who said it. */
const frameOf = (site: Site, quote: PageElement): PageElement =>
  site.page.elements.findLast(
    (element) => ['figure', 'li', 'article'].includes(element.tagName) && isInside(quote, element),
  ) ?? quote;
