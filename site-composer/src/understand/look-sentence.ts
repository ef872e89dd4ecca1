import type { Sentence } from '../text/sentences';
import { readMentions } from './colour-mentions';
import { isColourTalk } from './colour-talk';

function isAllColours(sentence: Sentence): boolean {
  const mentions = [true, false].flatMap((english) => readMentions(sentence, english));
  if (mentions.length === 0) return false;
  return sentence.tokens.every(
    ({ lower, pos }, at) =>
      pos === 'PUNCT' ||
      isColourTalk(lower) ||
      mentions.some(({ from, to }) => at >= from && at < to),
  );
}

/** The sentences that are about more than how the page should look, the others emptied where they stand. */
export function withoutLooks(sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((sentence) =>
    sentence.text.length < 200 && isAllColours(sentence)
      ? { ...sentence, text: '', tokens: [], whole: null }
      : sentence,
  );
}
