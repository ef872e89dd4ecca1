import { nameOfDocument } from './document/given-lines';
import { birthdayIn, coupleIn, ownerIn, rememberedIn } from './kind-of-page';
import { markedSubject } from './marked/marked-subject';
import type { MarkedSubject } from './marked/marked-subject';
import type { DocumentBlock } from '../model/brief';
import type { writtenIn } from './read-language';
import type { ReadText } from './read-text';
import { whatForRole } from './role-at';
import { settledSaid } from './settled-said';

/** What the marks say of name, subject, place and audience, put right by what stands around them. */
export function readSaid(
  { marked }: ReadText,
  document: readonly DocumentBlock[] | null,
  written: ReturnType<typeof writtenIn>,
): MarkedSubject {
  const first = markedSubject(marked);
  const named = {
    ...first,
    name:
      nameOfDocument(document) ??
      rememberedIn(marked.text) ??
      first.name ??
      coupleIn(marked.text) ??
      (written === 'en' ? ownerIn(marked.text) : null) ??
      (written === 'en' ? birthdayIn(marked.text) : null),
  };
  const ofRole = whatForRole(named.subject, named.name, marked.text);
  const read = ofRole === null ? named : { ...named, subject: ofRole };
  return written === 'en' ? settledSaid(read, marked.text) : read;
}
