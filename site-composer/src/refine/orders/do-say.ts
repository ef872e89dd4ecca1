import { wholeLines } from 'site-document/edit';
import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, innerRange, isInside, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { say } from '../answers/say';
import { insertPlanned } from '../change/add-section';
import { carry } from '../change/move-section';
import { refuse } from '../outcome';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { holdsOrder } from '../read/holds-order';
import { introOf } from '../target/elements';
import { findSection, sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import { asCopy, asEntry } from './copy-edit';
import type { Order } from './order';
import { brief, showing } from './outcome-of';
import { nearestTo, sectionCalled } from './sections-near';

/** What is said of the page itself is no text for it. */
const ofPage =
  /^(?:it|this|that|something|anything|more|a bit)$|\b(?:website|web page|font|background|logo)\b/iu;

/** "it's the main hall, not the small hall" speaks of what only the member knows. */
const ofBefore =
  /^(?:(?:it['’]?s|they['’]?re) )?(?:the|an?|at|in|on)\b[^.,]*\bnot (?:the|an?|at|in|on)\b/iu;

/** "say no job too small", "add a bit about kit: vests £15": a sentence in the section it belongs to, or a small section of its own. */
export function said(order: Order, site: Site): Outcome | null {
  const texts = order.all('text');
  const text = (texts.length > 1 ? texts.join(', ') : texts[0]) ?? null;
  if (text === null || text.length > 900) return null;
  if (ofPage.test(text) || ofBefore.test(text) || holdsOrder(text)) return null;
  const label = order.of('label');
  // A word by itself is a name, and no sentence.
  if (label === null && !/\s/u.test(text.trim())) return null;
  const words = asCopy(text, order.language);
  if (label !== null) return ownSection(order, site, asEntry(label, order.language), words);
  if (order.of('top') !== null) {
    const intro = introOf(site);
    return intro ? behind(site, intro, words, '') : null;
  }
  const section = placeFor(order, site, text);
  return section ? inSection(site, section, words) : null;
}

function placeFor(order: Order, site: Site, text: string): PageSection | null {
  const named = [order.of('target'), order.of('after'), order.of('before')].find(
    (one) => one !== null,
  );
  if (named !== undefined && named !== null) {
    const called = sectionCalled(site, named);
    if (called) return called;
  }
  if (order.of('bottom') !== null) return sectionsOf(site).findLast(({ first }) => !first) ?? null;
  return nearestTo(site, text);
}

function ownSection(order: Order, site: Site, heading: string, words: string): Outcome | null {
  const known = findSection(site, heading);
  if (known && !known.first && known.heading.toLowerCase() === heading.toLowerCase())
    return inSection(site, known, words);
  const outcome = insertPlanned(site, {
    id: 'part',
    layout: '',
    heading,
    navigation: null,
    kind: 'text',
    paragraphs: [words],
  });
  if ('refused' in outcome) return outcome;
  const done = showing(outcome.site, say(site, 'addedSection', heading), heading, words);
  const place = order.of('before') ?? order.of('after');
  const target = place === null ? null : sectionCalled(site, place);
  const own = sectionsOf(outcome.site).find((one) => one.heading === heading);
  const beside = target ? sectionsOf(outcome.site).find(({ id }) => id === target.id) : undefined;
  if (!own || !beside) return done;
  const moved = carry(outcome.site, own, {
    side: order.of('before') === null ? 'after' : 'before',
    section: beside,
  });
  return 'refused' in moved
    ? done
    : showing(moved.site, say(site, 'addedSection', heading), heading, words);
}

const isProse = (element: PageElement, within: PageElement): boolean =>
  element.tagName === 'p' &&
  textOf(element, 4) !== '' &&
  rangeOf(element) !== null &&
  !elementsIn(within).some(
    (one) =>
      ['li', 'form', 'figure', 'details', 'article', 'a', 'button', 'tr'].includes(one.tagName) &&
      isInside(element, one),
  );

/** A paragraph behind the last one of a section, else at the end of what it shows. */
export function inSection(site: Site, section: PageSection, words: string): Outcome | null {
  const all = elementsIn(section.element);
  const prose = all.findLast((one) => isProse(one, section.element));
  const name = sectionName(section);
  if (prose && attributeOf(prose, 'class') === '') return behind(site, prose, words, name);
  const body = all.find((one) => one.tagName === 'div' && attributeOf(one, 'class') === 'body');
  const inside = innerRange(body ?? section.element);
  if (!inside) return null;
  const at = wholeLines(site.page.source, { start: inside.end, end: inside.end }).start;
  const wrapped = `<p>${escapeText(words)}</p>`;
  const text = body ? `${wrapped}\n` : `<div class="wrap">${wrapped}</div>\n`;
  const after = site.edit([{ file: 'html', start: at, end: at, text }]);
  return showing(after, say(site, 'addedTo', brief(words), name), words);
}

function behind(site: Site, element: PageElement, words: string, name: string): Outcome {
  const range = rangeOf(element);
  if (!range) return refuse('it did not show on the page as asked,');
  const after = site.edit([
    { file: 'html', start: range.end, end: range.end, text: `\n<p>${escapeText(words)}</p>` },
  ]);
  const sentence =
    name === ''
      ? say(site, 'addedBelowHeadline', brief(words))
      : say(site, 'addedTo', brief(words), name);
  return showing(after, sentence, words);
}
