import { indentAt } from 'site-document/edit';
import { escapeAttribute, escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { headlineOf, heroOf, introOf } from '../target/elements';
import { findThing, whichOf } from '../target/find-thing';
import { findSection } from '../target/sections';

const nouns = '(?:sentence|line|note|text|paragraph|words?|remark|message)';
const form = new RegExp(
  String.raw`^(?:(?:the |a |this |another )?(?:new |short )?${nouns}(?: saying| that says| reading)?:?\s*)?‹(\d+)›,? (?:as (?:a )?${nouns} )?(under|below|beneath|after|above|before|in|into|to|at|on)(?: the end of| the bottom of| the top of)? (.{2,60})$`,
  'iu',
);

/** "put ‹…› under the headline", "add the sentence ‹…› to the Menu section": a line of text at a place. */
export const insertText: Changer = (request, site): Outcome | null => {
  if (request.action !== 'add') return null;
  const match = form.exec(request.rest);
  const text = request.quotes[Number(match?.[1] ?? -1)] ?? '';
  if (!match || text === '' || text.length > 2_000) return null;
  const [, , side = '', where = ''] = match;
  const isSentence =
    new RegExp(nouns, 'i').test(request.rest.replace(where, '')) || /[.!?]$|(?: .*){4}/u.test(text);
  const place = placeOf(site, unmask(where, request.quotes), isSentence);
  if (!place) return null;
  if ('refused' in place) return place;
  const range = rangeOf(place.element);
  if (!range) return null;
  const isBefore = /above|before/i.test(side);
  const at = isBefore ? range.start : range.end;
  const indent = indentAt(site.page.source, range.start);
  const name = place.like === null ? '' : attributeOf(place.like, 'class');
  const html = `<p${name === '' ? '' : ` class="${escapeAttribute(name)}"`}>${escapeText(text)}</p>`;
  return {
    site: site.edit([
      {
        file: 'html',
        start: at,
        end: at,
        text: isBefore ? `${html}\n${indent}` : `\n${indent}${html}`,
      },
    ]),
    sentence: `Added “${text.slice(0, 60)}” ${isBefore ? 'above' : 'below'} “${textOf(place.element, 6).slice(0, 60)}”.`,
    holds: (after) =>
      after.page.elements.some(
        ({ tagName, ...one }) =>
          tagName === 'p' && plainWords(textOf({ tagName, ...one }, 3)) === plainWords(text),
      ),
  };
};

interface Spot {
  readonly element: PageElement;
  /** The paragraph it shall look like. */
  readonly like: PageElement | null;
}

function placeOf(
  site: Site,
  where: string,
  isSentence: boolean,
): Spot | { readonly refused: string } | null {
  const plain = where
    .replace(/^(?:the|our|my)\s+/i, '')
    .replace(/[.!]$/, '')
    .trim();
  const intro = introOf(site);
  if (/^(?:main )?(?:headline|heading|title|h1)$/i.test(plain)) {
    const element = headlineOf(site);
    return element ? { element, like: intro } : null;
  }
  if (/^(?:sub-?title|sub-?heading|intro|introduction|tagline)$/i.test(plain))
    return intro ? { element: intro, like: intro } : null;
  // What the notes on a page propose, however short.
  if (/^first screen$/i.test(plain)) return intro ? { element: intro, like: intro } : null;
  if (!isSentence) return null;
  if (
    /^(?:hero|first section|top(?: of the page)?|top section|page|homepage|home page)$/i.test(plain)
  )
    return intro && heroOf(site) ? { element: intro, like: intro } : null;
  const section = findSection(site, plain)?.element;
  const found = section ? null : findThing(site, plain, ['section', 'group', 'heading']);
  if (found && 'several' in found) return refuse(whichOf(found.several));
  const holder = section ?? (found && 'thing' in found ? found.thing.element : null);
  if (!holder) return null;
  const heading = /^h[1-6]$/.test(holder.tagName)
    ? holder
    : elementsIn(holder).find(({ tagName }) => /^h[1-6]$/.test(tagName));
  const lead =
    site.page.elements.find((element) => attributeOf(element, 'class') === 'lead') ?? null;
  return heading ? { element: heading, like: lead } : null;
}
