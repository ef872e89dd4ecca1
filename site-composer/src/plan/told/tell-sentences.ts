import { titlesOfPeople } from '../../text/abbreviations';
import { asPoint, asSentence, isSentence } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import type { DraftSection } from '../draft-section';
import { homeByWords } from '../home-of-remark';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import { shownWords, tellingWords, wordStem } from '../shown-words';
import { toldWords } from '../told-words';
import { sentencesOf, withoutToldParts } from '../missing-remarks';
import { withOwnEntries } from './own-entries';
import { withOwnPrices } from './own-prices';
import { ownLead } from './own-lead';
import { isPart, plain, withWholeTexts } from './own-sections';
import { withOwnSteps } from './own-steps';
import { isOrganisation, withVerifiedPeople } from './verified-people';
import { withVerifiedRows } from './verified-rows';

/** A note above the rows of a section is read before them. */
const mostOfNote = 3;
const longestNote = 300;
const longestParagraph = 420;
const mostChips = 3;
const mostOfHours = 8;
const longestChip = 40;

type Kind = DraftSection['kind'];
const withRows = new Set<Kind>(['prices', 'schedule', 'people', 'visit', 'contact', 'cards']);

interface Told {
  readonly text: string;
  readonly paragraph: number;
  readonly home: Kind | null;
}

/**
 * Puts the owner's sentences on the page: whole, in their order, each once. What stands as rows is not told again; a sentence stands with
 * the rows it speaks of, else with the rest about the subject.
 */
export function tellSentences(
  context: PageContext,
  given: readonly DraftSection[],
): DraftSection[] {
  const { brief } = context;
  const sentences = brief.sentences;
  const texts = sentences.map(({ text }) => text);
  const { drafts: priced, read, titles } = withOwnPrices(context, withOwnSteps(context, given));
  const entries = withOwnEntries(priced, texts, brief.prompt);
  const verified = withVerifiedPeople(
    withVerifiedRows(
      entries,
      texts.filter((text) => !read.has(text)),
      brief,
      titles,
    ),
  );
  const drafts = withOwnTexts(context, verified, texts);
  const told = toldWords([drafts, brief.name.text], brief.facts);
  const left: Told[] = [];
  for (const { text, paragraph } of sentences) {
    const behind = read.get(text);
    const rest = behind ?? untold(text, told, brief);
    if (rest === '') continue;
    const isOfPrices =
      (behind !== undefined || rest !== text) &&
      /[£€$₹]\s?\d/u.test(text) &&
      drafts.some(({ kind }) => kind === 'prices');
    const home = isOfPrices ? 'prices' : homeAmong(rest, drafts);
    left.push({ text: rest, paragraph, home });
    for (const word of tellingWords(rest)) told.add(word);
  }
  return withRest(context, drafts, left);
}

/** The page with the owner's whole sentences in place of parts of them. */
function withOwnTexts(
  context: PageContext,
  drafts: readonly DraftSection[],
  texts: readonly string[],
): DraftSection[] {
  return drafts.flatMap((draft): DraftSection[] => {
    if (draft.kind === 'hero') return [withOwnLead(context, draft, texts)];
    if (
      draft.kind === 'contact' &&
      (halfName.test(draft.lead ?? '') ||
        (/:\s/.test(draft.lead ?? '') && isOrganisation(draft.lead ?? '')))
    )
      return [
        { ...draft, lead: (draft.lead ?? '').replace(/\s?[^.:]*:\s[^.]*\.\s*$/u, '').trim() },
      ];
    if (draft.kind === 'quotes') return withoutOrders(draft, context.brief.prompt);
    if (draft.kind === 'visit') return [withOwnHours(draft, texts)];
    if (draft.kind === 'call' && draft.text !== null && isPart(draft.text, texts))
      return [{ ...draft, text: null }];
    if (draft.kind !== 'text' || draft.awaits !== undefined) return [draft];
    const whole =
      draft.navigation === context.say('about')
        ? null
        : withWholeTexts(draft, context.brief.sentences);
    return whole === null ? [] : [whole];
  });
}

type Draft<One extends Kind> = Extract<DraftSection, { kind: One }>;

function withOwnLead(
  context: PageContext,
  hero: Draft<'hero'>,
  texts: readonly string[],
): Draft<'hero'> {
  const facts = hero.facts.filter((fact) => isFact(fact, texts));
  const isOwn = sentencesOf(hero.text ?? '').every((sentence) => isPart(sentence, texts));
  const says = hero.text ?? '';
  const isThin =
    says.toLowerCase().startsWith(hero.headline.toLowerCase()) ||
    !sentencesOf(says).every((sentence) => isWholeSentence(sentence, true));
  const lead = isOwn || isThin ? ownLead(context, hero.headline) : null;
  return { ...hero, facts, text: lead === null ? hero.text : withoutTitle(lead, hero.headline) };
}

/** "I'm Amara Okafor, paediatric nurse in Bristol" under her name. */
function withoutTitle(lead: string, headline: string): string {
  const [speaker = ''] = /^(?:i['’]m|i am|we['’]re|we are)\s/iu.exec(lead) ?? [];
  const rest = lead.slice(speaker.length);
  const isNamed = speaker !== '' && rest.toLowerCase().startsWith(`${headline.toLowerCase()}, `);
  return isNamed ? asSentence(rest.slice(headline.length + 2)) : lead;
}

/** "Your contact: Dr." */
const halfName = new RegExp(String.raw`\s?[^.:]*:\s(?:${titlesOfPeople})\.\s*$`, 'u');

/** "Footer: “Paid for by …”" and the words of a button are no quotes. */
const ordersWords =
  /\b(?:footer|button|headline|tagline|banner|title|line|note|called|say(?:s|ing)?)\W{0,4}$/iu;

function withoutOrders(draft: Draft<'quotes'>, prompt: string): DraftSection[] {
  const quotes = draft.quotes.filter(({ text }) => {
    const at = prompt.indexOf(text.slice(0, shortestQuote));
    return at === -1 || !ordersWords.test(prompt.slice(Math.max(0, at - around), at));
  });
  return quotes.length === 0 ? [] : [{ ...draft, quotes }];
}

const shortestQuote = 12;
const around = 24;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Hours that leave out a day their sentence names, or a part of it, stand as that sentence. */
function withOwnHours(visit: Draft<'visit'>, texts: readonly string[]): Draft<'visit'> {
  const covered = new Set(
    visit.hours.flatMap(({ from, to }) =>
      weekdays.filter((_, at) => at + 1 >= from && at + 1 <= to),
    ),
  );
  const named = (text: string): string[] =>
    weekdays.filter((day) =>
      new RegExp(String.raw`\b${day}(?:\b|s\b|days?\b|nes|rs|ur|es)`, 'iu').test(text),
    );
  const opens = Number(visit.hours.find((row) => row.opens !== null)?.opens?.slice(0, 2) ?? -1);
  const isTold = new RegExp(String.raw`(?<!\d)0?(?:${opens}|${opens - 12})(?!\d)`, 'u');
  const own = texts.find(
    (text) =>
      isTold.test(text) && named(text).length > 1 && clockWords.test(text) && !monthDay.test(text),
  );
  if (own !== undefined && visit.hours.length > 0 && named(own).some((day) => !covered.has(day)))
    return { ...visit, hours: [], hoursWords: asPoint(own) };
  let words = visit.hoursWords;
  while (words !== null && !isPart(words, texts)) {
    const at = words.lastIndexOf(', ');
    words = at === -1 ? null : words.slice(0, at);
  }
  const found = words;
  const whole =
    found === null ? undefined : texts.find((text) => plain(text).includes(plain(found)));
  return whole === undefined
    ? visit
    : { ...visit, hoursWords: asPoint(whole.replace(rowLabel, '')) };
}

const clockWords = /\b(?:open|work|hours|timings?|from|till?|until|to)\b|\d\s?[-–]\s?\d/iu;

/** A line of the first screen: a whole short sentence of the owner's, or a day, a sum or a count. */
const isFact = (fact: string, texts: readonly string[]): boolean =>
  texts.some((text) => plain(text) === plain(fact)) || (/\d/.test(fact) && !isPart(fact, texts));

/** Whether a sentence holds a word that is to be nowhere on the page; one that says there is none of it may. */
const mentions = (text: string, word: string): boolean => {
  const at = text.toLowerCase().indexOf(word);
  return (
    at !== -1 && !isRefusal(text) && !/\b(?:no|not|never|without|nor)\b/iu.test(text.slice(0, at))
  );
};

/** What a sentence tells that the page does not yet; the whole of it, but for rows at its ends. */
function untold(
  text: string,
  told: ReturnType<typeof toldWords>,
  brief: PageContext['brief'],
): string {
  const { phones, emails, links } = brief.facts;
  const words = tellingWords(text);
  const lost = words.filter((word) => !told.has(word) && !joinsTimes.test(word));
  if (words.length === 0 || lost.length === 0) return '';
  if (!lost.some((word) => /\d/.test(word)) && lost.length * 5 <= words.length) return '';
  if ([...phones, ...emails, ...links].some((one) => text.includes(one)) && lost.length < 3)
    return '';
  if (brief.asked.avoid.some((word) => mentions(text, word))) return '';
  const bare = text.replace(rowLabel, '');
  return /[£€$₹]\s?\d/u.test(bare) ? withoutToldParts(bare, told) : bare;
}

const joinsTimes = /^(?:till|until|through|from|closed|starts?)$/iu;

/** "Prices - full set of shoes £95" stands under that heading. */
const rowLabel =
  /^(?:prices?|fees|rates|costs?|dates|people|staff|hours|opening hours|address)\s?[:–—-]\s/iu;

/** The section whose rows a sentence speaks of: most of its words stand there, or its words say so. */
function homeAmong(text: string, drafts: readonly DraftSection[]): Kind | null {
  const words = tellingWords(text).map(wordStem);
  let best: { kind: Kind; count: number } | null = null;
  for (const draft of drafts) {
    if (!withRows.has(draft.kind) || draft.kind === 'contact') continue;
    const shown = shownWords(draft);
    const count = words.filter((word) => shown.has(word)).length;
    if (count >= 2 && count * 2 >= words.length && count > (best?.count ?? 0))
      best = { kind: draft.kind, count };
  }
  if (best !== null) return best.kind;
  const home = homeByWords(text);
  const has = (kind: Kind): boolean => drafts.some((draft) => draft.kind === kind);
  if (has('prices') && holdsSum.test(text)) return 'prices';
  const isDay = clock.test(text) || monthDay.test(text);
  if (isDay && has('schedule') && !opening.test(text) && !isRefusal(text)) return 'schedule';
  // "The pit shut in 1970" is no time of opening, and "No bonfires before 6pm" none at all.
  if (home === 'visit' && (isRefusal(text) || (words.length > mostOfHours && !isDay))) return null;
  // "We don't do watches" is read with what is done.
  if (home === null && isRefusal(text) && /^(?:i|we)\b/iu.test(text) && has('prices'))
    return 'prices';
  return home !== null && has(home) ? home : null;
}

const holdsSum = /(?:[£€$₹]\s?|\bR(?=\d))\d/u;
const clock = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b/iu;
const monthDay =
  /\b\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\s\d{1,2}\b/iu;
const opening = /\b(?:open|opening|closed|shut|hours|doors)\b/iu;

function withRest(
  context: PageContext,
  drafts: readonly DraftSection[],
  left: readonly Told[],
): DraftSection[] {
  const rest = new Set(left);
  const noted = drafts.map((draft, at) => {
    const first = drafts.findIndex(({ kind }) => kind === draft.kind) === at;
    if (!first || draft.kind === 'hero') return draft;
    const own = left.filter(({ home }) => home === draft.kind);
    let length = 0;
    const notes = own
      .slice(0, mostOfNote)
      .filter(({ text }) => (length += text.length) <= longestNote);
    for (const note of notes) rest.delete(note);
    if (notes.length === 0) return draft;
    return {
      ...draft,
      lead: [...notes.map(({ text }) => asSentence(text)), draft.lead ?? '']
        .filter(Boolean)
        .join(' '),
    };
  });
  return withAbout(context, noted, [...rest]);
}

function withAbout(
  context: PageContext,
  drafts: readonly DraftSection[],
  rest: readonly Told[],
): DraftSection[] {
  const { brief, say } = context;
  const [hero, ...others] = drafts;
  if (hero?.kind !== 'hero') return [...drafts];
  const short = rest.filter(({ text }) => !isSentence(text) && text.length <= longestChip);
  const chips = short.slice(0, Math.max(0, mostChips - hero.facts.length));
  const told = rest.filter((one) => !chips.includes(one));
  const first = { ...hero, facts: [...hero.facts, ...chips.map(({ text }) => text)] };
  if (told.length === 0 || isExcluded(context, 'about')) return [first, ...others];
  const section: DraftSection = {
    kind: 'text',
    heading: brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about'),
    navigation: say('about'),
    paragraphs: inParagraphs(told),
  };
  return [first, section, ...others];
}

/** Sentences of one paragraph of the instruction stay together. */
function inParagraphs(told: readonly Told[]): string[] {
  const paragraphs: { text: string; from: number }[] = [];
  for (const { text, paragraph } of told) {
    const sentence = asSentence(text);
    const last = paragraphs.at(-1);
    if (last && last.from === paragraph && last.text.length + sentence.length < longestParagraph)
      last.text = `${last.text} ${sentence}`;
    else paragraphs.push({ text: sentence, from: paragraph });
  }
  return paragraphs.map(({ text }) => text);
}
