import { asSentence } from '../../text/casing';
import type { SaidSentence } from '../marked/said-sentences';
import { isForeignRefusal } from '../marked/foreign-wishes';
import type { MarkedText } from '../marked/marked-text';
import { forVisitors } from '../../spans/said-clauses';
import { withoutNaming } from './without-naming';
import { presentable } from './presentable';
import { segmentsOf } from './segments';
import type { Segment } from './segments';
import { bare } from './bare-words';
import { telling, whomOf, wishes } from './whom-of';

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

/** What is for visitors so far, and whether something else stood before it. */
interface Reading {
  readonly runs: Run[];
  isCut: boolean;
  isOpen: boolean;
  isPlaced: boolean;
  /** What goes on is what somebody wants visitors to know. */
  isTelling: boolean;
  /** What was ordered right before; empty behind what was said to visitors. */
  ordered: string;
}

/** The runs of a sentence that are for visitors. */
export function toldOf(
  marked: MarkedText,
  start: number,
  sentence: SaidSentence,
  isEnglish: boolean,
): ToldOfSentence {
  if (start >= sentence.end) return nothing;
  const reading = readRuns(marked, start, sentence);
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
      if (!isEnglish && isForeignRefusal(text)) return [];
      return text === '' ? [] : [{ text, isUrgent }];
    });
  return { told, isOfBefore: isPlaced && told.length === 0 };
}

/** The parts of a sentence that are for visitors, as they are put together. */
export function readRuns(marked: MarkedText, start: number, sentence: SaidSentence): Reading {
  const reading: Reading = {
    runs: [],
    isCut: false,
    isOpen: false,
    isPlaced: false,
    isTelling: false,
    ordered: '',
  };
  const segments = segmentsOf(marked, start, closed(marked.text, sentence.end));
  for (const [at, one] of segments.entries())
    read(one, segments.slice(at + 1, at + 3), reading, leastOf(marked, start, sentence));
  return reading;
}

/** What stands behind a heading, or behind "it must say:", is only kept off the page where it surely is an order. */
const behindLabel = 0.005;

/** What is asked behind a heading is a question of the page: its builder is asked without one. */
function leastOf({ text }: MarkedText, start: number, sentence: SaidSentence): number {
  if (start <= sentence.start) return forVisitors;
  return text.charAt(sentence.end) === '?' || text.charAt(sentence.end - 1) === '?'
    ? 0
    : behindLabel;
}

const nothing: ToldOfSentence = { told: [], isOfBefore: false };

const leadsOn =
  /(?<!\p{L})(?:what|who|wher|how|which|when)ever\s*$|(?<!\p{L})(?:than|because|unless|whether|whose)\s*$/iu;

/** Takes one part of a sentence to what is told, or to what is ordered. */
function read(one: Segment, behind: readonly Segment[], reading: Reading, least: number): void {
  const { runs } = reading;
  const last = runs.at(-1);
  if (wishes.test(one.text)) reading.isTelling = false;
  // "Everyone's welcome whatever you believe": no sentence ends with such a word.
  const isHeld = !reading.isCut && leadsOn.test(last?.segments.at(-1)?.text ?? '');
  const whom = isHeld ? 'visitors' : whomOf(one, reading, behind, least);
  if (whom === 'visitors') {
    // "Open Fridays, please make that big, from half nine": what was said between is of the page alone.
    if (last && (reading.isOpen || goesOn.test(one.text))) last.segments.push(one);
    else runs.push({ segments: [one], isUrgent: false, isCut: reading.isCut });
  } else {
    if (whom === 'place' && last) last.isUrgent = true;
    reading.isPlaced ||= whom === 'place';
    if (whom === 'print' && last) last.isCut = false;
    // What was said before and behind what is taken back goes together.
    if (whom === 'retract' && reading.isOpen && takeBack(runs, bare(one.text))) return;
    reading.isCut = true;
  }
  reading.isTelling ||= telling.test(bare(one.text));
  reading.ordered = whom === 'visitors' ? '' : bare(one.text);
  reading.isOpen = whom === 'visitors';
}

const goesOn =
  /^(?:and|or|but|from|to|at|in|on|until|till|with|without|for|which|who|where|when|if|because|und|oder|ab|von|bis|mit|ohne|et|ou|de|du|à|avec|y|o|con|sin|desde|e|da|dal\p{L}*|senza|com|sem|en|van|tot|met|zonder)(?!\p{L})/iu;

/** "Tenho 34 anos mas não ponhas a idade": what was said before that is not for visitors. */
function takeBack(runs: Run[], order: string): boolean {
  const said = runs.at(-1)?.segments;
  const isOfIt = /\b(?:it|that|this|them|isso|isto|eso|esto|ça|cela|das|dat)\b/iu.test(order);
  if (said && (isOfIt || /\d/.test(said.at(-1)?.text ?? ''))) said.pop();
  if (said?.length === 0) runs.pop();
  return said !== undefined && said.length > 0;
}

/** "A page for my mum Rosa Lind who makes curtains" tells what she does. */
const ofPerson =
  /\b(?:page|site|website)\b[^.]{0,40}?\b(?:for|of|about|to) (?:(?:my|our) (?:\p{Ll}+ ){1,2})?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}),? who (\p{L}+ [^.]{8,})$/u;

function personOf(sentence: string): string | null {
  const [, name = '', does = ''] = ofPerson.exec(sentence.trim()) ?? [];
  return name === '' ? null : asSentence(`${name} ${does}`);
}
