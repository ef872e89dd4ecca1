import { textOf, textsIn } from 'site-document/text';
import { ancestorsOf, isInside, parentOf } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { areAlike, tellingWords } from '../target/alike-words';
import { sectionsOf } from '../target/sections';
import { take } from './take-away';
import { textEdit } from './text-edits';

const asked =
  /^(?:the |that |this )?(?:bit|line|sentence|note|remark|mention|words?|text)s?\s+(?:about|that says?|saying|on|of|where it says|which says?|mentioning)\s+(?:the |our |my )?(.{2,80}?)(?: (?:from|off|in|on) the (?:page|site|website))?$/iu;
const sentences = /[^.!?…]+(?:[.!?…]+["”')]*|$)\s*/gu;
const mostTexts = 2_000;
const longest = 2_000;

/** "take out the bit about under 6s": the sentence that says it, and nothing of what stands around. */
export const removeSentence: Changer = (request, site): Outcome | null => {
  if (request.action !== 'remove') return null;
  const about = asked.exec(unmask(request.rest, request.quotes).replace(/[.!]+$/, ''))?.[1];
  const words = tellingWords(about ?? '');
  if (about === undefined || words.length === 0) return null;
  // A section of this name is what was meant, and an item goes with its price.
  if (sectionsOf(site).some(({ heading }) => saysAll(heading, words))) return null;
  const found = site.page.texts
    .slice(0, mostTexts)
    .filter((text) => isRead(site, text) && saysAll(text.value, words));
  if (found.length === 0) return null;
  const said = found.map((text) => ({ text, kept: withoutSentence(text.value, words) }));
  if (said.some(({ text, kept }) => kept === '' && !isAlone(text))) return null;
  const gone = said.flatMap(({ text, kept }) => (kept === '' ? [holderOf(text)] : []));
  const edits: Edit[] = said.flatMap(({ text, kept }) =>
    kept === '' ? [] : textEdit(site.page, text, kept),
  );
  if (gone.some((element) => element === null))
    return refuse('where it begins and ends could not be told from the code.');
  const elements = gone.filter((element) => element !== null);
  if (elements.length > 0 && edits.length > 0)
    return refuse(`“${about}” stands in several places. Put the sentence in quotation marks.`);
  const sentence = `Removed what it says about ${about}.`;
  if (elements.length > 0) return take(site, elements, sentence);
  return {
    site: site.edit(edits),
    sentence,
    holds: (after) =>
      !after.page.texts.some((text) => isRead(after, text) && saysAll(text.value, words)),
  };
};

function saysAll(text: string, words: readonly string[]): boolean {
  if (text.length > longest) return false;
  const own = tellingWords(text);
  return words.every((word) => own.some((one) => areAlike(one, word)));
}

/** The text without its sentences that say it; empty where nothing is left. */
const withoutSentence = (text: string, words: readonly string[]): string =>
  (text.match(sentences) ?? [])
    .filter((sentence) => !saysAll(sentence, words))
    .join('')
    .trim();

/** What visitors read as words, rather than choose, press or see in a tab. */
function isRead(site: Site, text: PageText): boolean {
  const parent = parentOf(text);
  return (
    parent !== null &&
    isInside(parent, site.body) &&
    !['script', 'style', 'title', 'option', 'button', 'a', 'label', 'h1', 'h2'].includes(
      parent.tagName,
    )
  );
}

/** The paragraph or line that holds nothing else. */
function holderOf(text: PageText): PageElement | null {
  const parent = parentOf(text);
  if (!parent) return null;
  const own = [parent, ...ancestorsOf(parent).slice(0, 3)].filter((element) =>
    ['p', 'li'].includes(element.tagName),
  );
  return own.findLast((element) => textsIn(element, 3).length === 1) ?? null;
}

const isAlone = (text: PageText): boolean => {
  const holder = holderOf(text);
  return holder !== null && textOf(holder, 80).trim() === text.value.trim();
};
