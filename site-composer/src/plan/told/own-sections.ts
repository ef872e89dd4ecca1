import { asSentence } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { sentencesOf } from '../missing-remarks';
import { wordStem } from '../shown-words';

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text is a part of one of the owner's sentences, or all of it. */
export const isPart = (part: string, texts: readonly string[]): boolean =>
  texts.some((text) => plain(text).includes(plain(part)));

type TextDraft = Extract<DraftSection, { kind: 'text' }>;

/** What stands as rows elsewhere: words that were put under such a heading are of something else. */
const ofRows =
  /^(?:our |the )*(?:people|team|staff|committee|who|(?:opening )?hours|opening|prices?|fees|rates|contact|faq|questions|dates|schedule)\b/u;

interface Own {
  readonly text: string;
  readonly within: string;
}

/**
 * A section in words with the owner's sentences that speak of what its heading names, or were said where the section was asked for; what
 * was written for it stays. Null where its heading is only a part of a sentence that is told anyway, or where nothing is left.
 */
export function withWholeTexts(draft: TextDraft, sentences: readonly Own[]): TextDraft | null {
  const heading = plain(draft.heading ?? '');
  const texts = sentences.map(({ text }) => text);
  if (heading.includes(' ') && isPart(heading, texts)) return null;
  const stems = heading
    .split(' ')
    .filter((word) => word.length > 3)
    .map(wordStem);
  const own = sentences
    .filter(({ text, within }) => {
      const words = new Set(plain(`${text} ${within}`).split(' ').map(wordStem));
      return stems.some((stem) => words.has(stem));
    })
    .map(({ text }) => asSentence(text));
  if (own.length === 0 && heading !== '' && !ofRows.test(heading)) return draft;
  const written = draft.paragraphs
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !isPart(sentence, texts));
  const kept = [...new Set([...own, ...written])].filter((text) => text !== '');
  return kept.length === 0 ? null : { ...draft, paragraphs: inParagraphs(kept) };
}

const longestParagraph = 420;

function inParagraphs(sentences: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + sentence.length < longestParagraph)
      paragraphs[paragraphs.length - 1] = `${last} ${sentence}`;
    else paragraphs.push(sentence);
  }
  return paragraphs;
}
