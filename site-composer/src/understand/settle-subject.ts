import type { Facts } from '../model/brief';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { type Sentence } from '../text/sentences';
import { readTokens } from '../text/tokens';
import { tradeNamedIn } from './choose-trade';
import { findForeignSubject } from './foreign-subject';
import { findSubject } from './find-subject';
import type { FoundSubject } from './found-subject';
import { isBroken } from './broken-subject';
import { withoutLooks } from './look-sentence';
import type { MarkedSubject } from './marked/marked-subject';
import type { writtenIn } from './read-language';
import { withoutFacts } from './strip-facts';
import { fromName } from './subject-of-name';

/** "Made tablet for every child" is what somebody did, and no subject of a page. */
function isDeed(phrase: string): boolean {
  const [first] = readTokens(phrase);
  return first?.pos === 'VERB' && first.lower !== first.lemma && !first.lower.endsWith('ing');
}

const premises =
  /^(?:(?:small|little|tiny|old|cosy|quiet|cold|former|converted|rented|shared) )*(?:workshop|studio|shed|garage|barn|room|loft|cellar|basement|yard|unit|kitchen|attic|building|premises|arch|stable|mill|chapel|flat|house|van|truck|trailer)\b/iu;
const within = /\b(?:in|from|at|out of|inside|above) (?:an?|my|our|the) (?:\p{L}+ )?$/iu;
const onCondition =
  /\b(?:when|if|after|before|while|because|until|once)\s(?:(?:an?|the|your|my|our|their)\s)?$/iu;
const longestBefore = 40;

/** "… in a small workshop behind the old cinema" is where it is done, "when a cow starts calving" when: neither is what it is about. */
function isAside(subject: string, sentences: readonly Sentence[]): boolean {
  for (const { text } of sentences) {
    const at = text.toLowerCase().indexOf(subject.toLowerCase());
    if (at === -1) continue;
    const before = text.slice(Math.max(0, at - longestBefore), at);
    return onCondition.test(before) || (premises.test(subject) && within.test(before));
  }
  return false;
}

/** Of "our old website" nothing is known but that it is old. */
const isQuality = (phrase: string): boolean =>
  /^(?:old|new|current|previous|existing|last|own|first|other|proper|decent|whole)$/iu.test(
    phrase.trim(),
  );

const theirs =
  /\b(?:(?:we|i)(?:['’](?:re|m|ve)| are| am| have| run| own| opened| started)(?: got)?|it['’]?s|this is) (?:(?:an?|the|our|my) )(?:\p{L}+ ){0,2}$/iu;

/** "We've got a fish and chip van": what somebody has is what they are there for. */
function isTheirs(phrase: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(phrase.toLowerCase());
  return at > 0 && theirs.test(sentence.slice(Math.max(0, at - longestBefore), at));
}

/** The subject that was marked; where nothing was, what the grammar around it tells. */
export function foundSubject(
  sentences: readonly Sentence[],
  { subject, name, application }: MarkedSubject,
  written: ReturnType<typeof writtenIn>,
  facts: Pick<Facts, 'phones' | 'emails' | 'links' | 'address'>,
  sections: readonly string[],
): FoundSubject {
  if (subject !== null && !isAside(subject, sentences) && !(written === 'en' && isBroken(subject)))
    return {
      phrase: subject,
      head: subject.split(' ').at(-1)?.toLowerCase() ?? '',
      audience: null,
      application,
      sentence: 0,
      end: 0,
    };
  const told = withoutFacts(withoutLooks(sentences), facts);
  const found =
    written === 'en' ? findSubject(told, name) : findForeignSubject(told, written, name);
  const isNone =
    isDeed(found.phrase) ||
    isQuality(found.phrase) ||
    sections.includes(found.phrase.toLowerCase());
  // What its name says it is, is surer than a noun of a long text: "our chairman Derek", "I'm talking into my phone".
  const isChance =
    written === 'en' &&
    found.sure !== true &&
    !isOf('businessHeads', found.head) &&
    tradeNamedIn(found.phrase) === null &&
    !isTheirs(found.phrase, told[found.sentence]?.text ?? '');
  const read =
    name !== null && (isNone || isChance)
      ? (fromName(name) ?? { ...found, phrase: name, head: '' })
      : found;
  return { ...read, application: application || read.application };
}
