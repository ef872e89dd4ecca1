import { withoutToldParts } from '../missing-remarks';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import { tellingWords } from '../shown-words';
import type { toldWords } from '../told-words';
import { holdsSum, rowLabel } from './sentence-words';

/** Whether a sentence holds a word that is to be nowhere on the page; one that says there is none of it may. */
const mentions = (text: string, word: string): boolean => {
  const at = text.toLowerCase().indexOf(word);
  return (
    at !== -1 && !isRefusal(text) && !/\b(?:no|not|never|without|nor)\b/iu.test(text.slice(0, at))
  );
};

/** What a sentence tells that the page does not yet; the whole of it, but for rows at its ends. */
export function untold(
  text: string,
  told: ReturnType<typeof toldWords>,
  brief: PageContext['brief'],
): string {
  const { phones, emails, links } = brief.facts;
  const words = tellingWords(text);
  const lost = words.filter((word) => !told.has(word) && !joinsTimes.test(word));
  if (words.length === 0 || lost.length === 0) return '';
  if (!lost.some((word) => /\d/.test(word)) && lost.length * 5 <= words.length) return '';
  if ([...phones, ...emails, ...links].some((one) => text.includes(one)) && lost.length < 3)
    return '';
  if (brief.asked.avoid.some((word) => mentions(text, word))) return '';
  const bare = text.replace(rowLabel, '');
  return holdsSum.test(bare) ? withoutToldParts(bare, told) : bare;
}

const joinsTimes = /^(?:till|until|through|from|closed|starts?)$/iu;
