export interface QuizQuestion {
  readonly question: string;
  readonly answers: readonly string[];
  readonly correct: number;
  readonly why?: string;
}

/** A question as it is entered: the right answer, the wrong ones one a line, and why. */
export interface EnteredQuestion {
  readonly question: string;
  readonly right: string;
  readonly wrong: string;
  readonly why: string;
}

/** The right answer stands at another place for each question, and at the same one each time. */
export function questionOf(
  { question, right, wrong, why }: EnteredQuestion,
  index: number,
): QuizQuestion {
  const others = wrong
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== right.trim());
  const at = (index * 7 + question.length) % (others.length + 1);
  const answers = [...others.slice(0, at), right.trim(), ...others.slice(at)];
  return {
    question: question.trim(),
    answers,
    correct: at,
    ...(why.trim() === '' ? {} : { why: why.trim() }),
  };
}

/** Questions of a file that was saved from the page; none where it is something else. */
export function questionsIn(text: string): EnteredQuestion[] {
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return [];
    return (read as Partial<EnteredQuestion>[]).flatMap((one) =>
      typeof one?.question === 'string' &&
      typeof one.right === 'string' &&
      typeof one.wrong === 'string'
        ? [
            {
              question: one.question,
              right: one.right,
              wrong: one.wrong,
              why: typeof one.why === 'string' ? one.why : '',
            },
          ]
        : [],
    );
  } catch {
    return [];
  }
}
