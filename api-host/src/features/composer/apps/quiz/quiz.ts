import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';
import { bankFor, general } from './question-bank';

const script = String.raw`// Quiz: one question at a time, against the clock, with a best score
(() => {
  for (const box of document.querySelectorAll('[data-quiz]')) {
    const plan = JSON.parse(box.dataset.quiz);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let questions = [];
    let at = 0;
    let right = 0;
    let left = 0;
    let ticking = 0;
    const sum = () => {
      const [a, b] = [2 + Math.floor(Math.random() * 9), 2 + Math.floor(Math.random() * 9)];
      const wrong = shuffled([a * b + a, a * b - b, a * b + 1, a * b + b, a * b - 1]).filter((value, index, all) => value > 0 && value !== a * b && all.indexOf(value) === index);
      return [a + ' × ' + b + ' = ?', String(a * b), ...wrong.slice(0, 3).map(String)];
    };
    const show = (name) => {
      for (const part of ['play', 'end']) find(part).hidden = part !== name;
    };
    const stop = () => {
      window.clearInterval(ticking);
      ticking = 0;
    };
    // The clock waits for the first answer.
    const go = () => {
      if (ticking) return;
      ticking = window.setInterval(() => {
        left -= 1;
        find('clock').textContent = 'Time: ' + clock(left);
        if (left <= 0) end();
      }, 1000);
    };
    const end = () => {
      stop();
      const best = Math.max(right, load('quiz-best', 0));
      save('quiz-best', best);
      find('score').textContent = right + ' / ' + questions.length;
      find('best').textContent = 'Best score: ' + best + ' · Time left: ' + left + ' s';
      show('end');
      find('again').focus();
    };
    const ask = () => {
      if (at >= questions.length) return end();
      const [question, correct, ...wrong] = questions[at];
      find('count').textContent = 'Question ' + (at + 1) + ' of ' + questions.length;
      find('points').textContent = 'Score: ' + right;
      find('bar').style.width = (at / questions.length) * 100 + '%';
      find('question').textContent = question;
      find('feedback').textContent = '';
      find('next').hidden = true;
      find('answers').replaceChildren(
        ...shuffled([correct, ...wrong]).map((answer) =>
          el('button', { type: 'button', class: 'quiz__answer', click: (event) => {
            go();
            for (const button of find('answers').children) {
              button.disabled = true;
              if (button.textContent === correct) button.dataset.state = 'right';
            }
            if (answer === correct) right += 1;
            else event.currentTarget.dataset.state = 'wrong';
            find('feedback').textContent = answer === correct ? 'Right.' : 'Not quite: it is ' + correct + '.';
            find('points').textContent = 'Score: ' + right;
            find('next').hidden = false;
            find('next').focus();
          } }, answer),
        ),
      );
    };
    const start = () => {
      questions = plan.sums ? Array.from({ length: 10 }, sum) : shuffled(plan.questions);
      at = 0;
      right = 0;
      left = plan.seconds;
      stop();
      find('clock').textContent = 'Time: ' + clock(left);
      show('play');
      ask();
    };
    find('again').addEventListener('click', start);
    find('next').addEventListener('click', () => {
      at += 1;
      ask();
      find('answers').firstElementChild?.focus();
    });
    find('add')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const { question, answer, wrong } = event.target.elements;
      if (!question.value.trim() || !answer.value.trim() || !wrong.value.trim()) {
        find('added').textContent = 'Please fill in all three.';
        return;
      }
      plan.sums = false;
      plan.questions.push([question.value.trim(), answer.value.trim(), ...wrong.value.split(',').map((text) => text.trim())]);
      find('added').textContent = 'Added. The quiz now has ' + plan.questions.length + ' questions: start it again.';
      event.target.reset();
    });
    start();
  }
})();`;

/** Sums instead of questions: "practice multiplication tables". */
const wantsSums = (prompt: string) =>
  /multiplication|times tables?|mental (?:maths?|arithmetic)/i.test(prompt);

export const quiz = defineApp({
  id: 'quiz',
  nav: 'Quiz',
  asked:
    /\b((?:fun |short |trivia |interactive |theory |practice |daily |vocabulary |a )*(?:quiz(?:zes)?(?! finder)|trivia(?: game)?|theory test(?: practice)?(?: quiz)?|practice test|multiple choice exercise|(?:practice )?multiplication tables?|times tables?))\b/gi,
  covers:
    /timer|score|multiple choice|xp|points|streak|exercise|question|punktestand|leaderboard|timer|multiplication|daily lesson/i,
  rules: `
.quiz { max-width: 44rem; }
.quiz__top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; margin-bottom: 0.75rem; font-variant-numeric: tabular-nums; }
.quiz__question { font-family: var(--display); font-size: var(--step-2); line-height: 1.2; margin: 1.25rem 0; }
.quiz__answers { display: grid; gap: 0.75rem; margin-bottom: 1rem; }
@media (min-width: 40rem) { .quiz__answers { grid-template-columns: 1fr 1fr; } }
.quiz__answer { min-height: 3.5rem; padding: 0.75rem 1rem; border: 2px solid var(--field); border-radius: var(--radius-m); background: var(--surface); color: var(--text); text-align: left; cursor: pointer; }
.quiz__answer[data-state='right'] { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
.quiz__answer[data-state='wrong'] { text-decoration: line-through; }`,
  note: 'The quiz keeps its best score in the visitor’s browser. Add or change questions in the page’s data or in the form below it.',
  script,
  render: (view) => {
    const { prompt } = view.brief;
    const bank = bankFor(prompt);
    const sums = wantsSums(prompt);
    const minutes = /(\d+)[- ]?(?:minutes?|min)\b/i.exec(prompt)?.[1];
    const plan = {
      questions: (bank ?? general).questions,
      sums,
      seconds: minutes === undefined ? 90 : Number(minutes) * 60,
    };
    return {
      title: sums ? 'Times tables' : (bank ?? general).title,
      body: html`<div class="app">
        ${bank === null && !sums && sampleNote('General questions as samples: add your own below')}
        <div class="panel quiz" data-quiz="${JSON.stringify(plan)}">
          <div data-part="play">
            <div class="quiz__top">
              <strong data-part="count">Question</strong><span data-part="points">Score: 0</span
              ><span data-part="clock" role="timer">Time</span>
            </div>
            <div class="meter" aria-hidden="true"><span data-part="bar"></span></div>
            <p class="quiz__question" data-part="question"></p>
            <div class="quiz__answers" data-part="answers"></div>
            <p class="app__status" role="status" data-part="feedback"></p>
            <button type="button" class="button" data-part="next" hidden>Next</button>
          </div>
          <div data-part="end" hidden>
            <p>Your score</p>
            <p class="app__big" data-part="score"></p>
            <p data-part="best"></p>
            <p><button type="button" class="button" data-part="again">Play again</button></p>
          </div>
          <details>
            <summary>Add your own question</summary>
            <form class="stack" data-part="add" novalidate aria-label="Add a question">
              <div class="field">
                <label for="${view.anchor}-q">Question</label
                ><input id="${view.anchor}-q" name="question" type="text" />
              </div>
              <div class="field">
                <label for="${view.anchor}-a">Right answer</label
                ><input id="${view.anchor}-a" name="answer" type="text" />
              </div>
              <div class="field">
                <label for="${view.anchor}-w">Wrong answers, with commas between</label
                ><input id="${view.anchor}-w" name="wrong" type="text" />
              </div>
              <button type="submit" class="button button--quiet">Add question</button>
              <p role="status" data-part="added"></p>
            </form>
          </details>
        </div>
      </div>`,
    };
  },
});
