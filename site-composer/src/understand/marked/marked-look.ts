import type { AskedLook } from '../../model/brief';
import type { Sentence } from '../../text/sentences';
import { readSentences } from '../../text/sentences';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import { findLook } from '../find-look';
import type { MarkedText } from './marked-text';

/** How the page was asked to look: colours where a colour is meant, moods from what was wished alone. */
export function markedLook(marked: MarkedText, sentences: readonly Sentence[]): AskedLook {
  const whole = findLook(sentences);
  const wishes = findLook(
    readSentences(
      marked
        .of('style')
        .map(({ text }) => `${text}.`)
        .join('\n'),
    ),
  );
  return {
    colours: whole.colours,
    scheme: whole.scheme ?? wishes.scheme,
    moods:
      wishes.moods.length > 0
        ? wishes.moods
        : whole.moods.filter((mood) => !isOf('nounLike', mood)),
    typeface: wishes.typeface ?? whole.typeface,
  };
}
