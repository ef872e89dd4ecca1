import { html } from '../text/markup';
import { capitalise } from '../text/words';
import type { Section } from './section';

const toolCss = () => `
.tool { max-width: 44rem; padding: clamp(1.25rem, 3vw, 2rem); border: 1px solid var(--line); border-radius: var(--radius-l); background: var(--surface); color: var(--text); }
.tool__row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.tool__row .field { flex: 1 1 12rem; }
.tool__row + p { margin-top: 1.25rem; }
.tool__result { margin-top: 1.25rem; font-family: var(--display); font-size: var(--step-2); font-variant-numeric: tabular-nums; }
.tool ul { list-style: none; padding: 0; margin-top: 1.25rem; }
.tool li { display: flex; align-items: center; gap: 0.75rem; padding: 0.6rem 0; border-top: 1px solid var(--line); }
.tool li label { flex: 1; display: flex; gap: 0.75rem; align-items: center; overflow-wrap: anywhere; }
.tool input[type='checkbox'], .tool input[type='radio'] { flex: none; width: 1.25rem; height: 1.25rem; min-height: 0; accent-color: var(--brand); }
.tool li.is-done label { text-decoration: line-through; color: var(--muted); }
.tool fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; display: grid; gap: 0.35rem; }
.tool legend { font-weight: 600; padding: 0 0 0.5rem; }`;

const formulas = [
  {
    pattern: /mortgage|loan|finance|repayment/i,
    id: 'loan',
    fields: [
      ['amount', 'Amount borrowed', '200000'],
      ['rate', 'Interest per year in %', '4'],
      ['years', 'Years', '25'],
    ],
  },
  {
    pattern: /\btip\b/i,
    id: 'tip',
    fields: [
      ['amount', 'Bill', '60'],
      ['rate', 'Tip in %', '10'],
      ['people', 'People', '2'],
    ],
  },
  {
    pattern: /bmi|body mass/i,
    id: 'bmi',
    fields: [
      ['weight', 'Weight in kg', '70'],
      ['height', 'Height in cm', '175'],
    ],
  },
  {
    pattern: /./,
    id: 'product',
    fields: [
      ['amount', 'Quantity', '2'],
      ['rate', 'Price for one', '10'],
    ],
  },
] as const;

/** Works in the browser; the numbers shown at first are examples to type over. */
export const calculator: Section = {
  id: 'calculator',
  nav: 'Calculator',
  asked:
    /\b((?:mortgage |loan |tip |bmi |price |cost |savings |quote |calorie |roi |simple |a )*(?:calculators?|cost estimator|price estimator))\b/gi,
  rank: 4,
  css: toolCss,
  behaviours: ['calculator'],
  note: 'The calculator works with the numbers typed in; the first ones are examples, not offers.',
  render: (view) => {
    const words = view.wanted?.words ?? '';
    const formula = formulas.find(({ pattern }) => pattern.test(words)) ?? formulas[3];
    return {
      title: words === '' ? 'Work it out' : capitalise(words.replace(/^a /i, '')),
      body: html`<form
        class="tool"
        data-calculator="${formula.id}"
        aria-labelledby="${view.anchor}-title"
      >
        <div class="tool__row">
          ${formula.fields.map(([id, label, value]) => html`<div class="field"><label for="${view.anchor}-${id}">${label}</label><input type="number" id="${view.anchor}-${id}" name="${id}" value="${value}" min="0" step="any" /></div>`)}
        </div>
        <p><button type="submit" class="button">Work it out</button></p>
        <p class="tool__result" role="status" data-calculator-result></p>
      </form>`,
    };
  },
};

/** A list that can be added to, ticked off and emptied, kept in the browser. */
export const tracker: Section = {
  id: 'tracker',
  nav: 'Tracker',
  asked:
    /\b((?:habit |expense |task |workout |mood |water |goal |budget |simple |daily |a )*(?:trackers?|to-?do list|todo app|todo list|task (?:list|manager|board)|checklist|shopping list|planner))\b(?! pixel)/gi,
  rank: 3,
  css: toolCss,
  behaviours: ['tracker'],
  note: 'Lists are kept in the visitor’s own browser, not on a server.',
  render: (view) => ({
    title: 'Keep track',
    body: html`<div class="tool" data-tracker="${view.anchor}">
      <form class="tool__row" aria-label="Add an entry">
        <div class="field">
          <label for="${view.anchor}-entry">New entry</label
          ><input type="text" id="${view.anchor}-entry" name="entry" required maxlength="120" />
        </div>
        <button type="submit" class="button">Add</button>
      </form>
      <ul
        role="list"
        aria-label="Entries"
        data-start="${view.items.map((item) => item.title).join('|') || 'First example|Second example'}"
      ></ul>
      <p role="status" data-tracker-count></p>
    </div>`,
  }),
};

const sampleQuestions = [
  ['What should this quiz ask first?', 'Right answer', 'Wrong answer', 'Another wrong answer'],
  ['And what comes second?', 'Right answer', 'Wrong answer', 'Another wrong answer'],
  ['One to finish with?', 'Right answer', 'Wrong answer', 'Another wrong answer'],
] as const;

export const quiz: Section = {
  id: 'quiz',
  nav: 'Quiz',
  asked: /\b((?:fun |short |trivia |personality |interactive |a )*(?:quiz(?:zes)?|trivia))\b/gi,
  rank: 3,
  css: toolCss,
  behaviours: ['quiz'],
  note: 'Quiz questions are samples; in the HTML the right answer of each carries value="right".',
  render: (view) => ({
    title: 'Test yourself',
    body: html`<form class="tool" data-quiz aria-labelledby="${view.anchor}-title">
      ${sampleQuestions.map(([question, right, ...wrong], index) => {
        const answers = view.random.fork(`question ${index}`).shuffle([right, ...wrong]);
        return html`<fieldset>
          <legend><span class="todo">[${question}]</span></legend>
          ${answers.map((answer, place) => html`<label class="choice"><input type="radio" name="${view.anchor}-${index}" value="${answer === right ? 'right' : `wrong-${place}`}" /> [${answer}]</label>`)}
        </fieldset>`;
      })}
      <button type="submit" class="button">Show my score</button>
      <p class="tool__result" role="status" data-quiz-result></p>
    </form>`,
  }),
};
