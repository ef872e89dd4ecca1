import { fill, make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

interface QuizPlan {
  readonly questions: readonly {
    readonly question: string;
    readonly answers: readonly string[];
    readonly correct: number;
  }[];
}

function startQuiz({ root, plan, labels }: Tool<QuizPlan>): void {
  const total = plan.questions.length;
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  let points = 0;

  const next = (label: string, number: number) => {
    const button = make('button', { className: 'button', type: 'button' }, [label]);
    button.addEventListener('click', () => ask(number));
    return button;
  };
  const finish = () => {
    const result = make('h3', { tabIndex: -1 }, [word('result', { points, total })]);
    root.replaceChildren(result, next(word('again'), 0));
    result.focus();
  };
  function ask(number: number): void {
    if (number === 0) points = 0;
    const asked = plan.questions[number];
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
      verdict.textContent = right ? word('right') : word('wrong', { answer });
      const on = next(word('next'), number + 1);
      root.append(on);
      on.focus();
    };
    answers.forEach((button, index) => button.addEventListener('click', () => choose(index)));
    root.replaceChildren(
      make('p', { className: 'tool-note' }, [word('question', { number: number + 1, total })]),
      make('h3', {}, [asked.question]),
      make('div', { className: 'quiz-answers' }, answers),
      verdict,
    );
    return undefined;
  }
  ask(0);
}

startTools('quiz', startQuiz);
