import type { AskedSection, Brief, GivenDate } from '../model/brief';
import { isBareTopic } from '../catalogue/topics';
import { meaningOf, nearness, vectorOf } from '../catalogue/words/word-vectors';
import { asPoint, asSentence, capitalised, isSentence } from '../text/casing';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { actOf } from './plan-calls';
import { shortened } from './shortened';
import { tellingWords } from './shown-words';
import { root } from './word-root';

const mostSections = 12;
const mostCandidates = 60;
const mostInSection = 6;
/** Both must be reached: the whole is about it, and one word of it is. Found by looking at sections of the development set. */
const nearAsWhole = 0.42;
const nearAsWord = 0.55;

/** What was asked for by a name of the member's own, and has no kind of content that the page makes anyway. */
const isOpen = (section: AskedSection): boolean =>
  section.answer === null &&
  actOf(section) === null &&
  (['other', 'features', 'steps'].includes(section.topic) ||
    (section.topic === 'offer' && !isBareTopic(section.words)));

const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !small.has(word));
const small = new Set(
  'the and for with that before after some our you can have there are your who from into been was were about what how where when its not but all any will also just only out off come'.split(
    ' ',
  ),
);

/** Whether a text has a word of a section's name, in whatever form. */
function names(section: string, text: string): boolean {
  const roots = new Set(tellingWords(text).map(root));
  return tellingWords(section).some((word) => roots.has(root(word)));
}

/** How much a text is about a section: 1 where it has a word of its name, less by meaning, 0 where it is not. */
function aboutness(section: string, text: string): number {
  if (names(section, text)) return 1;
  // "Come for a run" has no word that is about one thing more than another.
  const [own, said] = [plainWords(tellingWords(section).join(' ')), plainWords(text)];
  const [one, other] = [meaningOf(own), meaningOf(said)];
  if (one === null || other === null) return 0;
  const whole = nearness(one, other);
  if (whole < nearAsWhole) return 0;
  let best = 0;
  for (const word of own)
    for (const spoken of said) {
      const [a, b] = [vectorOf(word), vectorOf(spoken)];
      if (a !== null && b !== null) best = Math.max(best, nearness(a, b));
    }
  return best < nearAsWord ? 0 : (whole + best) / 2;
}

/** The section a text belongs to; null where it is about none of them. */
function sectionOf(sections: readonly AskedSection[], text: string): AskedSection | null {
  let found: { section: AskedSection; score: number } | null = null;
  for (const section of sections) {
    const score = aboutness(section.words, text);
    if (score > (found?.score ?? 0)) found = { section, score };
  }
  return found?.section ?? null;
}

const mostWordsOfPart = 7;

/** "BSc 2012, PALS instructor, speaks Yoruba": a row of facts is divided where its parts belong to different sections. */
function partsOf(sections: readonly AskedSection[], text: string): readonly string[] {
  const parts = text.replace(/[.!]$/u, '').split(/,\s(?:and\s)?/u);
  if (parts.length < 2 || parts.some((part) => part.split(' ').length > mostWordsOfPart))
    return [text];
  const homes = new Set(parts.map((part) => sectionOf(sections, part)));
  homes.delete(null);
  return homes.size > 1 ? parts : [text];
}

/**
 * Sections the member named, with what they said of them: by the words of the name first, else by meaning. What is taken stands
 * nowhere else. Sections nobody said anything of are left to the rest of the plan.
 */
export function planAskedContent(context: PageContext): readonly DraftSection[] {
  const { brief, statements, filled } = context;
  const open = brief.asked.sections
    .filter(isOpen)
    .filter(({ words }) => !isTabled(context, words))
    .slice(0, mostSections);
  if (open.length === 0 || brief.language !== 'en' || brief.purpose === 'application') return [];
  const content = new Map<AskedSection, string[]>();
  const said = [...new Set([...statements, ...brief.remarks])]
    .filter((text) => !isTabledRow(brief, text))
    .toSorted((one, other) => placeIn(brief, one) - placeIn(brief, other))
    .slice(0, mostCandidates);
  for (const text of said) {
    const parts = partsOf(open, text);
    const homes = parts.map((part) => sectionOf(open, part));
    if (homes.every((home) => home === null)) continue;
    for (const [at, part] of parts.entries()) {
      // A part of no section stands with the one before it.
      const home =
        homes[at] ??
        homes.slice(0, at).findLast((one) => one !== null) ??
        homes.find((one) => one !== null);
      if (home) content.set(home, [...(content.get(home) ?? []), part]);
    }
    const place = statements.indexOf(text);
    if (place >= 0) statements.splice(place, 1);
  }
  return [...content].map(([{ words }, texts]) => {
    const [heading, paragraphs] = [capitalised(words), paragraphsOf(texts)];
    filled.set(words, paragraphs.join(' '));
    return { kind: 'text', heading, navigation: shortened(heading, heading), paragraphs };
  });
}

/** Whether what a section is called stands in rows of its own anyway: as a day, a price or what somebody does. */
export function isTabled({ brief }: PageContext, section: string): boolean {
  const { facts, lists } = brief;
  return [
    ...facts.dates.map((date) => saidOfDay(brief, date)),
    ...facts.people.map(({ role }) => role ?? ''),
    ...lists.flatMap(({ items }) =>
      items.flatMap(({ title, price }) => (price === undefined ? [] : [title])),
    ),
  ].some((text) => names(section, text));
}

const longestStart = 24;

/** Where a text was said: what was told first is read first. */
function placeIn({ prompt }: Brief, text: string): number {
  const at = prompt.toLowerCase().indexOf(text.slice(0, longestStart).toLowerCase());
  return at < 0 ? prompt.length : at;
}

/** What stands as a day, a price or a number to call in a place of its own. */
const isTabledRow = ({ facts, lists }: Brief, text: string): boolean =>
  [...facts.phones, ...facts.emails, ...facts.links].some((one) => text.includes(one)) ||
  facts.dates.some(({ words }) => text.includes(words.split(',')[0] ?? words)) ||
  lists.some(({ items }) => items.some(({ price }) => price !== undefined && text.includes(price)));

/** What takes place, with the clause that says so: "Harrogate Chess Club meets Thursdays". */
const saidOfDay = ({ said }: Brief, { title, words }: GivenDate): string =>
  `${title ?? ''} ${said.find((clause) => clause.includes(words.split(',')[0] ?? words)) ?? ''}`;

/** Whether a section has a word of something that takes place. */
export const namesDay = (brief: Brief, section: string): boolean =>
  brief.facts.dates.some((date) => names(section, saidOfDay(brief, date)));

/** The one section asked for under which all the days belong: "Meetings". */
export function namedForDays({ brief }: PageContext): string | null {
  const { dates } = brief.facts;
  const own = brief.asked.sections.filter(
    (section) =>
      isOpen(section) && dates.every((date) => names(section.words, saidOfDay(brief, date))),
  );
  const [only] = own;
  return dates.length > 0 && own.length === 1 && only !== undefined
    ? capitalised(only.words)
    : null;
}

/** Whether another text says the same, or says it with more words. */
function isSaidBy(text: string, at: number, all: readonly string[]): boolean {
  const plain = (one: string): string => one.toLowerCase().replace(/[.!\s]+$/u, '');
  return all.some(
    (other, place) =>
      place !== at &&
      plain(other).includes(plain(text)) &&
      (plain(other) !== plain(text) || place < at),
  );
}

/** Sentences flow; short facts stand each in a line of its own. */
function paragraphsOf(texts: readonly string[]): string[] {
  const own = texts
    .filter((text, at) => !isSaidBy(text, at, texts))
    .slice(0, mostInSection)
    .map((text) => capitalised(text.trim()));
  const flowing = own.filter(isSentence).map(asSentence);
  const points = own.filter((text) => !isSentence(text)).map(asPoint);
  return [...(flowing.length === 0 ? [] : [flowing.join(' ')]), ...points];
}
