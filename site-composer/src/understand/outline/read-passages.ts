import type { OrderedPart, Passage } from '../../model/brief';
import { holdsWish, type SaidSentence } from '../marked/said-sentences';
import type { MarkedText } from '../marked/marked-text';
import { wholeSentences } from '../marked/whole-sentences';
import { withFactsApart } from './comma-runs';
import { withCounted } from './counted-lines';
import { withAskedSteps } from './asked-steps';
import { rememberedPart } from './remembered-part';
import { isInQuestion } from './question-lines';
import { isNamedPart, orderedParts } from './asked-order';
import { isImportant, labelOf, leadOf, ofContact } from './label';
import { hardFact } from './orders';
import { closed, toldOf } from './told-runs';
import { asSentence } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';

export interface Outline {
  readonly passages: readonly Passage[];
  /** The parts of the page in the order they were named in; empty where none was given. */
  readonly order: readonly OrderedPart[];
}

const most = 160;
const longest = 600;

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
const severalParagraphs = /\n[^\S\n]*\n[^\n]+\n[^\S\n]*\n/u;

/** Reads an instruction as what is told to visitors, without what is said to whoever builds the page. */
export function readPassages(marked: MarkedText, isEnglish: boolean): Outline {
  const passages: Passage[] = [];
  const order: OrderedPart[] = [];
  let paragraph = 0;
  let line = 0;
  let end = 0;
  let held: Held | null = null;
  // What was taken for the builder's, until an order to show it tells that it is not.
  let untold: Pick<Passage, 'text' | 'within'> | null = null;
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
    order.push(...parts.filter(isNamedPart));
    if (parts.length > 0 || isAnswer(marked, sentence) || isInQuestion(marked.text, sentence))
      continue;
    const remembered = isEnglish ? rememberedPart(within) : null;
    if (remembered !== null) {
      passages.push({ ...remembered, within, paragraph, line, isUrgent: false });
      continue;
    }
    const lead = leadOf(within, sentence.start === 0);
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
    const { told, isOfBefore } = toldOf(marked, body, sentence, isEnglish);
    const previous = passages.at(-1);
    // "No shoeing. Put that somewhere they can't miss it."
    if (isOfBefore && untold !== null)
      passages.push({ ...untold, paragraph, line, label: null, isUrgent: true });
    else if (isOfBefore && previous?.paragraph === paragraph)
      passages[passages.length - 1] = { ...previous, isUrgent: true };
    untold =
      told.length === 0 && isStatement(marked, sentence, isEnglish)
        ? wholeOf(marked, sentence)
        : null;
    for (const { text, isUrgent } of told)
      if (passages.length < most && text.length <= longest)
        passages.push({
          text,
          within,
          paragraph,
          line,
          label: held?.label ?? null,
          isUrgent: isUrgent || (isImportant(within) && !text.endsWith('?')),
        });
  }
  const apart = withFactsApart(withAskedSteps(passages));
  return { passages: withCounted(apart, isEnglish), order };
}

/** Whether a sentence says something of its own and wishes nothing of the page. */
const isStatement = (
  marked: MarkedText,
  { start, end }: SaidSentence,
  isEnglish: boolean,
): boolean =>
  isEnglish &&
  !holdsWish(marked, start, end) &&
  isWholeSentence(marked.text.slice(start, end), true);

function wholeOf(
  { text }: MarkedText,
  { start, end }: SaidSentence,
): Pick<Passage, 'text' | 'within'> {
  const within = text.slice(start, closed(text, end));
  return { within, text: asSentence(within.replaceAll(/\s+/gu, ' ')) };
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

/** Questions with their answers have a place of their own. */
function isAnswer(marked: MarkedText, { start, end }: SaidSentence): boolean {
  return marked.spans.some(
    (span) =>
      (span.label === 'q' || span.label === 'a') &&
      Math.min(span.end, end) - Math.max(span.start, start) > (end - start) / 2,
  );
}
