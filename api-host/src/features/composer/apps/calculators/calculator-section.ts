import type { Section, SectionView } from '../../sections/section';
import { html, type Markup } from '../../text/markup';
import { appCss } from '../app-css';
import { currencyOf } from '../currency';
import type { Calculator, Input } from './calculator-kind';

const css = (): string => `${appCss()}
.results { display: grid; gap: 0.75rem; margin: 0; }
.result { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; border-top: 1px solid var(--line); padding-top: 0.6rem; }
.result dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
.result--main { display: block; border: 0; }
.result--main dd { font-family: var(--display); font-size: var(--step-3); line-height: 1.15; overflow-wrap: anywhere; }
.calc__fields { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); align-items: end; }
.calc__fields .field--wide { grid-column: 1 / -1; }`;

const field = (view: SectionView, input: Input): Markup => {
  const id = `${view.anchor}-${input.id}`;
  const limits = html` min="${input.min ?? 0}"${input.max !== undefined && html` max="${input.max}"`}`;
  if (input.type === 'check')
    return html`<label class="check"
      ><input
        type="checkbox"
        id="${id}"
        name="${input.id}"
        ${input.value !== '' && html`checked`}
      />${input.label}</label
    >`;
  if (input.type === 'choice')
    return html`<div class="field">
      <label for="${id}">${input.label}</label
      ><select id="${id}" name="${input.id}">
        ${(input.choices ?? []).map(([label, value]) => html`<option value="${value}">${label}</option>`)}
      </select>
    </div>`;
  if (input.type === 'list')
    return html`<div class="field field--wide">
      <label for="${id}">${input.label}</label
      ><textarea id="${id}" name="${input.id}" rows="5">${input.value}</textarea>
    </div>`;
  if (input.type === 'range')
    return html`<div class="field">
      <label for="${id}">${input.label}: <span data-shows="${input.id}">${input.value}</span></label
      ><input
        type="range"
        id="${id}"
        name="${input.id}"
        value="${input.value}"
        step="${input.step}"
        ${limits}
      />
    </div>`;
  return html`<div class="field">
    <label for="${id}">${input.label}</label
    ><input
      type="number"
      id="${id}"
      name="${input.id}"
      value="${input.value}"
      step="${input.step}"
      inputmode="decimal"
      ${limits}
    />
  </div>`;
};

export function drawCalculator(view: SectionView, calculator: Calculator): Markup {
  return html`<div class="app app__cols app__cols--even">
    <form
      class="panel stack"
      data-calc="${calculator.id}"
      data-currency="${currencyOf(view.brief.prompt)}"
      novalidate
      aria-labelledby="${view.anchor}-title"
    >
      <div class="calc__fields">${calculator.inputs.map((input) => field(view, input))}</div>
      <div class="row">
        <button type="submit" class="button">Calculate</button>
        <button type="reset" class="chip">Start again</button>
      </div>
      ${calculator.hint !== undefined && html`<p class="hint">${calculator.hint}</p>`}
      <p class="app__status" role="status" data-part="status"></p>
    </form>
    <div class="panel stack">
      <h3>Result</h3>
      <dl class="results" data-part="lines"></dl>
      <p data-part="problem" role="status"></p>
      <figure data-part="figure" hidden>
        <figcaption class="hint" data-part="caption"></figcaption>
        <div data-part="drawing"></div>
      </figure>
      <div
        class="grid-scroll"
        data-part="table"
        tabindex="0"
        role="group"
        aria-label="Table of figures"
        hidden
      >
        <table class="grid-table"></table>
      </div>
    </div>
  </div>`;
}

export const calculatorSection = (calculator: Calculator): Section => ({
  id: `calc-${calculator.id}`,
  nav: calculator.nav,
  asked: calculator.asked,
  covers: calculator.covers,
  rank: 4,
  app: true,
  css,
  behaviours: ['calculators'],
  script: `runCalculator('${calculator.id}', ${calculator.compute});`,
  note: 'Calculators work with the numbers typed in; the first ones are examples, not offers or advice.',
  render: (view) => ({ title: calculator.title, body: drawCalculator(view, calculator) }),
});
