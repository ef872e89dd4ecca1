import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { readCapitals, readQuoted } from './proper-name';

/** Words that may be a name, and where they stand. */
export interface NameCandidate {
  readonly text: string;
  readonly sentence: Sentence;
  /** Of the sentence in the instruction. */
  readonly index: number;
  readonly from: number;
  readonly after: number;
  readonly quoted: boolean;
  /** What stands before and behind it in the sentence, in lower case. */
  readonly before: string;
  readonly behind: string;
}

const most = 400;

/** Every run of capitals and everything in quotation marks in the first sentences. */
export function nameCandidates(sentences: readonly Sentence[]): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const [index, sentence] of sentences.slice(0, 60).entries()) {
    for (let at = 0; at < sentence.tokens.length && found.length < most; at += 1) {
      const candidate = candidateAt(sentence, index, at);
      if (!candidate) continue;
      found.push(candidate);
      if (candidate.quoted) at = candidate.after - 1;
      else if (at > 0 || candidate.after === 1) at = Math.max(at, candidate.after - 1);
    }
  }
  return found;
}

function candidateAt(sentence: Sentence, index: number, at: number): NameCandidate | null {
  const { tokens, text } = sentence;
  const token = tokens[at];
  const marked =
    token?.text === '"' ||
    token?.text === '*' ||
    (token?.text === "'" && (token.start === 0 || text.charAt(token.start - 1) === ' '));
  const quoted = marked ? readQuoted(sentence, at) : null;
  if (
    !quoted &&
    (token?.capital !== true || tokens[at - 1]?.capital === true) &&
    !isNumberOfName(sentence, at)
  ) {
    // The first word of a sentence has its capital from there: what follows may be the name.
    if (at !== 1 || token?.capital !== true || !isOrdinary(sentence)) return null;
  }
  const found = quoted ?? readCapitals(sentence, at);
  if (!found) return null;
  return {
    text: found.text,
    sentence,
    index,
    from: at,
    after: found.after,
    quoted: quoted !== null,
    before: text.slice(0, token?.start ?? 0).toLowerCase(),
    behind: text.slice(tokens[found.after - 1]?.end ?? text.length).toLowerCase(),
  };
}

function isOrdinary({ tokens }: Sentence): boolean {
  const first = tokens[0];
  return (
    first !== undefined &&
    (['VERB', 'DET', 'ADP', 'PRON', 'AUX', 'ADV', 'SCONJ', 'CCONJ'].includes(first.pos) ||
      isOf('commissionVerbs', first.lower))
  );
}

/** "3rd Wrexham Scouts", "12 Acre Farm" at the start of a sentence or of a part of it. */
function isNumberOfName({ tokens }: Sentence, at: number): boolean {
  return (
    /^\d{1,3}(?:st|nd|rd|th)$/.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.capital === true
  );
}
