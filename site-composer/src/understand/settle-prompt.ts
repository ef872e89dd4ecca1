import { withValuesPutRight } from '../text/correct-values';
import { withWordsPutRight } from '../text/correct-words';
import { settleCorrections } from '../text/settle-corrections';
import { withToldElsewhere } from '../text/told-as';
import { mendSpelling } from './mend-spelling';
import { punctuateDictation } from './punctuate-dictation';
import { writtenIn } from './read-language';

const longestRead = 6_000;

/** 'Our spaniel runs to the van!' - Kate: words in single marks that end with one of their own, or before a dash. */
const singleQuoted =
  /(^|[\s:(])['‘]([^'‘’"\n]{8,240}(?:['’]\p{L}[^'‘’"\n]{0,200}){0,4})['’](?=\s*(?:[–—.,;)-]|\n|$))/gu;

/** 'Lighthouse Keeping': a title in single marks, every word of it with a capital. */
const singleTitle =
  /(^|[\s(])['‘]((?:\p{Lu}|\d)[\p{L}\p{N}]*(?:\s(?:of|the|and|in|a|to|on|for|\d+|\p{Lu}[\p{L}\p{N}]*)){0,6})['’](?=[\s.,;:!?)]|$)/gu;

/** What was put right while it was written says what was meant; in English its words are spelled as they are printed. */
export function settledPrompt(given: string): string {
  const bare = given.replaceAll(singleQuoted, '$1"$2"').replaceAll(singleTitle, '$1"$2"');
  const isEnglish = writtenIn(bare.slice(0, longestRead)) === 'en';
  const settled = withWordsPutRight(withValuesPutRight(isEnglish ? settleCorrections(bare) : bare));
  return isEnglish ? mendSpelling(punctuateDictation(settled)) : withToldElsewhere(settled);
}
