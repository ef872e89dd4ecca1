import type { Trade } from '../catalogue/trade';

const longestRead = 4_000;

/** Two who marry: whatever else is named, the page is that of their day. */
const marries =
  /\b(?:(?:are|we['’]?re|is|be|am|i['’]?m) (?:getting|going to get|to be) married|tie the knot|our (?:own )?wedding|wedding (?:website|site|web ?page|page|invitation)|getting married|wir heiraten|heiraten am|unsere hochzeit|nous nous marions|notre mariage|nos casamos|nuestra boda|vamos casar|nosso casamento|ci sposiamo|il nostro matrimonio|wij trouwen|we trouwen|onze bruiloft)\b/iu;
/** Who works at weddings speaks of them as well. */
const atWeddings =
  /\b(?:photograph\w*|planner|planning|florist|cater\w*|venue|dj|band|cakes?|dress(?:es)?|shop|hire|celebrant|stationery|fotograf\w*|ring[s]?|make-?up|magician|business|company|services?)\b/iu;

/** Who has been married for years celebrates that. */
const ofYears =
  /\b(?:silver|golden|gold|ruby|pearl|diamond|emerald) wedding\b|\banniversary\b|\b(?:silberne?|goldene?) hochzeit\b|\b(?:silber|gold)hochzeit\b|\bnoces d['’](?:argent|or)\b|\bbodas de (?:plata|oro)\b|\bnozze d['’](?:argento|oro)\b/iu;

/** Whether the page is an invitation to the writers' own wedding. */
export const isOwnWedding = (text: string): boolean => {
  const read = text.slice(0, longestRead);
  return marries.test(read) && !atWeddings.test(read) && !ofYears.test(read);
};

const program =
  /\b(?:software|apps?|saas|web app|platform|plug-?in|browser extension|tool) (?:that|which|to|for|where|helps?|makes?|lets?)\b/iu;
const onScreen: ReadonlySet<Trade['purpose']> = new Set(['product', 'publication']);

/** What a program's users do is not what its makers do: rota software for cafés has no menu. */
export const isProgramForTrade = (text: string, trade: Trade | null): boolean =>
  trade !== null && !onScreen.has(trade.purpose) && program.test(text.slice(0, longestRead));

const given = "\\p{Lu}[\\p{L}’'-]+";
const couple = new RegExp(
  `(?<!\\p{L})(${given}(?: ${given})? (?:&|and|und|et|y|e|en|\\+) ${given})(?= (?:are|is|will|get|getting|heiraten|se casan|si sposano|trouwen)\\b|[:,.–—-]|\\s(?:wedding|hochzeit)\\b)`,
  'u',
);

/** The two whose wedding it is: "Nina und Paul: wir heiraten". */
export const coupleIn = (text: string): string | null =>
  isOwnWedding(text) ? (couple.exec(text.slice(0, longestRead))?.[1] ?? null) : null;

/** "Hannah & Luis are getting married in Ronda" is what the whole page says. */
export const isInvitation = (text: string): boolean =>
  (isOwnWedding(text) && couple.test(text)) ||
  /^(?:we(?:['’]re| are) )?getting married[.!]?$/iu.test(text.trim());

const owner =
  /\b(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y) name(?:['’]s| is)\s((?:Dr\s|Rev\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2})/u;

/** "Her name's Isolde Marr": where nothing else is named, whose work it is names the page. */
export const ownerIn = (text: string): string | null =>
  owner.exec(text.slice(0, longestRead))?.[1] ?? null;

const birthday =
  /\b(\p{Lu}[\p{L}-]+['’]s (?:\d{1,3}(?:st|nd|rd|th) )?(?:[Bb]irthday|[Cc]hristening|[Nn]aming [Dd]ay|[Rr]etirement|[Ll]eaving [Dd]o|[Hh]en [Dd]o)(?: [Pp]arty)?)\b/u;

/** "Maya's 5th birthday": whose day it is names the page of it. */
export const birthdayIn = (text: string): string | null =>
  birthday.exec(text.slice(0, longestRead))?.[1] ?? null;

const remembering =
  /\b(?:in (?:loving )?(?:memory|remembrance) of|(?:memorial|remembrance|eulogy|obituary) (?:page|site|website)|(?:page|site|website) (?:to remember|in memory)|celebration of life)\b/iu;
const longestOpening = 200;

const remembered =
  /\b(?:memory|remembrance|memorial (?:page|site|website)|(?:page|site|website) (?:to remember|for)) (?:of |for )?(?:(?:my|our|his|her) (?:late )?(?:\p{Ll}+ ){1,2})?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})/u;

const hisName =
  /\b(?:[Hh]is|[Hh]er) name was (\p{Lu}[\p{L}'’-]+(?: ["“][^"”]{2,20}["”])?(?: \p{Lu}[\p{L}'’-]+){1,3})/u;

/** Whom a page remembers, by name. */
export const rememberedIn = (text: string): string | null =>
  hisName.exec(text.slice(0, longestRead))?.[1] ??
  (isMemorial(text) ? (remembered.exec(text.slice(0, longestOpening))?.[1] ?? null) : null);

/** Whether a page is asked for to remember somebody: it is about them, whatever they did. English only. */
export const isMemorial = (text: string): boolean =>
  remembering.test(text.slice(0, longestOpening)) &&
  !/\b(?:bench|fund|trust|hall|hospital|garden|cup|trophy|run|ride|tournament|concert)\b/iu.test(
    text.slice(0, longestOpening),
  );
