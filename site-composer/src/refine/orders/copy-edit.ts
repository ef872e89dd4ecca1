import { asPoint, asSentence } from '../../text/casing';
import { withoutShouting, withPlainMarks } from '../../text/copy/plain-marks';
import { spellOut } from '../../text/plain-spelling';

/** A member's words as they are printed: short forms of messages written out, nothing else changed. */
function edited(text: string, language: string): string {
  const plain = text.trim();
  return language === 'en' ? spellOut(withoutShouting(withPlainMarks(plain))) : plain;
}

export const asCopy = (text: string, language: string): string =>
  asSentence(edited(text, language));
export const asEntry = (text: string, language: string): string =>
  asPoint(edited(text, language))
    .replace(/^(?:an?|some) (?=\S)/iu, '')
    .replace(/^\p{Ll}/u, (one) => one.toUpperCase());
