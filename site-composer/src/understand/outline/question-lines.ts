interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A question with its answer behind it on one line. */
const line = /^[-*•\s]*(?:Q\s?[:.]\s*)?([^?\n]{6,160}\?)\s+(?:A\s?[:.]\s*)?([^\n]{2,600})$/u;
const fewest = 2;
const mostLines = 400;

/** Questions that stand line by line or behind one heading, each with the whole of its answer; empty where fewer than two do. */
export function questionLines(text: string): Question[] {
  const found = text
    .split('\n')
    .slice(0, mostLines)
    .flatMap((one): Question[] => {
      const [, question = '', answer = ''] = line.exec(one.trim()) ?? [];
      return question === '' || answer.includes('?') ? [] : [{ question, answer: answer.trim() }];
    });
  const all = found.length < fewest ? questionsBehind(text) : found;
  return all.length < fewest ? [] : all;
}

const longestRead = 6_000;
const longestRun = 1_500;
const heading =
  /\b(?:faqs?|q\s?(?:&|and)\s?a|(?:frequently asked )?questions)\b[^.?!:\n]{0,40}:\s+(?=[^?\n]{6,160}\?)/iu;

/** "FAQs would be good: do I need to be home? no, leave it out. do you fix e-bikes? yes": one behind the other. */
function questionsBehind(text: string): Question[] {
  const { run } = runOf(text);
  const asked = [...run.matchAll(/[^.?!]{6,160}\?/gu)];
  return asked.flatMap(({ 0: question, index }, at): Question[] => {
    const next = asked[at + 1]?.index ?? run.length;
    const answer = run.slice(index + question.length, next).trim();
    return answer === '' ? [] : [{ question: spoken(question), answer: spoken(answer) }];
  });
}

/** What stands behind the heading of some questions in its paragraph, and where. */
function runOf(text: string): { run: string; start: number } {
  const found = heading.exec(text.slice(0, longestRead));
  if (found === null) return { run: '', start: -1 };
  const start = found.index + found[0].length;
  const [run = ''] = text.slice(start, start + longestRun).split('\n');
  return { run, start };
}

const spoken = (text: string): string => {
  const words = text.trim().replace(/\bi\b/gu, 'I');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const longestLine = 1_000;

/** Whether a sentence stands on a line, or in a run, that begins with a question and answers it. */
export function isInQuestion(text: string, { start }: { readonly start: number }): boolean {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  if (isBehindHeading(text, start)) return true;
  if (start - from > longestLine) return false;
  const [whole = ''] = text.slice(from, from + longestLine).split('\n');
  return line.test(whole.trim());
}

interface QuestionRun {
  readonly start: number;
  readonly end: number;
  readonly questions: number;
}

let last: (QuestionRun & { readonly text: string }) | undefined;

/** The run of a text, which is asked for with each of its sentences. */
function questionRun(text: string): QuestionRun {
  if (last?.text === text) return last;
  const { run, start } = runOf(text);
  const questions = questionsBehind(text).length;
  last = { text, start, end: start + run.length, questions };
  return last;
}

/** Whether a place is in a run of at least two questions. */
function isBehindHeading(text: string, at: number): boolean {
  if (at > longestRead + longestRun) return false;
  const { start, end, questions } = questionRun(text);
  return at >= start && at < end && questions >= fewest;
}
