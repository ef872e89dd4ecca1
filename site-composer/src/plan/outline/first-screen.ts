import { asSentence, capitalised } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { tellsEnough } from '../page-context';
import type { PageContext } from '../page-context';
import { isShown } from '../lead/lead-rules';
import { holdsSum } from './sentence-words';
import { ownLead } from './own-lead';

type Hero = Extract<DraftSection, { kind: 'hero' }>;

const mostFacts = 3;
/** What has to be seen at once is a sentence, and no paragraph. */
const longestNotice = 130;

/** The first screen with the sentence that introduces best, and what visitors have to see at once. */
export function firstScreen(
  context: PageContext,
  given: Hero,
): { readonly hero: Hero; readonly lead: string | null } {
  const { brief } = context;
  const named = withOwnHeadline(context, given);
  const lead = ownLead(context, named.headline);
  // "I'm launching an app called Plot that tells you what to sow" below "Plot": what it does is enough.
  const isOfName =
    brief.pitch !== null &&
    named.headline === brief.name.text &&
    lead?.includes(brief.pitch.slice(1)) === true &&
    lead.includes(brief.name.text);
  const texts = brief.passages.map(({ text }) => text);
  const isOwn =
    (given.text ?? '').length > 0 && brief.promise !== null && given.text === brief.promise;
  const urgent = brief.passages
    .filter(({ isUrgent, text }) => isUrgent && text !== lead && text.length <= longestNotice)
    .map(({ text }) => text);
  // When something takes place is looked for at once.
  const isOfDay = brief.purpose === 'event' || brief.purpose === 'celebration';
  const dated = given.facts.filter(
    (fact) =>
      /\d/.test(fact) &&
      (holdsSum.test(fact) || ofDay.test(brief.prompt)) &&
      !isCutAtHour.test(fact) &&
      !texts.some((text) => isOfMoreDays(text, fact)) &&
      (holdsSum.test(fact) || isOfDay || !texts.some((text) => text.includes(fact))),
  );
  const counted = brief.passages
    .filter(({ text }) => isCount.test(text) && text.length <= longestCount)
    .map(({ text }) => text);
  const facts = [...new Set([...urgent, ...dated, ...counted])].slice(0, mostFacts);
  const told = isOfName
    ? asSentence(brief.pitch ?? '')
    : withoutName(withoutTitle(lead, named.headline), named.headline);
  // "I'm a plumber in Leeds" under "Plumber in Leeds" says nothing more.
  const isSaid = (text: string | null): boolean =>
    text === null || isShown(text, [named.headline, named.kicker ?? '', brief.name.text]);
  const text = isOwn || (isSaid(told) && !tellsEnough(brief)) ? given.text : told;
  const line = isSaid(text) ? null : text;
  const isInLine = (fact: string): boolean => {
    // "Sunday, 3 May 2026, 10am" below "… on Sunday 3 May 2026".
    const [day = fact] = /\d{1,2} \p{Lu}\p{Ll}{2,}/u.exec(fact) ?? [];
    return line?.toLowerCase().includes(day.toLowerCase()) === true;
  };
  return {
    hero: { ...named, facts: facts.filter((fact) => !isInLine(fact)), text: line },
    lead: isOwn ? null : lead,
  };
}

/** "Pianos Sin Susto, solo movemos pianos" under that name. */
const withoutName = (lead: string | null, headline: string): string | null =>
  lead?.toLowerCase().startsWith(`${headline.toLowerCase()}, `) === true
    ? capitalised(lead.slice(headline.length + 2))
    : lead;

/** "I'm Amara Okafor, paediatric nurse in Bristol" under her name. */
function withoutTitle(lead: string | null, headline: string): string | null {
  const [speaker = ''] = /^(?:i['’]m|i am|we['’]re|we are)\s/iu.exec(lead ?? '') ?? [];
  const rest = (lead ?? '').slice(speaker.length);
  const isNamed = speaker !== '' && rest.toLowerCase().startsWith(`${headline.toLowerCase()}, `);
  return isNamed ? asSentence(rest.slice(headline.length + 2)) : lead;
}

const speaks = /^(?:mi|io|noi|nous|je|ich|wir|yo|nosotros|eu|nós|ik|wij|somos|sono|siamo)\s/iu;

/** A compound says what somebody does; "empresa" and "leden" say nothing. */
const tellingLength = 9;

/** What is read as the subject in other languages is too often only a word near it: the name is never wrong. */
function withOwnHeadline({ brief }: PageContext, hero: Hero): Hero {
  const { language, name, subject, promise, place } = brief;
  if (language !== 'en' && name.given && promise === null) {
    const isTelling =
      !speaks.test(subject.phrase) &&
      (subject.phrase.includes(' ') || subject.phrase.length >= tellingLength);
    const parts = [isTelling ? capitalised(subject.phrase) : '', place ?? ''].filter(Boolean);
    return { ...hero, headline: name.text, kicker: parts.length === 0 ? null : parts.join(' · ') };
  }
  return { ...hero, headline: wholeList(hero.headline, subject.phrase, brief.prompt) };
}

/** "I mend accordions, concertinas and melodeons": the first of three is not left out. */
function wholeList(headline: string, phrase: string, prompt: string): string {
  const at = prompt.indexOf(phrase);
  if (!/ (?:and|&) /u.test(phrase) || at === -1) return headline;
  const [, first] = /(?:^|\s)(\p{Ll}{3,}s), $/u.exec(prompt.slice(Math.max(0, at - 40), at)) ?? [];
  if (first === undefined || !headline.toLowerCase().startsWith(phrase.toLowerCase()))
    return headline;
  return `${capitalised(first)}, ${phrase}${headline.slice(phrase.length)}`;
}

/** Of "Monday, Wednesday and Friday, 10am" the first day may not be lost. */
function isOfMoreDays(text: string, fact: string): boolean {
  const first = fact.split(/[\s,]/u)[0] ?? '';
  const at = first === '' ? -1 : text.indexOf(first);
  return at > 0 && /day,\s$/iu.test(text.slice(Math.max(0, at - 5), at));
}

/** "1,312 fitted since 2015", "340 members": a figure and what it counts. */
const isCount =
  /^(?:over |more than |about )?(?:\d{2,3}|\d{1,3}(?:[.,]\d{3})+)\+? (?!(?:am|pm|uhr|january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{L}[^.,£€$]*$/iu;
/** "Takes 5-8 days" names no day. */
const ofDay =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|fri|sat|sun)\b|\b\d{1,2}[./]\d{1,2}\b|[^\u0020-\u007e\s£€–—’‘“”]/iu;
/** "Jeden zweiten Donnerstag, um 19" lost its minutes. */
const isCutAtHour = /\b(?:um|at|à|alle|om|a las)\s\d{1,2}$/iu;
const longestCount = 44;
