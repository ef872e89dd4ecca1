import type { Brief, Passage } from '../../model/brief';
import { isRefusal } from '../refusals';

/** Whether a sentence holds a word that is to be nowhere on the page; one that says there is none of it may. */
export function holdsAvoided({ text }: Passage, { asked }: Brief): boolean {
  const lower = text.toLowerCase();
  return asked.avoid.some((word) => {
    const at = lower.indexOf(word);
    return (
      at !== -1 && !isRefusal(text) && !/\b(?:no|not|never|without|nor)\b/u.test(lower.slice(0, at))
    );
  });
}
