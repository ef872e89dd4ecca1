import { withValuesPutRight } from '../text/correct-values';
import { withWordsPutRight } from '../text/correct-words';
import { settleCorrections } from '../text/settle-corrections';
import { withToldElsewhere } from '../text/told-as';
import { mendSpelling } from './mend-spelling';
import { punctuateDictation } from './punctuate-dictation';
import { writtenIn } from './read-language';

const longestRead = 6_000;

/** What was put right while it was written says what was meant; in English its words are spelled as they are printed. */
export function settledPrompt(bare: string): string {
  const isEnglish = writtenIn(bare.slice(0, longestRead)) === 'en';
  const settled = withWordsPutRight(withValuesPutRight(isEnglish ? settleCorrections(bare) : bare));
  return isEnglish ? mendSpelling(punctuateDictation(settled)) : withToldElsewhere(settled);
}
