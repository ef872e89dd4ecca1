import { capitalised } from '../text/casing';
import { hasIcon, iconNamed } from '../catalogue/choose-icons';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { tradeOf } from '../catalogue/trades';
import type { Trade } from '../catalogue/trade';
import { meaningOf, nearness, rankOf } from '../catalogue/words/word-vectors';
import { readTokens } from '../text/tokens';
import type { Brief, GivenDate } from '../model/brief';
import type { Action, IconName } from '../model/page';
import type { DraftSection } from './draft-section';
import { mainAction } from './plan-actions';

import type { PageContext } from './page-context';
import { ownDay } from './own-day';
import { leadText, withoutLead } from './lead/hero-lead';
import { writtenDate } from './write-date';
import { isSaid } from './says-thing';
import { writeHeadline } from './write-headline';

/** The first screen: what, for whom, where, and what to do next. */
export function planHero(context: PageContext, target: string, more: Action | null): DraftSection {
  const { brief } = context;
  const headline = writeHeadline(context);
  const lead = withoutLead(context, leadText(context, headline));
  const given = brief.facts.dates;
  const own = ownDay(brief);
  const days = own ? [own] : given.length === 1 ? given : given.filter(({ iso }) => iso !== null);
  return {
    kind: 'hero',
    heading: null,
    navigation: null,
    kicker: kicker(context, `${headline} ${lead}`),
    headline,
    text: lead === '' ? null : lead,
    actions: [mainAction(context, target), ...(more === null ? [] : [more])],
    icons: heroIcons(context),
    facts: days.length === 1 ? days.map((date) => dayLine(date, own !== null, brief)) : [],
  };
}

/** A day that is not the one the page is about says what it is: "Terms start: 2 September". */
function dayLine(date: GivenDate, isOwn: boolean, { language, purpose }: Brief): string {
  const written = writtenDate(date, language);
  const isAll =
    isOwn || purpose === 'event' || purpose === 'celebration' || speaks.test(date.title ?? '');
  return isAll || date.title === null ? written : `${capitalised(date.title)}: ${written}`;
}

/** "This month we're reading Dubliners" is no name of a day. */
const speaks = /(?<!\p{L})(?:i|we|you|they)(?:['’]\p{L}+)?\s\p{Ll}/iu;

/** What it is and where, unless the headline says so already. */
function kicker({ brief, say }: PageContext, headline: string): string | null {
  const line = headline.toLowerCase();
  const thing = thingOf(brief.subject.phrase);
  const since = brief.facts.figures.find(
    ({ label, value }) => label === 'since' && isOfOwn(brief.prompt, value),
  );
  const parts = [
    isSaid(thing, line) ? '' : capitalised(thing),
    brief.place === null || line.includes(brief.place.toLowerCase()) ? '' : brief.place,
    since ? capitalised(say('since', { year: since.value })) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' · ');
}

/** "UKAS accredited since 2009" tells nothing of how long there has been a firm. */
const isOfOwn = (prompt: string, year: string): boolean =>
  !new RegExp(
    `\\b(?:accredit\\w*|certif\\w*|registered|approved|members?|licen[sc]ed|listed|rated|winners?|awarded|patrons?)(?: \\p{L}+){0,3} since ${year}`,
    'iu',
  ).test(prompt.slice(0, longestRead));

const longestRead = 6_000;

/** The thing alone: neither how small it is nor what it does, which the lines below say. */
const thingOf = (phrase: string): string =>
  phrase
    .replace(/ (?:that|which|who) .*$/u, '')
    .replace(/^small (?!animals?\b|business|group|claims|plates|engine|press|talk)/iu, '');

/** Below it an item says nothing with a drawing. */
const telling = 0.82;

const fitting = 0.7;

/** The word that says most about a subject is the least common one. */
function rarestFirst(words: readonly string[]): string[] {
  const known = words.filter((word) => word.length > 3 && rankOf(word) !== null);
  return known.toSorted((one, other) => (rankOf(other) ?? 0) - (rankOf(one) ?? 0)).slice(0, 3);
}

/** The subject itself first, then what belongs to its trade, then what is offered. */
function heroIcons(context: PageContext): IconName[] {
  const { brief } = context;
  // Drawings need no language: a page in German has those of its trade as well.
  const trade = brief.purpose === 'application' ? null : tradeOf(brief.subject.tradeId);
  const own = thingsIn(brief.subject.phrase);
  const telltale = own.filter((word) => trade === null || isOfTrade(word, trade));
  const words: (readonly [readonly string[], number?])[] = [
    ...telltale.filter((word) => iconNamed(word) !== undefined).map((word) => [[word]] as const),
    ...rarestFirst(telltale.filter((word) => trade?.names.includes(word) !== true)).map(
      (word) => [[word], fitting] as const,
    ),
    ...(trade?.icons.slice(0, 2).map((name) => [[name]] as const) ?? []),
    ...(trade === null ? [[brief.subject.phrase.split(' '), fitting] as const] : []),
    ...own
      .filter((word) => !hasIcon(word) && trade?.names.includes(word) !== true)
      .map((word) => [[word], fitting] as const),
    ...(trade?.icons.slice(2).map((name) => [[name]] as const) ?? []),
    ...brief.lists
      .flatMap((list) => list.items.map(({ title }) => [[title], telling] as const))
      .slice(0, 6),
    ...brief.asked.sections.map((section) => [[section.words], telling] as const).slice(0, 4),
    ...brief.capabilities.map((capability) => [[capability.words], telling] as const).slice(0, 4),
  ];
  const icons: IconName[] = [];
  for (const [one, least] of words) {
    const icon = context.icon(one, least);
    if (icon !== undefined) icons.push(icon);
    if (icons.length === 5) break;
  }
  return icons;
}

/** The nouns of a phrase: "wooden" in front of boats calls for no drawing of its own, nor does the word "studio". */
function thingsIn(phrase: string): string[] {
  const tokens = readTokens(phrase);
  const isNoun = (at: number): boolean => ['NOUN', 'PROPN'].includes(tokens[at]?.pos ?? '');
  return tokens
    .filter(({ lower }, at) => isNoun(at) && !isOf('businessHeads', lower))
    .filter((token) => {
      // A balance bike is a bike, and no pair of scales.
      const next = tokens.indexOf(token) + 1;
      return !isNoun(next) || iconNamed(singular(tokens[next]?.lower ?? '')) === undefined;
    })
    .map(({ lower }) => singular(lower));
}

/** Below it a word means something else within this trade: the bat of a bat mitzvah. */
const ofTrade = 0.4;

function isOfTrade(word: string, { words, names, icons }: Trade): boolean {
  if (icons.includes(word) || names.includes(word)) return true;
  const meaning = meaningOf([word]);
  const other = meaningOf(words);
  return meaning !== null && other !== null && nearness(meaning, other) >= ofTrade;
}

function singular(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
