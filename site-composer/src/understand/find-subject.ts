import type { Sentence } from '../text/sentences';
import { tradeNamedIn } from './choose-trade';
import { colourNames, isOf } from '../catalogue/vocabulary/vocabulary';
import { subjectOf } from './found-subject';
import type { FoundSubject } from './found-subject';
import { namedThings } from './named-things';
import { readNounPhrase } from './noun-phrase';
import { fromAction, fromFragment, fromLabel } from './subject-of-action';
import { behindName, behindPerson } from './subject-behind-name';
import { extended } from './subject-extension';
import { fromName } from './subject-of-name';
import { fromPage } from './subject-of-page';
import { topicalityOf } from './topicality';
import {
  fromApposition,
  fromBeing,
  fromDefinition,
  fromOwner,
  fromRelative,
  isRelation,
} from './subject-of-owner';

type Reader = (sentence: Sentence, index: number) => FoundSubject | null;

const fragment = 60;

/** Ways of saying what it is about, with how much is to be given on each. */
const readers: readonly (readonly [Reader, number])[] = [
  [fromLabel, 96],
  [fromDefinition, 78],
  [fromBeing, 82],
  [fromApposition, 74],
  [fromAction, 68],
  [fromRelative, 72],
  [fromFragment, fragment],
  [fromOwner, 52],
];

const perSentence = 5;
/** What a name says about its bearer, where nothing else says more. */
const pointsOfName = 42;

/** Anything else a sentence names; each further thing it names is less likely to be meant. */
const pointsOfThing = 42;
const perThing = 2;

/** What a phrase of middling topicality has, how much it decides, and what is said of words nobody knows. */
const middling = 0.65;
const weightOfTopic = 60;
const unknown = 0.5;

/** The subject of the page: candidates from the first sentences, the highest score wins. */
export function findSubject(sentences: readonly Sentence[], name: string | null): FoundSubject {
  let best: { found: FoundSubject; points: number } | null = null;
  const topicality = topicalityOf(sentences);
  const topical = (phrase: string) => ((topicality(phrase) ?? unknown) - middling) * weightOfTopic;
  for (const [index, sentence] of sentences.slice(0, 8).entries()) {
    for (const [found, worth] of candidatesIn(sentence, index, name)) {
      if (!found || found.phrase.trim().length < 2) continue;
      const late = index > 0 && worth === fragment ? 14 : 0;
      const whole = extended(found, sentence);
      const against = late + index * perSentence + penalty(found, name, sentence);
      const points = worth - against + topical(whole.phrase);
      if (points > (best?.points ?? 0)) best = { found: whole, points };
    }
  }
  const own = name === null ? null : fromName(name);
  if (own && best && vague.has(best.found.phrase.toLowerCase())) return own;
  if (own && (best?.points ?? 0) < worthOfName(own, name ?? '', topical)) return own;
  return best?.found ?? fromFirstNoun(sentences);
}

type Candidate = readonly [found: FoundSubject | null, worth: number];

/** What one sentence may say that the page is about, each with its points. */
function candidatesIn(sentence: Sentence, index: number, name: string | null): Candidate[] {
  const page = fromPage(sentence, index);
  const things = namedThings(sentence, name);
  return [
    ...readers.map(([read, points]) => [read(sentence, index), points] as const),
    ...things.map(
      (thing, place) => [subjectOf(thing, index), pointsOfThing - perThing * place] as const,
    ),
    [behindPerson(sentence, index), 80],
    [name === null ? null : behindName(sentence, index, name), 84],
    [page, page?.sure === true ? 88 : page?.application === true ? 76 : 80],
  ];
}

/** "Museum of Lost Trades" says outright what it is; other names hold words that may mean anything. */
function worthOfName(own: FoundSubject, name: string, topical: (phrase: string) => number): number {
  const isKind = / of /.test(name) && !own.phrase.includes(' ');
  return (
    pointsOfName +
    (tradeNamedIn(own.phrase) !== null ? 10 : 0) +
    (isKind ? 12 : topical(own.phrase))
  );
}

const vague = new Set(
  'name names morning lot lots thing things stuff something anything client project day days week weeks month months year years number street one ones way bit line work home idea page time end friend couple brother brothers sister sisters two three four five of us team people person family bunch mix hour hours minute minutes coloured colored look style english printable dark light ticket deposit invitation specification requirements instructions brief document feature features purpose cv resume résumé'.split(
    ' ',
  ),
);

/** What speaks against a phrase: nothing said with it, a look, a place, or only the name again. */
function penalty(found: FoundSubject, name: string | null, sentence: Sentence): number {
  const words = found.phrase.toLowerCase().split(/[\s-]+/);
  const last = words.at(-1) ?? '';
  const own = name !== null && name.toLowerCase().includes(found.phrase.toLowerCase());
  const trade = tradeNamedIn(found.phrase) !== null;
  let points = 0;
  if (
    vague.has(last) ||
    (words.length === 1 && isOf('appNouns', last) && !isOf('businessHeads', last))
  )
    points += 45;
  if (words.length === 1 && (isRelation(last) || isOf('siteNouns', last))) points += 40;
  // "a website to tell people what …": whom it is for, and what is done to them.
  if (words.length < 3 && isOf('people', words[0] ?? '')) points += 30;
  // "Three promises: …" is the heading of a list.
  if (found.sentence > 0 && sentence.tokens[found.end]?.text === ':') points += 25;
  if (own && !trade) points += 30;
  if (!trade && words.length > 1 && found.phrase.split(' ').every((word) => /^\p{Lu}/u.test(word)))
    points += 22;
  if (words.length === 1 && found.sentence > 0 && !trade) points += 15;
  if (trade) points -= 10;
  if (words.length === 1 && isOf('genericAdjectives', last)) points += 40;
  if (isOf('months', last) || isOf('weekdays', last) || /\d$/.test(last)) points += 40;
  if (words.length > 8) points += 12;
  if (words.every((word) => colourNames.has(word) || isOf('lookWords', word) || word === 'and'))
    points += 60;
  if (sentence.listed) points += 30;
  return points;
}

/** "plumber in Leeds", "make me a birthday invitation". */
function fromFirstNoun(sentences: readonly Sentence[]): FoundSubject {
  for (const [index, sentence] of sentences.slice(0, 6).entries()) {
    let at = 0;
    while (at < 8 && isLeader(sentence, at)) at += 1;
    const phrase =
      readNounPhrase(sentence.text, sentence.tokens, at) ??
      readNounPhrase(sentence.text, sentence.tokens, at + 1);
    if (phrase) {
      const found = { phrase: phrase.text, head: phrase.head, sentence: index, end: phrase.after };
      return extended({ ...plain, ...found }, sentence);
    }
  }
  const words = sentences[0]?.text.split(' ').slice(0, 4).join(' ') ?? '';
  return { ...plain, phrase: words, head: words.split(' ').at(-1) ?? '', sentence: 0, end: 4 };
}

const plain = { audience: null, application: false } as const;

function isLeader({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  return (
    isOf('commissionVerbs', token.lower) ||
    ['PRON', 'DET', 'AUX', 'INTJ', 'PUNCT', 'ADP', 'PART'].includes(token.pos) ||
    ['please', 'hi', 'hello', 'hey', 'pls'].includes(token.lower)
  );
}
