import { asSentence } from '../../text/casing';
import type { SaidSentence } from '../marked/said-sentences';
import { isForeignRefusal } from '../marked/foreign-wishes';
import type { MarkedText } from '../marked/marked-text';
import { forVisitors } from '../../spans/said-clauses';
import { hardFact, letting, names } from './orders';
import { orderIn } from './page-orders';
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

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^\(/u, '')
    .replace(/[,;.!\s]+$/u, '');

/** Takes one part of a sentence to what is told, or to what is ordered. */
function read(one: Segment, behind: readonly Segment[], reading: Reading, least: number): void {
  const { runs } = reading;
  const last = runs.at(-1);
  if (wishes.test(one.text)) reading.isTelling = false;
  const whom = whomOf(one, reading, behind, least);
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

const orderOf = (text: string, fact = text): Order | null => orderIn(text, hardFact.test(fact));

/** "I am Priya, I come to your house": who they are goes with what they say next. */
const introduces =
  /^(?:i am|i['’]m|my name is|we are|we['’]re|ich bin|wir sind|je suis|nous sommes|soy|somos|me llamo|sono|mi chiamo|siamo|ik ben|wij zijn|sou|chamo-me) (?!an? |the )/iu;

/** Why something has to be seen: because people ask, forget or miss it. */
const reason =
  /^(?:because |as |since )?(?:i|we|people|everyone|everybody|folks|customers|visitors|they)\b[^,;]*\b(?:ask|forg[eo]t|miss|complain|overlook)\p{L}*/iu;

/** Below it a part is rather the reason of an order than told. */
const doubtful = 0.2;
/** "She'd like folk to know | it's unpasteurised": what stands behind it in the sentence is for them. */
const telling =
  /(?:^|\s)(?:(?:folks?|people|visitors|everyone|everybody|customers|guests|parents|members|them) (?:to |should |must |needs? to |(?:have|has) to |ought to )?(?:also )?(?:know|be aware|remember|understand|be told)|(?:mention|point out|say|make (?:it )?clear|stress))(?: please)?(?: that)?$/iu;
const wishes =
  /^(?:(?:and|but|also|oh) )*(?:please|pls|can you|could you|would you|keep|make|put|use|don['’]?t (?:put|use|make|show)|no (?:photos?|pictures?|images?))\b/iu;
const behindOrder = 0.6;
/** What somebody thinks is nothing without what they think. */
const leans =
  /\b(?:keen|hopes?|hoping|sure|glad|happy|thinks?|thought|feels?|wants?|wish(?:es)?|insists?|asks?|asked|says?|said|suggests?|suggested|prefers?|anxious|adamant|wonder(?:s|ing)?)$/iu;

/** "A page for the ploughing match on Sunday": whoever names the page speaks to its builder, whatever facts go with it. */
function whomOf(
  { text: said, told, labels }: Segment,
  { ordered, isTelling }: Reading,
  behind: readonly Segment[],
  least: number,
): Order | 'visitors' | 'builder' {
  const text = bare(said);
  // "Put that somewhere | they can't miss it": an order may be said in two parts.
  const isFact = hardFact.test(text);
  const next = bare(behind[0]?.text ?? '');
  const order = orderOf(text) ?? orderOf(`${ordered} ${text}`, text) ?? orderOf(`${text} ${next}`);
  if (order !== null) return order;
  const ahead = orderOf(next) ?? orderOf(behind.map((part) => bare(part.text)).join(' '));
  if (ahead === 'print') return 'visitors';
  // "I get asked every week, put that at the top": what is in doubt is the reason of the order behind it.
  if (ahead === 'place' && !isFact && (told < doubtful || reason.test(text))) return 'builder';
  if (ahead === 'place') return 'visitors';
  if (isTelling) return letting.test(text) ? 'builder' : 'visitors';
  // "The vicar is keen | that the page be dignified."
  if (leans.test(text) && (behind[0]?.told ?? 1) < forVisitors) return 'builder';
  if (introduces.test(text) && (behind[0]?.told ?? 0) >= forVisitors) return 'visitors';
  // "It has to be legible, half the committee have cataracts": what is in doubt behind an order is its reason.
  const needed = ordered !== '' && least === forVisitors && !isFact ? behindOrder : least;
  if (told < needed || labels.has('site') || names.test(text) || letting.test(text))
    return 'builder';
  return 'visitors';
}

/** "A page for my mum Rosa Lind who makes curtains" tells what she does. */
const ofPerson =
  /\b(?:page|site|website)\b[^.]{0,40}?\b(?:for|of|about|to) (?:(?:my|our) (?:\p{Ll}+ ){1,2})?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}),? who (\p{L}+ [^.]{8,})$/u;

function personOf(sentence: string): string | null {
  const [, name = '', does = ''] = ofPerson.exec(sentence.trim()) ?? [];
  return name === '' ? null : asSentence(`${name} ${does}`);
}
