import type { Facts } from '../model/brief';
import { readTokens, type Sentence } from '../text/sentences';
import { findForeignSubject } from './foreign-subject';
import { findSubject } from './find-subject';
import type { FoundSubject } from './found-subject';
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

/** The subject that was marked; where nothing was, what the grammar around it tells. */
export function foundSubject(
  sentences: readonly Sentence[],
  { subject, name, application }: MarkedSubject,
  written: ReturnType<typeof writtenIn>,
  facts: Pick<Facts, 'phones' | 'emails' | 'links' | 'address'>,
  sections: readonly string[],
): FoundSubject {
  if (subject !== null)
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
  const isNone = isDeed(found.phrase) || sections.includes(found.phrase.toLowerCase());
  const read =
    name !== null && isNone ? (fromName(name) ?? { ...found, phrase: name, head: '' }) : found;
  return { ...read, application: application || read.application };
}
