import type { OrderedPart, Passage } from '../../model/brief';
import { asPoint, asSentence, trimMarks } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import { isAsked } from '../marked/said-sentences';
import type { SaidSentence } from '../marked/said-sentences';
import type { MarkedText } from '../marked/marked-text';
import { wholeSentences } from '../marked/whole-sentences';
import { withCounted } from './counted-lines';
import { isInQuestion } from './question-lines';
import { orderedParts } from './asked-order';
import { labelOf, leadOf, ofContact } from './label';
import { addressedTo, hardFact, ordersButton } from './orders';
import { segmentsOf } from './segments';
import type { Segment } from './segments';

export interface Outline {
  readonly passages: readonly Passage[];
  /** The parts of the page in the order they were named in; empty where none was given. */
  readonly order: readonly OrderedPart[];
}

const most = 160;
const longest = 600;
const likely = 0.5;

/** The heading that holds at some place of an instruction. */
interface Held {
  readonly label: string;
  readonly paragraph: number;
  /** Lines stand below it, and not words behind it. */
  readonly isBlock: boolean;
  readonly sort: Sort;
  /** It begins a paragraph, and all of that is of it. */
  readonly isHead: boolean;
}

/** A heading of prices goes on for sums, and one of rules for whatever holds no fact with a place of its own. */
type Sort = 'sum' | 'contact' | 'time' | 'words';

const sortOf = (text: string): Sort =>
  /\S@\S|\d{3,}[\s-]\d{3,}|\d{8,}/u.test(text)
    ? 'contact'
    : sum.test(text)
      ? 'sum'
      : hardFact.test(text)
        ? 'time'
        : 'words';

const sum =
  /[£€$₹]\s?\d|\d\s?(?:€|euros?\b|pounds?\b|dollars?\b|rupees?\b|quid\b|francs?\b)|\bR(?:s\.?\s?)?\d/iu;
const severalParagraphs = /\n\s*\n[^\n]+\n\s*\n/u;

/** Reads an instruction as what is told to visitors, without what is said to whoever builds the page. */
export function readPassages(marked: MarkedText, isEnglish: boolean): Outline {
  const passages: Passage[] = [];
  const order: OrderedPart[] = [];
  let paragraph = 0;
  let line = 0;
  let end = 0;
  let held: Held | null = null;
  // Where all is said in one paragraph, a heading is one of its sentence.
  const isParted = severalParagraphs.test(marked.text);
  for (const sentence of wholeSentences(marked)) {
    const gap = marked.text.slice(end, sentence.start);
    if (gap.includes('\n')) line += 1;
    const isNew = passages.length === 0 || /\n\s*\n/.test(gap);
    if (/\n\s*\n/.test(gap)) paragraph += 1;
    end = sentence.end;
    const within = marked.text.slice(sentence.start, closed(marked.text, sentence.end));
    const parts = orderedParts(within);
    if (parts.length > 0) order.push(...parts);
    if (parts.length > 0 || isAnswer(marked, sentence) || isInQuestion(marked.text, sentence))
      continue;
    const lead = leadOf(within);
    const labelled = lead > 0 ? null : labelOf(within, isEnglish);
    if (labelled?.isOfBrief === true) continue;
    const body = sentence.start + (labelled?.length ?? lead);
    held = heldBy(held, labelled?.label ?? null, {
      paragraph,
      isBlock: body >= sentence.end || labelled?.isAnnounced === true,
      sort: sortOf(within),
      isHead: isParted && isNew,
      goesOn: isParted || sortOf(within) === 'sum',
    });
    for (const { text, isUrgent } of toldOf(marked, body, sentence, isEnglish))
      if (passages.length < most && text.length <= longest)
        passages.push({ text, within, paragraph, line, label: held?.label ?? null, isUrgent });
  }
  return { passages: withCounted(passages, isEnglish), order };
}

/** A heading holds for its own sentence and for what follows in its paragraph and is of the same sort. */
function heldBy(
  held: Held | null,
  label: string | null,
  { goesOn, ...here }: Omit<Held, 'label'> & { goesOn: boolean },
): Held | null {
  if (label !== null) return ofContact.test(label) ? null : { label, ...here };
  if (held === null || held.paragraph !== here.paragraph) return null;
  if (held.isBlock || held.isHead) return here.sort === 'contact' ? null : held;
  return goesOn && held.sort !== 'contact' && held.sort === here.sort ? held : null;
}

const closed = (text: string, end: number): number =>
  end + (/^[)\]"”'’»]+/u.exec(text.slice(end, end + 3))?.[0].length ?? 0);

/** Questions with their answers have a place of their own. */
function isAnswer(marked: MarkedText, { start, end }: SaidSentence): boolean {
  return marked.spans.some(
    (span) =>
      (span.label === 'q' || span.label === 'a') &&
      Math.min(span.end, end) - Math.max(span.start, start) > (end - start) / 2,
  );
}

interface Told {
  readonly text: string;
  readonly isUrgent: boolean;
}

/** The runs of a sentence that are for visitors. */
function toldOf(
  marked: MarkedText,
  start: number,
  sentence: SaidSentence,
  isEnglish: boolean,
): Told[] {
  if (start >= sentence.end) return [];
  const runs: { segments: Segment[]; isUrgent: boolean; isCut: boolean }[] = [];
  let isCut = false;
  let isOpen = false;
  for (const one of segmentsOf(marked, start, closed(marked.text, sentence.end))) {
    const last = runs.at(-1);
    const whom = addressedTo(one, isOpen ? (last?.segments.at(-1)?.text ?? '') : '');
    if (whom === 'builder' && one.start === start && ordersButton.test(one.text)) return [];
    if (whom === 'visitors' && isOpen && last) last.segments.push(one);
    else if (whom === 'visitors') runs.push({ segments: [one], isUrgent: false, isCut });
    else if (whom === 'place' && last) last.isUrgent = true;
    isOpen = whom === 'visitors';
    isCut ||= !isOpen;
  }
  const person = runs.length === 0 ? personOf(marked.text.slice(start, sentence.end)) : null;
  if (person !== null) return [{ text: person, isUrgent: false }];
  return runs.flatMap(({ segments, isUrgent, isCut: cut }) => {
    const text = presentable(marked, segments, cut, isEnglish);
    return text === '' ? [] : [{ text, isUrgent }];
  });
}

/** "A page for my mum Rosa Lind who makes curtains" tells what she does. */
const ofPerson =
  /\b(?:page|site|website)\b[^.]{0,40}?\b(?:for|of|about|to) (?:(?:my|our) (?:\p{Ll}+ ){1,2})?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}),? who (\p{L}+ [^.]{8,})$/u;

function personOf(sentence: string): string | null {
  const [, name = '', does = ''] = ofPerson.exec(sentence.trim()) ?? [];
  return name === '' ? null : asSentence(`${name} ${does}`);
}

const joins =
  /^(?:(?:oh|ah|well|right|ok|okay|um|so|na ja|alors|bueno|pues|dunque|allora|então|nou)[,\s]+)*(?:(?:and|but|plus|so|und|aber|et|mais|y|pero|e|ma|en|maar)\s)?(?=[\p{L}\d£€$])/iu;
/** "…, which is lawnmower racing on the oval": what it is of was cut off. */
const relative = /^(?:which|that|who)(?:['’]s| is| are| was)\s(?:a |an |the )?/iu;
/** What hangs on words that were cut off. */
const hangs =
  /^(?:as|because|since|than|to|for|of|with|which|that|who|where|when|if|so|like|wie|comme|como|come|zoals|weil|da|damit|dass|parce|car|pour|que|porque|para|die|dat|perché|per|che|omdat|om|dat|want|pois)\s/iu;

function presentable(
  marked: MarkedText,
  segments: readonly Segment[],
  isCut: boolean,
  isEnglish: boolean,
): string {
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return '';
  const said = marked.text.slice(first.start, last.end).replaceAll(/\s+/g, ' ').trim();
  const joined = said.replace(joins, '').replace(greets, '');
  const plain = trimMarks(isCut ? joined.replace(relative, '') : joined);
  if (plain === '' || (isCut && hangs.test(plain))) return '';
  if (isCut && leansOnCut.test(plain) && plain.split(' ').length <= mostLeaning) return '';
  if (isCut && plain.split(' ').length <= fewestLeft && !hardFact.test(plain)) return '';
  const told = segments.reduce((sum, one) => sum + one.told * (one.end - one.start), 0);
  const length = segments.reduce((sum, one) => sum + (one.end - one.start), 0);
  if (isEnglish && told / length < likely && !hardFact.test(plain) && isAsked(plain)) return '';
  const isSentence = isEnglish ? isWholeSentence(plain, true) : plain.split(' ').length > shortest;
  return isSentence || plain.split(' ').length > longestPoint ? asSentence(plain) : asPoint(plain);
}

const greets =
  /^(?:hi|hello|hey|g['’]day|hiya|dear all|kindly|servus|hallo|hola|bonjour|ciao|hoi|olá)[\s,!.]+(?:(?:there|all|team|everyone)[\s,!.]+)?/iu;
/** Of a sentence that was cut, so few words tell nothing. */
const fewestLeft = 3;
/** "No pictures of solar pumps, we don't touch those": what was cut off is what it speaks of. */
const leansOnCut = /\b(?:those|them|it|that|these|any)[.!]?$/iu;
const mostLeaning = 7;
const shortest = 3;
const longestPoint = 8;
