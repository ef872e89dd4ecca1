import { asSentence, capitalised, isSentence, joined } from '../text/casing';
import { hasIcon } from '../catalogue/choose-icons';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { tradeOf } from '../catalogue/trades';
import type { Trade } from '../catalogue/trade';
import { meaningOf, nearness, rankOf } from '../catalogue/words/word-vectors';
import { readTokens } from '../text/sentences';
import { fill } from '../catalogue/messages/messages';
import type { Action, IconName } from '../model/page';
import { isWholeSentence } from '../text/whole-sentence';
import type { DraftSection } from './draft-section';
import { mainAction } from './plan-actions';
import { definition } from './plan-asked';
import type { PageContext } from './page-context';
import { shownWords, tellingWords, wordStem } from './shown-words';
import { writtenDate } from './write-date';
import { lowerFirst, writeHeadline } from './write-headline';

/** The first screen: what, for whom, where, and what to do next. */
export function planHero(context: PageContext, target: string, more: Action | null): DraftSection {
  const { brief } = context;
  const headline = writeHeadline(context);
  const lead = withoutLead(context, leadText(context, headline));
  const given = brief.facts.dates;
  const days = given.length === 1 ? given : given.filter(({ iso }) => iso !== null);
  return {
    kind: 'hero',
    heading: null,
    navigation: null,
    kicker: kicker(context, `${headline} ${lead}`),
    headline,
    text: lead,
    actions: [mainAction(context, target), ...(more === null ? [] : [more])],
    icons: heroIcons(context),
    facts: days.length === 1 ? days.map((date) => writtenDate(date, brief.language)) : [],
  };
}

/** What it is and where, unless the headline says so already. */
function kicker({ brief, say }: PageContext, headline: string): string | null {
  const line = headline.toLowerCase();
  const since = brief.facts.figures.find(({ label }) => label === 'since');
  const parts = [
    line.includes(brief.subject.phrase.toLowerCase()) ? '' : capitalised(brief.subject.phrase),
    brief.place === null || line.includes(brief.place.toLowerCase()) ? '' : brief.place,
    since ? capitalised(say('since', { year: since.value })) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' · ');
}

/** What the first screen says is not told again below it. */
function withoutLead({ statements }: PageContext, lead: string): string {
  const plain = (line: string): string => line.toLowerCase().replace(/[.!]+$/, '');
  const kept = statements.filter((statement) => !plain(lead).includes(plain(statement)));
  statements.splice(0, statements.length, ...kept);
  return lead;
}

/** The first sentence the member wrote about the subject, else what is true of the trade, else of the purpose. */
function leadText(context: PageContext, headline: string): string {
  const { brief, trade, statements, say } = context;
  const said = statements.findIndex((statement) => sameWords(statement, headline));
  if (said !== -1) statements.splice(said, 1);
  const own = statements.filter(
    (statement) =>
      statement.length < 220 &&
      statement.length > 30 &&
      isSentence(statement) &&
      saysMore(statement, brief) &&
      !sameWords(statement, headline),
  );
  const remarks = brief.remarks.filter((one) => isLead(one, context) && !sameWords(one, headline));
  const head = brief.subject.head.toLowerCase();
  const speaksOfIt = (text: string): boolean => head !== '' && text.toLowerCase().includes(head);
  const lead =
    own.find(speaksOfIt) ??
    remarks.find(speaksOfIt) ??
    [...own, ...remarks].find((text) => presents.test(text));
  if (lead !== undefined) return lead;
  const point = statements.find((text) => speaksOfIt(text) && isPointLead(text, context, headline));
  if (point !== undefined) return point;
  const phrase = longPhrase(context, headline);
  if (phrase !== null) return asSentence(phrase);
  const any = own[0] ?? remarks[0];
  if (any !== undefined) return any;
  const values: Record<string, string> = brief.place === null ? {} : { place: brief.place };
  const prepared = trade ? fill(trade.lead, values) : '';
  if (prepared !== '' && !prepared.includes('{')) return prepared;
  const defined = definition(context);
  if (defined !== '') return defined;
  const things = ownThings(context, headline);
  if (things !== null) return things;
  return say(`lead.${brief.purpose}`);
}

/** How people begin to say what they do. */
const presents =
  /^(?:i|we|it)(?:['’](?:m|re|s)| am| are| is| make| build| run| sell| offer| teach| repair| fix| help| take| grow| cook| bake| hire| rent| design| write| train)\b/i;

const fewestWordsOfLead = 5;

/** "Tip calculator that splits the bill between friends": no sentence, but all there is to say. */
function isPointLead(text: string, context: PageContext, headline: string): boolean {
  return (
    !isSentence(text) &&
    text.split(' ').length >= fewestWordsOfLead &&
    !/\d/.test(text) &&
    saysMore(text, context.brief) &&
    !sameWords(text, headline)
  );
}

/** A subject of many words says what it is: "a weekend of sea shanties, storytelling and smoked fish". */
function longPhrase({ brief }: PageContext, headline: string): string | null {
  const { phrase } = brief.subject;
  const isLong = phrase.split(' ').length >= fewestWordsOfLead;
  return isLong && !headline.toLowerCase().includes(phrase.toLowerCase()) ? phrase : null;
}

/** Whether a line tells more than name, subject and place, which stand on the first screen anyway. */
function saysMore(text: string, { name, subject, place }: PageContext['brief']): boolean {
  const known = shownWords([name.text, subject.phrase, place ?? '']);
  return tellingWords(text).filter((word) => !known.has(wordStem(word))).length > 1;
}

/** Whether a sentence tells what something costs that stands with its price elsewhere. */
function tellsPrice(text: string, { lists }: PageContext['brief']): boolean {
  return lists.some(({ items }) =>
    items.some(
      ({ title, price }) => price !== undefined && text.toLowerCase().includes(title.toLowerCase()),
    ),
  );
}

/** A sentence of a length that is read at a glance, and no list of fees or days. */
function isLead(text: string, { brief }: PageContext): boolean {
  const count = text.split(' ').length;
  return (
    count > 4 &&
    count < 30 &&
    isSentence(text) &&
    !/\d[^.]*\d[^.]*\d[^.]*\d[^.]*\d/.test(text) &&
    !/^[\p{L} ]{2,24}:/u.test(text) &&
    !tellsPrice(text, brief) &&
    (brief.language !== 'en' || isWholeSentence(text)) &&
    !brief.asked.avoid.some((word) => text.toLowerCase().includes(word))
  );
}

/** Whether two lines say the same but for capitals and marks at their ends. */
function sameWords(one: string, other: string): boolean {
  const plain = (line: string): string => line.toLowerCase().replace(/[.!]+$/, '');
  return plain(one).endsWith(plain(other));
}

/** "Gildas, anchovy toast and comté gougères." where nothing else was said about it. */
function ownThings({ brief, say }: PageContext, headline: string): string | null {
  const titles = [
    ...brief.lists.flatMap((list) => list.items.map(({ title }) => title)),
    ...(brief.purpose === 'application' ? brief.capabilities.map(({ words }) => words) : []),
  ].filter(
    (title) =>
      title.split(' ').length <= 4 && !headline.toLowerCase().includes(title.toLowerCase()),
  );
  if (titles.length < 2) return null;
  const [first = '', ...others] = [...new Set(titles)].slice(0, 4);
  return `${joined([capitalised(first), ...others.map((one) => (brief.language === 'de' ? one : lowerFirst(one)))], say('and'))}.`;
}

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
    ...telltale.filter(hasIcon).map((word) => [[word]] as const),
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
  return readTokens(phrase)
    .filter(
      ({ pos, lower }) => (pos === 'NOUN' || pos === 'PROPN') && !isOf('businessHeads', lower),
    )
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
