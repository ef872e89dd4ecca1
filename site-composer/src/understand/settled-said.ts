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
  const placed = { ...given, place: isFirstOfList(given.place, text) ? null : given.place };
  const opened = withOpeningKind(withOpeningRole(withStatedRole(placed, text), text), text);
  const said = withNameBehindKind(asLessons(opened, text), text);
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

const openingRole = /^(?:an? )?((?:\p{L}+ ){0,3}\p{L}+)[.\n]/iu;

/** "Carpenter and joiner. Fitted wardrobes, …, sash window repairs.": who somebody says they are, before one of the things they do. */
function withOpeningRole(said: MarkedSubject, text: string): MarkedSubject {
  const [opening = '', role = ''] = openingRole.exec(text) ?? [];
  const isRole = isOf('roles', role.split(' ').at(-1)?.toLowerCase() ?? '');
  const at = said.subject === null ? -1 : text.indexOf(said.subject);
  const isListed = /,\s$/u.test(text.slice(Math.max(0, at - 2), Math.max(0, at)));
  return isRole && at > opening.length && isListed ? { ...said, subject: role } : said;
}

const listBehind = /^, \p{Ll}[^.,!?\n]{2,30}(?:, \p{Ll}[^.,!?\n]{2,30}){1,}[.\n]/u;

/** "Tree surgeon. Felling, crown reduction, hedge trimming.": the first of some things that are done is no town. */
function isFirstOfList(place: string | null, text: string): boolean {
  const at = place === null ? -1 : text.indexOf(place);
  if (place === null || at <= 0) return false;
  const isSentence = /[.!?\n]\s$/u.test(text.slice(Math.max(0, at - 2), at));
  return (
    isSentence && listBehind.test(text.slice(at + place.length, at + place.length + longestRead))
  );
}

const statedRole =
  /\b(?:i['’]m|i am|i['’]ve been|we['’]re|we are|i) (?:\p{L}+ ){0,3}?as an? ((?:\p{Ll}+[ -]){0,2}\p{Ll}+)(?=[,.;]| (?:after|in|based|for|and|since|from)\b)/iu;

/** "I'm setting up as a celebrant after 20 years as a nurse": what somebody is from now on. */
function withStatedRole(said: MarkedSubject, text: string): MarkedSubject {
  if (said.subject !== null) return said;
  const role = statedRole.exec(text.slice(0, longestRead))?.[1];
  const noun = role?.split(/[ -]/u).at(-1) ?? '';
  return role !== undefined &&
    (isOf('roles', noun) || /(?:er|or|ist|ant|ian|man|woman)$/u.test(noun))
    ? { ...said, subject: role }
    : said;
}

const openingKind =
  /^(?:an? )?(?:(?:small|little|friendly|local|independent) )*((?:\p{L}+ )?\p{L}+) for (?:the |my |our )?$/iu;

/** "Small accountancy for the self-employed": whom it is for is not what it is. */
function withOpeningKind(said: MarkedSubject, text: string): MarkedSubject {
  const at = said.subject === null ? -1 : text.indexOf(said.subject);
  if (at <= 0 || at > longestOpening || said.subject === null) return said;
  const kind = openingKind.exec(text.slice(0, at))?.[1]?.toLowerCase() ?? '';
  const noun = kind.split(' ').at(-1) ?? '';
  const isOwn =
    isThing(kind) &&
    !isOf('siteNouns', noun) &&
    !isOf('appNouns', noun) &&
    !/^(?:portfolio|cv|resume|résumé|blog|shop|store|memorial|invitation|tribute)$/u.test(noun);
  return isOwn
    ? {
        ...said,
        subject: `${kind} for ${text.slice(0, at).endsWith('the ') ? 'the ' : ''}${said.subject}`,
      }
    : said;
}

const longestOpening = 60;
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
const byName =
  /^(?:an? |the )?((?:[\p{L}’'-]+ ){0,4}[\p{L}’'-]+) by ((?:\p{Lu}[\p{L}'’&-]+ (?:(?:for|of|the|and|&) )?)*\p{Lu}[\p{L}'’&-]+)(?= in | at |[.,])/u;
const fewestOfName = 3;
const ownKind =
  /(?:^|[.!?]\s|\b(?:for|of|about)\s)(?:[Oo]ur|[Mm]y|[Tt]he) ((?:\p{Ll}[\p{L}-]+ ){1,3})((?:\p{Lu}[\p{L}'’&-]+ ){1,4}\p{Lu}[\p{L}'’&-]+)(?= \p{Ll})/u;

/** "Our running club Moor Lane Striders meets", "Puppy classes by Paws for Thought": what it is stands in front of what it is called. */
function withNameBehindKind(said: MarkedSubject, text: string): MarkedSubject {
  if (said.name !== null) return said;
  const opening = text.slice(0, longestRead);
  const by = byName.exec(opening);
  // "Yoga by Anya", "lessons by Anna Berg": who gives them is a person.
  const isPerson = (by?.[2] ?? '').split(' ').length < fewestOfName;
  const [, kind = '', name = ''] = (isPerson ? null : by) ?? ownKind.exec(opening) ?? [];
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
