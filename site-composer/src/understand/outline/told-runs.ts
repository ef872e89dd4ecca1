import { asSentence } from '../../text/casing';
import type { SaidSentence } from '../marked/said-sentences';
import type { MarkedText } from '../marked/marked-text';
import { addressedTo, hardFact, ordersButton } from './orders';
import type { Addressed } from './orders';
import { isReasonBehind, isStoryBehind, isVerbless, listsParts, orderIn } from './page-orders';
import type { Order } from './page-orders';
import { withoutNaming } from './without-naming';
import { presentable } from './presentable';
import { segmentsOf } from './segments';
import type { Segment } from './segments';

/** Where a sentence ends with the mark that closes it. */
export const closed = (text: string, end: number): number =>
  end + (/^[)\]"”'’»]+/u.exec(text.slice(end, end + 3))?.[0].length ?? 0);

export interface Told {
  readonly text: string;
  readonly isUrgent: boolean;
}

export interface ToldOfSentence {
  readonly told: readonly Told[];
  /** All of it says that what stands in front of the sentence has to be seen at once. */
  readonly isOfBefore: boolean;
}

interface Run {
  segments: Segment[];
  isUrgent: boolean;
  isCut: boolean;
}

/** What is for visitors so far, and what was ordered last. */
interface Reading {
  readonly runs: Run[];
  isCut: boolean;
  isOpen: boolean;
  order: string | null;
  isPlaced: boolean;
}

/** The runs of a sentence that are for visitors. */
export function toldOf(
  marked: MarkedText,
  start: number,
  sentence: SaidSentence,
  isEnglish: boolean,
): ToldOfSentence {
  if (start >= sentence.end) return nothing;
  const reading = readRuns(marked, start, sentence, isEnglish);
  const { runs, isPlaced } = reading;
  const person = runs.length === 0 ? personOf(marked.text.slice(start, sentence.end)) : null;
  if (person !== null) return { told: [{ text: person, isUrgent: false }], isOfBefore: false };
  const told = runs
    .flatMap((run) =>
      withoutNaming(marked, run.segments, run.isCut).map((segments) => ({ ...run, segments })),
    )
    .flatMap(({ segments, isUrgent, isCut }) => {
      const said = presentable(marked, segments, isCut, isEnglish);
      const isAsked = marked.text.charAt(segments.at(-1)?.end ?? 0) === '?';
      const text = isAsked ? said.replace(/\.$/u, '?') : said;
      return text === '' ? [] : [{ text, isUrgent }];
    });
  return { told, isOfBefore: isPlaced && told.length === 0 };
}

/** The parts of a sentence that are for visitors, as they are put together. */
export function readRuns(
  marked: MarkedText,
  start: number,
  sentence: SaidSentence,
  isEnglish: boolean,
): Reading {
  const reading: Reading = { runs: [], isCut: false, isOpen: false, order: null, isPlaced: false };
  for (const one of segmentsOf(marked, start, closed(marked.text, sentence.end))) {
    const isFirst = one.start === start;
    if (isFirst && ordersButton.test(one.text) && whomOf(one, reading, isEnglish) === 'builder')
      return { ...reading, runs: [] };
    read(one, reading, isEnglish);
  }
  return reading;
}

const nothing: ToldOfSentence = { told: [], isOfBefore: false };

const bare = (text: string): string => text.trim().replace(/[,;.!\s]+$/u, '');

/** Takes one part of a sentence to what is told, or to what is ordered. */
function read(one: Segment, reading: Reading, isEnglish: boolean): void {
  const { runs } = reading;
  const last = runs.at(-1);
  const whom = whomOf(one, reading, isEnglish);
  if (whom === 'visitors') {
    if (reading.isOpen && last) last.segments.push(one);
    else runs.push({ segments: [one], isUrgent: false, isCut: reading.isCut });
    reading.order = null;
  } else {
    reading.order = whom === 'builder' ? (reading.order ?? bare(one.text)) : reading.order;
    if (whom === 'place' && last) last.isUrgent = true;
    reading.isPlaced ||= whom === 'place';
    if (whom === 'print' && last) last.isCut = false;
    // What was said before and behind what is taken back goes together.
    if (whom === 'retract' && reading.isOpen && takeBack(runs, bare(one.text))) return;
    reading.isCut = true;
  }
  reading.isOpen = whom === 'visitors';
}

/** "Tenho 34 anos mas não ponhas a idade": what was said before that is not for visitors. */
function takeBack(runs: Run[], order: string): boolean {
  const said = runs.at(-1)?.segments;
  const isOfIt = /\b(?:it|that|this|them|isso|isto|eso|esto|ça|cela|das|dat)\b/iu.test(order);
  if (said && (isOfIt || /\d/.test(said.at(-1)?.text ?? ''))) said.pop();
  if (said?.length === 0) runs.pop();
  return said !== undefined && said.length > 0;
}

function whomOf(
  one: Segment,
  { runs, isOpen, order }: Reading,
  isEnglish: boolean,
): Order | Addressed {
  const text = bare(one.text);
  const isFact = hardFact.test(text);
  const said = orderIn(text, isFact);
  if (said === 'reason' || said === 'order') return 'builder';
  if (said !== null) return said;
  const before = isOpen ? (runs.at(-1)?.segments.at(-1)?.text ?? '') : '';
  const whom = addressedTo(one, before);
  if (whom !== 'visitors' || isFact) return whom;
  if (isStoryBehind(before, text)) return 'builder';
  if (order === null || isOpen) return whom;
  const isMore = isEnglish && listsParts(order) && isVerbless(text);
  return isMore || isReasonBehind(order, text) ? 'builder' : whom;
}

/** "A page for my mum Rosa Lind who makes curtains" tells what she does. */
const ofPerson =
  /\b(?:page|site|website)\b[^.]{0,40}?\b(?:for|of|about|to) (?:(?:my|our) (?:\p{Ll}+ ){1,2})?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}),? who (\p{L}+ [^.]{8,})$/u;

function personOf(sentence: string): string | null {
  const [, name = '', does = ''] = ofPerson.exec(sentence.trim()) ?? [];
  return name === '' ? null : asSentence(`${name} ${does}`);
}
