import type { LockedInstruction } from '../read-locked';
import { shownText, type SeenText } from '../seen-page';
import { contentStems, isAmong, stemOf, wordsOf } from '../words/read-words';

/** Drawings of the interface itself say nothing about the subject. */
const interfaceWords = new Set(
  'icon i menu close arrow check chevron down up left right sun moon'.split(' '),
);

/** Words in the names of drawings: `#icon-dog-face` is a dog and a face. */
function wordsIn(drawing: string): string[] {
  return wordsOf(drawing.replaceAll(/[-_#/.]/g, ' ')).filter(
    (word) => word.length > 2 && !interfaceWords.has(word),
  );
}

export interface ArtVerdict {
  /** Null where the page names none of its drawings, so that nothing can be said. */
  readonly related: number | null;
  readonly unrelated: readonly string[];
}

/**
 * Share of the named drawings that share a word with the instruction or with a text of the page. Names are
 * English: pages of other languages are not judged. A synonym counts against it, so 1 is not to be had.
 */
export function judgeArt(one: LockedInstruction, page: SeenText): ArtVerdict {
  const drawings = [...new Set(page.drawings)].filter((name) => wordsIn(name).length > 0);
  if (drawings.length === 0 || one.language !== 'en') return { related: null, unrelated: [] };
  const around = contentStems(`${one.instruction}\n${shownText(page)}`, 'en');
  const unrelated = drawings.filter(
    (name) => !wordsIn(name).some((word) => isAmong(stemOf(word, 'en'), around)),
  );
  return { related: 1 - unrelated.length / drawings.length, unrelated };
}
