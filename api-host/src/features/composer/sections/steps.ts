import { html } from '../text/markup';
import type { Section } from './section';

const render =
  (fallback: string): Section['render'] =>
  (view) => {
    const list =
      view.items.length > 1
        ? view.items
        : view.kind.steps.list.map(([title, text]) => ({ title, text }));
    return {
      title: view.say(fallback || view.kind.steps.title),
      body: html`<ol class="steps" role="list">
        ${list.map(
          (item) =>
            html`<li>
              <h3>${item.title}</h3>
              <p>${item.text ?? html`<span class="todo">[What happens in this step]</span>`}</p>
            </li>`,
        )}
      </ol>`,
    };
  };

const css = () => `
.steps { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); list-style: none; padding: 0; counter-reset: step; }
.steps li { counter-increment: step; border-top: 2px solid var(--brand); padding-top: 1rem; }
.section--band .steps li { border-color: currentColor; }
.steps li::before { content: counter(step, decimal-leading-zero); display: block; font-family: var(--display); font-size: var(--step-1); color: var(--link); margin-bottom: 0.5rem; }
.section--band .steps li::before { color: inherit; }
.steps h3 { font-size: 1.1rem; margin-bottom: 0.3rem; }`;

export const steps: Section = {
  id: 'steps',
  nav: 'How it works',
  asked:
    /\b(how it works(?: in [a-z0-9]+ steps)?|(?:(?:his|her|my|our|their|working|work|design) )*(?:process|workflow)(?: section)?|how (?:i|we) work|step[- ]by[- ]step(?: guide)?|(?:three|four|3|4)[- ]steps?)\b/gi,
  rank: 3,
  css,
  render: render(''),
};

export const firstVisit: Section = {
  id: 'firstvisit',
  nav: 'First visit',
  asked:
    /\b(what to expect(?: on your first visit)?|(?:your |the )?first visit|plan (?:your|a) visit|new here|i'?m new)\b/gi,
  rank: 3,
  css,
  render: render('What to expect on your first visit'),
};

export const admissions: Section = {
  id: 'admissions',
  nav: 'Join',
  asked:
    /\b((?:how )?(?:the )?(?:admissions?|enrol?lment|registration)(?: process| works?| page| section| information| info)?|how to (?:apply|join|enrol|enroll))\b/gi,
  rank: 4,
  css,
  render: render('How to join'),
};
