import type { Sentence } from '../text/sentences';
import { namesTrade } from './choose-trade';
import { colourNames, isOf } from '../catalogue/vocabulary/vocabulary';
import type { FoundSubject } from './found-subject';
import { readNounPhrase } from './noun-phrase';
import { fromAction, fromFragment, fromLabel } from './subject-of-action';
import { behindName } from './subject-behind-name';
import { extended } from './subject-extension';
import { fromName } from './subject-of-name';
import { fromPage } from './subject-of-page';
import { fromApposition, fromBeing, fromDefinition, fromOwner } from './subject-of-owner';

type Reader = (sentence: Sentence, index: number) => FoundSubject | null;

const fragment = 60;

/** Ways of saying what it is about, with how much is to be given on each. */
const readers: readonly (readonly [Reader, number])[] = [
  [fromLabel, 96],
  [fromDefinition, 78],
  [fromBeing, 82],
  [fromApposition, 74],
  [fromAction, 68],
  [fromFragment, fragment],
  [fromOwner, 52],
];

const perSentence = 5;
/** What a name says about its bearer, where nothing else says more. */
const pointsOfName = 42;

/** What the page is about: every sentence at the beginning is heard, the plainest one believed. */
export function findSubject(sentences: readonly Sentence[], name: string | null): FoundSubject {
  let best: { found: FoundSubject; points: number } | null = null;
  const early = sentences.slice(0, 8);
  for (const [index, sentence] of early.entries()) {
    const page = fromPage(sentence, index);
    const all = readers.map(([read, points]) => [read(sentence, index), points] as const);
    if (name !== null) all.push([behindName(sentence, index, name), 84]);
    if (page) all.push([page, page.sure === true ? 88 : page.application ? 76 : 80]);
    for (const [found, worth] of all) {
      if (!found || found.phrase.trim().length < 2) continue;
      const late = index > 0 && worth === fragment ? 14 : 0;
      const points = worth - late - index * perSentence - penalty(found, name, sentence);
      if (points > (best?.points ?? 0)) best = { found: extended(found, sentence), points };
    }
  }
  const own = name === null ? null : fromName(name);
  if (own && (best?.points ?? 0) < pointsOfName + (namesTrade(own.phrase) ? 10 : 0)) return own;
  return best?.found ?? fromFirstNoun(sentences);
}

const vague = new Set(
  'name names morning lot lots thing things stuff something anything client project day days week weeks month months year years number street one ones way bit line work home idea page time end friend couple brother brothers sister sisters two three four five of us team people person family bunch mix hour hours minute minutes coloured colored look style english printable dark light ticket deposit invitation'.split(
    ' ',
  ),
);

/** What speaks against a phrase: nothing said with it, a look, a place, or only the name again. */
function penalty(found: FoundSubject, name: string | null, sentence: Sentence): number {
  const words = found.phrase.toLowerCase().split(/[\s-]+/);
  const last = words.at(-1) ?? '';
  const own = name !== null && name.toLowerCase().includes(found.phrase.toLowerCase());
  const trade = namesTrade(found.phrase);
  let points = 0;
  if (
    vague.has(last) ||
    (words.length === 1 && isOf('appNouns', last) && !isOf('businessHeads', last))
  )
    points += 45;
  if (own && !trade) points += 30;
  if (!trade && words.length > 1 && found.phrase.split(' ').every((word) => /^\p{Lu}/u.test(word)))
    points += 22;
  if (words.length === 1 && found.sentence > 0 && !trade) points += 15;
  if (trade) points -= 10;
  if (words.length === 1 && isOf('genericAdjectives', last)) points += 40;
  if (isOf('months', last) || isOf('weekdays', last) || /\d$/.test(last)) points += 40;
  if (words.length > 6) points += 12;
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
