import type { DraftSection } from './draft-section';
import { sentencesOf } from './missing-remarks';

/** Fewer words may stand twice: a place, a day. */
const fewestWords = 3;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.!?…\s]+$/u, '')
    .trim();

const isLong = (text: string): boolean => text.split(' ').length >= fewestWords;

/** The sentences and points visitors read, as far as another may repeat them. */
function textsOf(draft: DraftSection): readonly string[] {
  const own =
    draft.kind === 'hero'
      ? [draft.text ?? '', ...draft.facts]
      : draft.kind === 'text'
        ? draft.paragraphs.flatMap(sentencesOf)
        : draft.kind === 'call'
          ? sentencesOf(draft.text ?? '')
          : [];
  return [...own, ...sentencesOf(draft.lead ?? '')].map(plain);
}

/** Leaves out what a longer sentence of the page says word for word: "Bike storage only at number 12" beside the sentence it is from. */
export function toldOnce(drafts: readonly DraftSection[]): DraftSection[] {
  const all = [...new Set(drafts.flatMap(textsOf))];
  const isRepeated = (text: string, among = all): boolean => {
    const own = plain(text);
    return isLong(own) && among.some((other) => other.length > own.length && other.includes(own));
  };
  const kept = (paragraph: string): string =>
    sentencesOf(paragraph)
      .filter((sentence) => !isRepeated(sentence))
      .join('')
      .trim();
  return drafts.flatMap((draft): DraftSection[] => {
    // A figure on the first screen is worth telling again where it belongs.
    if (draft.kind === 'hero') {
      const own = draft.facts.map(plain);
      const facts = draft.facts.filter((fact) => !isRepeated(fact, /\d/.test(fact) ? own : all));
      return [{ ...draft, facts }];
    }
    if (draft.kind === 'call')
      return [{ ...draft, text: draft.text === null ? null : kept(draft.text) }];
    if (draft.kind !== 'text' || draft.awaits !== undefined) return [draft];
    const paragraphs = draft.paragraphs.map(kept).filter((paragraph) => paragraph !== '');
    return paragraphs.length === 0 ? [] : [{ ...draft, paragraphs }];
  });
}
