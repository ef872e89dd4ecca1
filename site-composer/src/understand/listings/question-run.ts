import type { BlockLine } from '../../model/brief';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const label =
  /^(?:[^.!?]{0,60}?(?<!\p{L}))?(faqs?|questions?(?: and answers?)?|frequently asked(?: questions)?|q\s?&\s?a)(?: [^:–—?]{0,40})?\s?[:–—-]\s+(?=\S)/iu;
const fewest = 2;
const mostOfAnswer = 2;
const longestQuestion = 160;
const longestAnswer = 400;

/** Questions each with its answer, one after the other, from the sentence at `at` on; with how many sentences they are of. */
export function questionRun(
  sentences: readonly SentenceRange[],
  at: number,
): { found: FoundListing; count: number } | null {
  const first = sentences[at];
  if (first === undefined) return null;
  const [lead = '', heading = null] = label.exec(first.text) ?? [];
  const lines: BlockLine[] = [];
  let next = at;
  while (next < sentences.length) {
    const question = textAt(sentences, next, next === at ? lead.length : 0);
    if (!question.endsWith('?') || question.length > longestQuestion) break;
    const count = answerLength(sentences, next + 1);
    if (count === 0) break;
    const answer = sentences
      .slice(next + 1, next + 1 + count)
      .map(({ text }) => text)
      .join(' ');
    lines.push({ sort: 'plain', text: `${question} ${answer}`, cells: [] });
    next += 1 + count;
  }
  const last = sentences[next - 1];
  if (lines.length < (heading === null ? fewest : 1) || last === undefined) return null;
  return {
    count: next - at,
    found: {
      start: first.start,
      end: last.end,
      listing: { heading, kind: 'questions', groups: [{ heading: null, lines }] },
    },
  };
}

const textAt = (sentences: readonly SentenceRange[], at: number, from: number): string =>
  sentences[at]?.text.slice(from) ?? '';

/** How many sentences the answer is of that begins at `at`: one, or more where a further question follows them. */
function answerLength(sentences: readonly SentenceRange[], at: number): number {
  const isAnswer = (place: number): boolean => {
    const text = sentences[place]?.text ?? '';
    return text !== '' && !text.endsWith('?') && text.length <= longestAnswer;
  };
  if (!isAnswer(at)) return 0;
  for (let count = 1; count <= mostOfAnswer; count += 1) {
    if (sentences[at + count]?.text.endsWith('?') === true) return count;
    if (!isAnswer(at + count)) break;
  }
  return 1;
}
