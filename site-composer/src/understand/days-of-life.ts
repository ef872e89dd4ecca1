import type { GivenDate } from '../model/brief';

const lived =
  /\b(?:born|died|passed(?: away)?|departed|née?|\*|†)(?: (?:on|in|peacefully|suddenly|quietly|the))*\s$/iu;
const ofLife = /^(?:born|died|passed(?: away)?)\b/iu;
const longestBefore = 40;

/** "Born 2 May 1931, died 19 January 2026": days of a life, on which nothing takes place that anybody comes to. */
export function withoutDaysOfLife(text: string, dates: readonly GivenDate[]): GivenDate[] {
  return dates.filter(({ words, title }) => {
    if (ofLife.test(title ?? '') || ofLife.test(words)) return false;
    const at = text.indexOf(words.split(',')[0] ?? words);
    return at < 0 || !lived.test(text.slice(Math.max(0, at - longestBefore), at));
  });
}
