import { fill, make } from './dom';
import { quizEditor } from './quiz-editor';
import { questionOf } from './quiz-questions';
import type { EnteredQuestion, QuizQuestion } from './quiz-questions';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface QuizPlan {
  readonly questions: readonly QuizQuestion[];
  readonly passMark?: number;
  readonly below?: string;
  readonly storageKey?: string;
}

const ended = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** One question after the other in a place of the page, and the result behind the last. */
function play(
  place: HTMLElement,
  questions: readonly QuizQuestion[],
  plan: QuizPlan,
  word: (name: string, values?: Record<string, string | number>) => string,
): void {
  const total = questions.length;
  let points = 0;
  const next = (label: string, number: number) => {
    const button = make('button', { className: 'button', type: 'button' }, [label]);
    button.addEventListener('click', () => ask(number));
    return button;
  };
  const finish = () => {
    const { passMark, below } = plan;
    const result = make('h3', { tabIndex: -1 }, [word('result', { points, total })]);
    const isBelow = passMark !== undefined && points < passMark;
    const verdict =
      passMark === undefined ? [] : [word(isBelow ? 'notPassed' : 'passed', { mark: passMark })];
    const said = [...verdict, ...(isBelow && below !== undefined ? [below] : [])];
    place.replaceChildren(
      result,
      ...said.map((text) => make('p', { className: 'quiz-verdict' }, [text])),
      next(word('tryAgain'), 0),
    );
    result.focus();
  };
  function ask(number: number): void {
    if (number === 0) points = 0;
    const asked = questions[number];
    if (!asked) return finish();
    const verdict = make('p');
    verdict.setAttribute('role', 'status');
    const answers = asked.answers.map((answer) =>
      make('button', { className: 'quiz-answer', type: 'button' }, [answer]),
    );
    const choose = (chosen: number) => {
      const right = chosen === asked.correct;
      if (right) points += 1;
      answers.forEach((button, index) => {
        button.disabled = true;
        if (index === asked.correct) button.dataset['state'] = 'right';
        else if (index === chosen) button.dataset['state'] = 'wrong';
      });
      const answer = asked.answers[asked.correct] ?? '';
      const said = right ? word('right') : word('wrong', { answer });
      verdict.textContent = asked.why === undefined ? said : `${ended(said)} ${asked.why}`;
      const on = next(word('next'), number + 1);
      place.append(on);
      on.focus();
    };
    answers.forEach((button, index) => button.addEventListener('click', () => choose(index)));
    place.replaceChildren(
      make('p', { className: 'tool-note' }, [word('question', { number: number + 1, total })]),
      make('h3', {}, [asked.question]),
      make('div', { className: 'quiz-answers' }, answers),
      verdict,
    );
    return undefined;
  }
  ask(0);
}

function startQuiz({ root, plan, labels, id }: Tool<QuizPlan>): void {
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const place = make('div', { className: 'quiz-place' });
  root.append(place);
  if (plan.storageKey === undefined) {
    play(place, plan.questions, plan, word);
    return;
  }
  const store = openStore<readonly EnteredQuestion[]>(plan.storageKey, []);
  const start = make('button', { className: 'button', type: 'button' }, [word('start')]);
  const invite = () => {
    const count = store.read().length;
    place.replaceChildren(...(count === 0 ? [make('p', {}, [word('noQuestions')])] : [start]));
  };
  start.addEventListener('click', () => play(place, store.read().map(questionOf), plan, word));
  const details = make('details', { open: store.read().length === 0 }, [
    make('summary', {}, [word('enterQuestions')]),
    quizEditor(id, store, word, invite),
  ]);
  root.append(details);
}

startTools('quiz', startQuiz);
