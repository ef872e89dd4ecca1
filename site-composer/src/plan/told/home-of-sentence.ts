import type { DraftSection } from '../draft-section';
import { homeByWords } from '../home-of-remark';
import { isRefusal } from '../refusals';
import { shownWords, tellingWords, wordStem } from '../shown-words';
import { holdsSum, monthDay } from './sentence-words';

type Kind = DraftSection['kind'];
const withRows = new Set<Kind>(['prices', 'schedule', 'people', 'visit', 'cards']);
const mostOfHours = 8;

/** The section whose rows a sentence speaks of: most of its words stand there, or its words say so. */
export function homeOfSentence(text: string, drafts: readonly DraftSection[]): Kind | null {
  const words = tellingWords(text).map(wordStem);
  let best: { kind: Kind; count: number } | null = null;
  for (const draft of drafts) {
    if (!withRows.has(draft.kind)) continue;
    const shown = shownWords(draft);
    const count = words.filter((word) => shown.has(word)).length;
    if (count >= 2 && count * 2 >= words.length && count > (best?.count ?? 0))
      best = { kind: draft.kind, count };
  }
  if (best !== null) return best.kind;
  const home = homeByWords(text);
  const has = (kind: Kind): boolean => drafts.some((draft) => draft.kind === kind);
  if (has('prices') && holdsSum.test(text)) return 'prices';
  const isDay = clock.test(text) || monthDay.test(text);
  if (isDay && has('schedule') && !opening.test(text) && !isRefusal(text)) return 'schedule';
  // "The pit shut in 1970" is no time of opening, and "No bonfires before 6pm" none at all.
  if (home === 'visit' && (isRefusal(text) || (words.length > mostOfHours && !isDay))) return null;
  // "We don't do watches" is read with what is done.
  if (home === null && isRefusal(text) && /^(?:i|we)\b/iu.test(text) && has('prices'))
    return 'prices';
  return home !== null && has(home) ? home : null;
}

const clock = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b/iu;
const opening = /\b(?:open|opening|closed|shut|hours|doors)\b/iu;
