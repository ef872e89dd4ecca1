import { isKind } from './kind-of-letters';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { readTokens } from '../text/tokens';
import type { FoundSubject } from './found-subject';
import { isBroken, kindBeforeName } from './broken-subject';
import { namedPage } from './marked/named-page';
import type { MarkedSubject } from './marked/marked-subject';

const kindAndName =
  /^((?:\p{Ll}[\p{L}-]*\s){1,4})(\p{Lu}[\p{L}\d'’&-]+(?:\s\p{Lu}[\p{L}\d'’&-]+){0,2})(\s(?:which|that|who|where)\s.*)?$/u;
/** "Damp your walls" is a piece of a sentence: no thing is called so. */
const torn = /^\p{L}+ (?:your|my|our|their|his|her) /iu;

/** "Who owes what for our holiday house": what it is about stands behind the question. */
const behindQuestion =
  /^(?:who|what|which)(?: \p{L}+){0,2} (?:for|of|in|on|at) (?:(?:our|my|the|an?) )?(?=\p{L})/iu;

/** What the marks say, where their own words show that they begin or end in the wrong place. English only. */
export function settledSaid(given: MarkedSubject, text: string): MarkedSubject {
  const said = withNameBehindKind(asLessons(given, text), text);
  const { name, place } = said;
  const page = namedPage(text);
  // "This is for the Thornby Fen ploughing match": it says what it is itself.
  if (page !== null && page.kind !== '' && page.name === name)
    return { ...said, subject: page.kind };
  const isPiece = said.subject !== null && isBroken(said.subject);
  const subject = isPiece
    ? kindBeforeName(text)
    : (said.subject?.replace(behindQuestion, '') ?? null);
  if (subject === null) return said;
  const [, kind = '', own = '', rest = ''] = kindAndName.exec(subject) ?? [];
  if (name === null && own !== '' && own !== place && !isKind(own) && isThing(kind.trim()))
    return { ...said, name: own, subject: `${kind.trim()}${rest}` };
  if (name !== null && torn.test(subject)) return { ...said, subject: name };
  return { ...said, subject: asWork(subject, text) ?? subject };
}

const taught = /^(.{2,40}?) (?:to|for) (.{3,80})$/iu;

/** "Piano to adults who gave it up", of somebody who teaches it, is piano lessons for adults. */
function asLessons(said: MarkedSubject, text: string): MarkedSubject {
  const [, thing = '', whom = ''] = taught.exec(said.subject ?? '') ?? [];
  const before = text.slice(0, text.indexOf(said.subject ?? '')).slice(-longestVerb);
  if (thing === '' || !/\b(?:teach|teaches|teaching) $/iu.test(before)) return said;
  const people = whom.replace(/\s(?:who|that|whose|where|when|in|at|from)\s.*$/iu, '');
  return { ...said, subject: `${thing} lessons for ${people}` };
}

const longestVerb = 12;
const ownKind =
  /(?:^|[.!?]\s|\b(?:for|of|about)\s)(?:[Oo]ur|[Mm]y|[Tt]he) ((?:\p{Ll}[\p{L}-]+ ){1,3})((?:\p{Lu}[\p{L}'’&-]+ ){1,4}\p{Lu}[\p{L}'’&-]+)(?= \p{Ll})/u;

/** "Our running club Moor Lane Striders meets": what it is stands in front of what it is called. */
function withNameBehindKind(said: MarkedSubject, text: string): MarkedSubject {
  if (said.name !== null) return said;
  const [, kind = '', name = ''] = ownKind.exec(text.slice(0, longestRead)) ?? [];
  if (name === '' || name === said.place || isKind(name) || !isThing(kind.trim())) return said;
  return { ...said, name, subject: said.subject ?? kind.trim() };
}

/** A subject that is a piece of a sentence gives way to the name; without one there is nothing better. */
export const wholeSubject = (found: FoundSubject, name: string | null): FoundSubject =>
  name !== null && torn.test(found.phrase) ? { ...found, phrase: name, head: '' } : found;

/** Whether the last word names what something is. */
function isThing(words: string): boolean {
  const last = readTokens(`a ${words}`).at(-1);
  return last?.pos === 'NOUN' && !isOf('people', last.lower);
}

const mostWords = 3;
const longestRead = 6_000;

/** "Walk dogs", from "I walk dogs", is dog walking; null where the first word is no verb. */
function asWork(subject: string, text: string): string | null {
  const words = subject.split(' ');
  const [verb, ...things] = readTokens(`I ${subject.toLowerCase()}`).slice(1);
  const isDeed =
    words.length > 1 &&
    words.length <= mostWords &&
    verb?.pos === 'VERB' &&
    verb.lower === verb.lemma &&
    things.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ') &&
    /[^s]s$/.test(things.at(-1)?.lower ?? '');
  // "Wedding cakes" and "film scores" are read as verbs behind "I": of nouns the first is one by itself.
  const isNoun = readTokens(subject.toLowerCase())[0]?.pos === 'NOUN';
  // "Escape rooms" are nothing that somebody does: it is said who does it.
  const isSaid = ['i', 'we'].some((who) =>
    ` ${text.slice(0, longestRead).toLowerCase()}`.includes(` ${who} ${subject.toLowerCase()}`),
  );
  if (!isDeed || isNoun || !isSaid) return null;
  const thing = words.slice(1).join(' ').toLowerCase().replace(/s$/, '');
  return `${thing} ${gerund(verb.lower)}`;
}

function gerund(verb: string): string {
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb)
    ? `${verb}${verb.at(-1) ?? ''}ing`
    : `${verb}ing`;
}
