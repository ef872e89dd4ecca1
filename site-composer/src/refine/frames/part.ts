import { innerRange, rangeOf } from 'site-document/tree';
import { wholeLines } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { elementsIn } from 'site-document/tree';
import { escapeText } from 'site-document/escape';
import { findPrice } from '../../text/money';
import { say } from '../answers/say';
import { insertPlanned } from '../change/add-section';
import { carry } from '../change/move-section';
import { plainWords } from '../page/plain-words';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import { addPricedRow } from './priced-row';
import { withQuotes } from './frame';
import type { Frame } from './frame';
import { drafted, ended } from './draft-part';
import { readPart } from './read-part';
import type { AskedPart } from './read-part';
import { refuseIn } from './refuse-in';
import { sectionMeant } from './section-meant';

/** "ergänzen Sie einen Absatz „Über uns“: …", "a section for teachers: A, B, C", "een stukje over een tuin (…), onder de stappen". */
export const partFrame: Frame = (clause, { site, quotes }) => {
  const asked = readPart(clause, quotes);
  if (!asked) return null;
  if (asked.price !== null)
    return addPricedRow(site, {
      title: asked.heading,
      price: asked.price,
      text: null,
      where: null,
    });
  if (asked.text === '') return null;
  if (asked.heading === '') return noted(site, withQuotes(asked.text, quotes), asked.place);
  const known = sectionsOf(site).find(
    ({ heading, id, first }) =>
      !first &&
      [heading, id.replaceAll('-', ' ')].some((one) => bareName(one) === bareName(asked.heading)),
  );
  if (known) return written(site, known, asked.text);
  const target =
    asked.place === null || /^[_^]$/u.test(asked.place.name)
      ? null
      : sectionMeant(site, asked.place.name);
  if (asked.place !== null && !target && !/^[_^]$/u.test(asked.place.name))
    return refuseIn(site, 'no.notFound', asked.place.name);
  const outcome = insertPlanned(site, drafted(asked));
  if ('refused' in outcome) return outcome;
  const place = asked.place;
  return target && place
    ? putBeside(outcome, asked, target, place.isAbove)
    : finished(outcome, asked, say(site, 'addedSection', asked.heading));
};

const bareName = (text: string): string =>
  plainWords(text)
    .normalize('NFD')
    .replaceAll(/[^a-z ]/gu, '')
    .trim();

function finished(
  outcome: Exclude<Outcome, { refused: string }>,
  { text }: AskedPart,
  sentence: string,
): Outcome {
  const words = plainWords(text)
    .split(' ')
    .filter((word) => word.length > 3);
  return {
    ...outcome,
    sentence,
    isWhole: true,
    holds: (after) => {
      const shown = plainWords(textOf(after.body));
      return words.every((word) => shown.includes(word));
    },
  };
}

function putBeside(
  outcome: Exclude<Outcome, { refused: string }>,
  asked: AskedPart,
  target: PageSection,
  isAbove: boolean,
): Outcome | null {
  const own = sectionsOf(outcome.site).find(({ heading }) => heading === asked.heading);
  if (!own) return null;
  const name = sectionName(target);
  const sentence = say(
    outcome.site,
    isAbove ? 'addedSectionAbove' : 'addedSectionBelow',
    asked.heading,
    name,
  );
  const moved = carry(outcome.site, own, { side: isAbove ? 'before' : 'after', section: target });
  // Where it stands there already nothing has to move.
  if ('refused' in moved)
    return /already|stand/u.test(moved.refused) ? finished(outcome, asked, sentence) : moved;
  return finished(moved, asked, sentence);
}

/** A paragraph more in a section that is there already. */
function written(site: Site, section: PageSection, text: string): Outcome | null {
  const last = elementsIn(section.element).findLast(
    (one) => one.tagName === 'p' && textOf(one, 4) !== '' && rangeOf(one) !== null,
  );
  const range = last ? rangeOf(last) : null;
  if (!range) return null;
  const words = ended(text);
  return {
    site: site.edit([
      { file: 'html', start: range.end, end: range.end, text: `\n<p>${escapeText(words)}</p>` },
    ]),
    isWhole: true,
    sentence: say(site, 'addedTo', words, sectionName(section)),
    holds: (after) => plainWords(textOf(after.body)).includes(plainWords(words)),
  };
}

/** "a note under it all: …": the last words of the page, or those of the section that was named. */
function noted(site: Site, text: string, place: AskedPart['place']): Outcome | null {
  if (place === null || findPrice(text)) return null;
  const section = place.name === '_' ? sectionsOf(site).at(-1) : sectionMeant(site, place.name);
  const inside = section ? innerRange(section.element) : null;
  if (!section || !inside || place.name === '^') return null;
  const at = wholeLines(site.page.source, { start: inside.end, end: inside.end }).start;
  const words = ended(text);
  return {
    site: site.edit([
      {
        file: 'html',
        start: at,
        end: at,
        text: `<div class="wrap"><p>${escapeText(words)}</p></div>\n`,
      },
    ]),
    isWhole: true,
    sentence: say(site, 'addedTo', words, sectionName(section)),
    holds: (after) => plainWords(textOf(after.body)).includes(plainWords(words)),
  };
}
