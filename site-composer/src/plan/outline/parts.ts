import type { Brief, Passage, SectionTopic } from '../../model/brief';
import { topicOf } from '../../catalogue/topics';
import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { root } from '../word-root';
import { timedOf } from './programmes';
import { takeParagraphs } from './whole-paragraphs';

/** A part of the page that its owner named, with what they said of it. */
export interface NamedPart {
  readonly words: string;
  readonly topic: SectionTopic;
  readonly passages: Passage[];
  /** Its place in the order that was asked for; -1 where none was. */
  readonly rank: number;
}

const small = new Set(
  'her his its she him our you what with from your this that have they them will about then more some and the for our how get who was are der die das und les des una los las het een wie was'.split(
    ' ',
  ),
);

export const stemsOf = (words: string): string[] =>
  (words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map(root);

/** Whether two names are of the same part: "Program" and "the program", "Fees" and "prices". */
export function isSamePart(one: string, other: string): boolean {
  const [first, second] = [stemsOf(one), stemsOf(other)];
  if (first.some((stem) => second.includes(stem))) return true;
  const topic = topicOf(one.toLowerCase());
  return topic !== 'other' && topic === topicOf(other.toLowerCase());
}

/**
 * The parts an instruction names: by headings in front of what it says, and in the order it asks for. What stands under a heading is
 * its part's; what names a part by one of its words is too, with the short lines that follow it.
 */
export function namedParts(
  passages: readonly Passage[],
  { order, sections }: Pick<Brief['asked'], 'order' | 'sections'>,
  isFree: (passage: Passage) => boolean,
  isPriced: (passage: Passage) => boolean,
  isOfVisit: (passage: Passage) => boolean,
  isWhole: boolean,
): NamedPart[] {
  const parts: NamedPart[] = order
    .map(({ words }, rank) => part(words, rank))
    .filter(({ words }) => !ofPage.test(words));
  for (const { words, topic } of sections)
    if (
      open.has(topic) &&
      !ofPage.test(words) &&
      !parts.some((known) => isSamePart(known.words, words))
    )
      parts.push(part(words, -1));
  for (const passage of passages) {
    const { label } = passage;
    if (label === null) continue;
    // "Dates: …. Entry is £1": what it costs is looked for among the prices.
    if (isPriced(passage) && topicOf(label.toLowerCase()) === 'schedule') continue;
    if (isOfVisit(passage)) continue;
    const known = parts.find(({ words }) => isSamePart(words, label));
    if (known) known.passages.push(passage);
    else parts.push({ ...part(label, -1), passages: [passage] });
  }
  if (isWhole) {
    const taken = new Set(parts.flatMap((one) => one.passages));
    const free = passages.filter((one) => !taken.has(one) && isFree(one) && !isPriced(one));
    takeParagraphs(free, parts, isNamedIn);
  } else {
    takeByWords(passages, parts, isFree, isPriced);
    takeByMeaning(passages, parts, isFree);
  }
  takeTimes(passages, parts);
  return parts;
}

const part = (words: string, rank: number): NamedPart => ({
  words,
  topic: topicOf(words.toLowerCase()),
  passages: [],
  rank,
});

/** "How to enter" is what entries are spoken of in: one word means nearly the other. */
const sameMeaning = 0.64;
/** What is built into a page, and nothing that is told. */
const ofPage =
  /^(?:(?:(?:une?|an?|eine?n?|una|uma|een) )?(?:(?:big|grande?|große[rn]?|grote) )?(?:phrase|sentence|welcome|headline|frase|satz|zin)|countdown|spot|place|button|map|form|space|gallery|photo|picture|title|header|footer|logo|home(?: ?page)?$|startseite$|accueil$|inicio$)/iu;
/** What is no kind of section by its name; the others are looked for by what they hold. */
const open = new Set<SectionTopic>(['other', 'steps', 'offer', 'features']);

function takeByMeaning(
  passages: readonly Passage[],
  parts: readonly NamedPart[],
  isFree: (passage: Passage) => boolean,
): void {
  const taken = new Set(parts.flatMap((one) => one.passages));
  for (const one of parts) {
    if (one.passages.length > 0 || !open.has(one.topic)) continue;
    const meanings = wordsOf(one.words).map((word) => meaningOf([word]));
    for (const passage of passages) {
      if (taken.has(passage) || passage.label !== null || !isFree(passage)) continue;
      const isNear = wordsOf(passage.text).some((word) => {
        const meaning = meaningOf([word]);
        return meanings.some(
          (other) => meaning && other && nearness(meaning, other) >= sameMeaning,
        );
      });
      if (!isNear) continue;
      one.passages.push(passage);
      taken.add(passage);
    }
  }
}

const clocks = /\b\d{1,2}[.:]\d{2}\b|\b\d{1,2}\s?(?:am|pm)\b/giu;
const fewestTimes = 3;
const ofTimes =
  /^(?:the )?(?:tim(?:e|ing)s?|day|when|program(?:me)?|ablauf|horaires|programa|programma)\b/iu;

/** "Timings" are the sentences that tell several hours. */
function takeTimes(passages: readonly Passage[], parts: readonly NamedPart[]): void {
  const own = parts.find(
    (one) => (one.topic === 'schedule' || ofTimes.test(one.words)) && one.passages.length === 0,
  );
  const taken = new Set(parts.flatMap((one) => one.passages));
  for (const passage of passages)
    if (
      !taken.has(passage) &&
      passage.label === null &&
      (passage.text.match(clocks)?.length ?? 0) >= fewestTimes
    )
      own?.passages.push(passage);
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .slice(0, mostRead);

const mostRead = 24;

interface Last {
  readonly part: NamedPart;
  readonly paragraph: number;
  /** "Membership works like this": the rest of its paragraph is of that. */
  readonly opens: boolean;
}

/** What has rows of its own is not looked for in sentences. */
const ofRows = new Set<SectionTopic>(['visit', 'contact', 'form', 'people', 'questions', 'prices']);

function isNamedIn({ words, topic, passages }: NamedPart, { text }: Passage): boolean {
  if (ofRows.has(topic) || timedOf(passages).length > 0) return false;
  const stems = stemsOf(text);
  return stemsOf(words).some((stem) => stems.includes(stem));
}

const shortLine = 48;

/** "Camping is $10. No dogs. No generators.": short lines go on with what stands before them. */
const followed = (
  last: Last | null,
  { paragraph, text }: Passage,
  isPriced: boolean,
): NamedPart | undefined =>
  last !== null &&
  last.paragraph === paragraph &&
  (last.opens || (text.length <= shortLine && !isPriced))
    ? last.part
    : undefined;

function takeByWords(
  passages: readonly Passage[],
  parts: readonly NamedPart[],
  isFree: (passage: Passage) => boolean,
  isPriced: (passage: Passage) => boolean,
): void {
  let last = null as Last | null;
  // "Entries close on Friday" is no line of the "Order of the day".
  const programmes = new Set(parts.filter((one) => timedOf(one.passages).length > 0));
  for (const passage of passages) {
    if (passage.label !== null || !isFree(passage)) continue;
    const stems = stemsOf(passage.text);
    const opening = parts.find(
      (one) => !programmes.has(one) && stemsOf(one.words).some((stem) => stem === stems[0]),
    );
    const named = isPriced(passage)
      ? undefined
      : parts.find(
          (one) =>
            !programmes.has(one) &&
            !ofRows.has(one.topic) &&
            stemsOf(one.words).some((stem) => stems.includes(stem)),
        );
    const own = opening ?? named;
    const hasOpened: boolean = last?.opens ?? false;
    const taker: NamedPart | undefined = own ?? followed(last, passage, isPriced(passage));
    taker?.passages.push(passage);
    last =
      taker === undefined
        ? null
        : {
            part: taker,
            paragraph: passage.paragraph,
            opens:
              (opening !== undefined && !isPriced(passage)) || (own === undefined && hasOpened),
          };
  }
}
