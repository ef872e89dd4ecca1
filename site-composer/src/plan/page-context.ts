import type { Brief } from '../model/brief';
import type { IconName, OpenFactKey } from '../model/page';
import { chooseIcons, iconNamed } from '../catalogue/choose-icons';
import { sayIn } from '../catalogue/messages/messages';
import type { Say } from '../catalogue/messages/messages';
import type { Trade } from '../catalogue/trade';
import { allowedStatements, withoutWords } from './allowed-copy';
import { isWholeSentence } from '../text/whole-sentence';
import { preparedTrade, tradeOf } from '../catalogue/trades';
import { comesToPeople } from '../understand/comes-to-people';
import { tradeNamedIn } from '../understand/choose-trade';

/** State shared by all parts of the plan, and what they leave for the notes. */
export interface PageContext {
  readonly brief: Brief;
  /** Only where its texts were written in the language of the page. */
  readonly trade: Trade | null;
  readonly say: Say;
  readonly openFacts: Set<OpenFactKey>;
  readonly notes: string[];
  readonly unfulfilled: string[];
  /** Sentences not yet on the page; each is shown once. */
  readonly statements: string[];
  /** Sections asked for that only the owner can fill. */
  readonly awaited: {
    readonly words: string;
    readonly kind: 'dates' | 'more' | 'news' | 'quotes' | 'things';
  }[];
  /** Sections asked for that have content of their own already: what stands in each, by its words. */
  readonly filled: Map<string, string>;
  /** The next icon for some words that is not on the page yet. */
  readonly icon: (words: readonly string[], least?: number) => IconName | undefined;
}

export function makeContext(brief: Brief): PageContext {
  const prepared =
    brief.purpose === 'application' || isWorkOfOthers(brief)
      ? null
      : withoutWords(ownTexts(brief), [
          ...brief.asked.avoid,
          ...ofBooking(brief),
          ...ofPremises(brief),
        ]);
  const used = new Set<IconName>();
  return {
    brief,
    trade: prepared,
    say: sayIn(brief.language, brief.voice),
    openFacts: new Set(),
    notes: [],
    unfulfilled: [],
    awaited: [],
    filled: new Map(),
    statements: allowedStatements(brief.statements, brief.asked.avoid),
    icon: (words, least) => takeIcon(used, words, least),
  };
}

/**
 * The prepared texts of the trade. What is only near a trade, as chess lessons are near a tutor's, keeps what leads to it and
 * nothing that speaks of the trade's own things.
 */
function ownTexts(brief: Brief): Trade | null {
  const { subject, language, voice } = brief;
  const trade = preparedTrade(subject.tradeId, language, voice);
  if (!trade) return null;
  const wordless = { ...trade, headlines: [], offer: '', services: [], questions: [] };
  const phrase = subject.phrase.toLowerCase();
  const isOther = trade.unless?.some((word) => phrase.includes(word)) === true;
  if (isOther || tellsEnough(brief)) return { ...wordless, steps: [], lead: '' };
  const isForSome = / for /i.test(subject.phrase);
  // What anyone in a trade is asked is asked by others than those this one is for: children's lessons and those of adults.
  if (isNamedTrade(brief)) return isForSome ? { ...trade, questions: [] } : trade;
  return {
    ...wordless,
    // What is for somebody of the trade, as insurance for bouncy castles, is something else.
    lead: subject.confidence >= surely && !isForSome ? trade.lead : '',
  };
}

/** Words of an introduction: two or three sentences. */
const introduction = 15;
const fewestWords = 6;
/** A question, the name, or opening hours: what a sentence tells beside them is what counts. */
const notTold =
  /^(?:how|what|when|where|why|who|which|do|does|can|could|is|are|hours|open)\b|\b(?:called|named)\s\p{Lu}/iu;

/**
 * Whether the owner told in sentences what visitors are to know. What is true of anyone in a trade then stands between what is
 * true of this one, or against it: a midwife's lines on the page of who sits with the dying.
 */
export function tellsEnough({
  remarks,
  language,
  asked,
}: Pick<Brief, 'remarks' | 'language' | 'asked'>): boolean {
  const answers = asked.questions.map(({ question, answer }) => `${question} ${answer}`).join('\n');
  const sentences = remarks.filter(
    (text) =>
      !answers.includes(text) &&
      !notTold.test(text) &&
      (language === 'en' ? isWholeSentence(text, true) : text.split(' ').length >= fewestWords),
  );
  return sentences.join(' ').split(' ').length >= introduction;
}

/** Whether subject or name hold the trade's own name, rather than being near it. */
export const isNamedTrade = ({ subject, name }: Pick<Brief, 'subject' | 'name'>): boolean =>
  [subject.phrase, name.text].some((text) => tradeNamedIn(text) === subject.tradeId);

/** A product for clinics does not do what clinics do. */
const isWorkOfOthers = ({ purpose, subject }: Brief): boolean =>
  purpose === 'product' && tradeOf(subject.tradeId)?.purpose === 'business';

const surely = 0.9;

/** Where nobody books, prepared texts that speak of tables and appointments are not true. */
const ofBooking = ({ asked }: Brief): string[] =>
  asked.withoutForms === null ? [] : ['book', 'table', 'sit down', 'take a seat', 'appointment'];

const longestRead = 6_000;

/** Whether whoever works comes to where people are. */
export const travels = ({ prompt, language }: Brief): boolean =>
  language === 'en' && comesToPeople.test(prompt.slice(0, longestRead));

/** Who comes to people has no door that they bring anything to. */
const ofPremises = (brief: Brief): string[] =>
  travels(brief)
    ? ['bring', 'come in', 'drop in', 'call in', 'our shop', 'the shop', 'workshop', 'visit us']
    : [];

function takeIcon(
  used: Set<IconName>,
  words: readonly string[],
  least?: number,
): IconName | undefined {
  const named = words.map(iconNamed).find((icon) => icon !== undefined && !used.has(icon));
  // Behind the best one for a single word stand drawings of something else: a hot dog for a dog.
  const count = words.length === 1 && !words[0]?.includes(' ') ? 1 : 6;
  const icon = named ?? chooseIcons(words, count, least).find((name) => !used.has(name));
  if (icon !== undefined) used.add(icon);
  return icon;
}

/** Whether a kind of section was asked to be left out. */
export function isExcluded(
  { brief }: PageContext,
  topic: Brief['asked']['excluded'][number],
): boolean {
  return brief.asked.excluded.includes(topic);
}
