import { readSentences } from '../text/sentences';
import type { Sentence } from '../text/sentences';
import { findLimits } from './find-limits';
import type { Limits } from './find-limits';
import type { MarkedText } from './marked/marked-text';

/** An instruction, or a part of one, with what was found in it. */
export interface ReadText {
  readonly given: string;
  readonly prompt: string;
  readonly marked: MarkedText;
  readonly sentences: readonly Sentence[];
  readonly limits: Limits;
}

/** @param words what the sentences are read from: the prompt, or what is left of it */
export function readText(
  { given, prompt }: Pick<ReadText, 'given' | 'prompt'>,
  words: string,
  marked: MarkedText,
): ReadText {
  const sentences = readSentences(words);
  return { given, prompt, marked, sentences, limits: findLimits(sentences) };
}
