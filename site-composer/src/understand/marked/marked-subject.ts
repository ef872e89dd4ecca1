import { isOf } from '../../catalogue/vocabulary/vocabulary';
import type { SpanLabel } from '../../spans/labels';
import { isKind } from '../kind-of-letters';
import { audienceIn } from './marked-audience';
import { nameIn, sure } from './marked-name';
import type { MarkedText } from './marked-text';
import { plainWords } from './plain-words';
import { subjectIn } from './subject-in';

/** What the marks say of the name, the subject and the place. */
export interface MarkedSubject {
  readonly name: string | null;
  readonly subject: string | null;
  readonly place: string | null;
  readonly audience: string | null;
  /** Asked for as something people use. */
  readonly application: boolean;
}

export function markedSubject(marked: MarkedText): MarkedSubject {
  const place = sureText(marked, 'place');
  const subject = subjectIn(marked);
  return {
    ...withPlace(ownName(nameIn(marked), subject), place),
    ...taughtTo(subject, audienceIn(marked)),
    application: marked
      .of('site')
      .some(({ text }) => isOf('appNouns', text.toLowerCase().split(' ').at(-1) ?? '')),
  };
}

/** Of a "village primary school PTA" the last word is what it is, and no name. */
const ownName = (name: string | null, subject: string | null): string | null =>
  name !== null && isKind(name) && subject?.endsWith(name) === true ? null : name;

/** "Yoga to beginners" is yoga, and who comes are beginners. */
function taughtTo(
  subject: string | null,
  audience: string | null,
): Pick<MarkedSubject, 'subject' | 'audience'> {
  const [, thing, learners] =
    /^(.+?) (?:to|with) ((?:\p{L}+ ){0,3}\p{L}+(?: (?:over|under|aged|from) \d[\d–-]*)?)$/u.exec(
      subject ?? '',
    ) ?? [];
  // "Women over 50" are women.
  const last =
    learners
      ?.replace(/ (?:over|under|aged|from) \d.*$/u, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  if (thing === undefined || learners === undefined || !isOf('people', last))
    return { subject, audience };
  return { subject: thing, audience: audience === null ? learners : `${learners} and ${audience}` };
}

/** Where no other place is named, "Rye in Lisbon" is Rye, and it is in Lisbon. */
function withPlace(
  name: string | null,
  place: string | null,
): Pick<MarkedSubject, 'name' | 'place'> {
  const [, bare, town] = /^(.{2,}) in (\p{Lu}[\p{L} .'-]+)$/u.exec(name ?? '') ?? [];
  return place === null && bare !== undefined && town !== undefined
    ? { name: bare, place: town }
    : { name, place };
}

function sureText(marked: MarkedText, label: SpanLabel): string | null {
  const span = marked.of(label).find((one) => one.sure >= sure);
  return span === undefined ? null : plainWords(span.text);
}
