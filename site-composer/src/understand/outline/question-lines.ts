interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A question with its answer behind it on one line. */
const line = /^[-*•\s]*(?:Q\s?[:.]\s*)?([^?\n]{6,160}\?)\s+(?:A\s?[:.]\s*)?([^\n]{2,600})$/u;
const fewest = 2;
const mostLines = 400;

/** Questions that stand line by line, each with the whole of its answer; empty where fewer than two do. */
export function questionLines(text: string): Question[] {
  const found = text
    .split('\n')
    .slice(0, mostLines)
    .flatMap((one): Question[] => {
      const [, question = '', answer = ''] = line.exec(one.trim()) ?? [];
      return question === '' || answer.includes('?') ? [] : [{ question, answer: answer.trim() }];
    });
  return found.length < fewest ? [] : found;
}

const longestLine = 1_000;

/** Whether a sentence stands on a line that begins with a question and answers it. */
export function isInQuestion(text: string, { start }: { readonly start: number }): boolean {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  if (start - from > longestLine) return false;
  const [whole = ''] = text.slice(from, from + longestLine).split('\n');
  return line.test(whole.trim());
}
