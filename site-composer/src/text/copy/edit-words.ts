import { withTowns } from '../known-towns';
import { withHyphens } from './compounds';
import { withMeantWords } from './confusable';
import { keptPlaces, replaced } from './kept-places';
import { withWholeWords } from './message-words';
import { withApostrophes } from './missing-apostrophes';
import { withNamesOfEnglish } from './names-of-english';

/** Words of English as they are written, wherever they stand: apostrophes, short forms, names with their capitals. */
export function editWords(text: string): string {
  const spoken = replaced(
    text,
    /(?<![\p{L}\p{N}'’.&/-])i(?=\s|['’](?:m|ve|ll|d)\b|$)/gu,
    () => 'I',
  );
  const whole = withApostrophes(withWholeWords(spoken));
  return withTowns(withNamesOfEnglish(withHyphens(withMeantWords(whole, keptPlaces(whole)))));
}
