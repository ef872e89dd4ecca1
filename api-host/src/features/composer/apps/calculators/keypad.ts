import type { Section } from '../../sections/section';
import { html } from '../../text/markup';
import { appCss } from '../app-css';
import { everydayCalculators } from './everyday';
import { drawCalculator } from './calculator-section';

const keys = [
  '7',
  '8',
  '9',
  '÷',
  '4',
  '5',
  '6',
  '×',
  '1',
  '2',
  '3',
  '−',
  '0',
  '.',
  '=',
  '+',
] as const;
const percent = everydayCalculators.find((one) => one.id === 'percent');

/** The pocket calculator somebody means who asks for nothing but "a calculator". */
export const keypad: Section = {
  id: 'calculator',
  nav: 'Calculator',
  asked:
    /\b((?:a |simple |basic |scientific |online |pocket |savings |quote |roi |profit )*(?:calculators?))\b/gi,
  covers: /calculat/i,
  rank: 4,
  app: true,
  yields: true,
  behaviours: ['calculators'],
  note: 'Calculators work with the numbers typed in; the first ones are examples, not offers or advice.',
  css: () => `${appCss()}
.keypad { max-width: 26rem; }
.keypad__keys { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.6rem; margin-top: 1rem; }
.keypad__keys .button, .keypad__keys .chip { justify-content: center; min-height: 3.4rem; padding: 0; font-size: 1.25rem; }
.result { display: flex; justify-content: space-between; gap: 1rem; }
.results { display: grid; gap: 0.6rem; margin: 0; }
.result dd { margin: 0; font-weight: 650; }`,
  script: `${percent === undefined ? '' : `runCalculator('percent', ${percent.compute});`}
${String.raw`// Pocket calculator: keys or keyboard
(() => {
  for (const box of document.querySelectorAll('[data-keypad]')) {
    const screen = box.querySelector('output');
    let typed = '';
    const work = () => {
      const numbers = typed.split(/[÷×−+]/).map(Number);
      const signs = [...typed].filter((sign, index) => '÷×−+'.includes(sign) && index > 0);
      for (const [first, second] of ['÷×', '−+']) {
        for (let at = 0; at < signs.length; ) {
          if (signs[at] !== first && signs[at] !== second) {
            at += 1;
            continue;
          }
          const [a, b] = numbers.slice(at, at + 2);
          numbers.splice(at, 2, { '÷': a / b, '×': a * b, '−': a - b, '+': a + b }[signs[at]]);
          signs.splice(at, 1);
        }
      }
      return numbers[0];
    };
    const press = (key) => {
      if (key === 'C') typed = '';
      else if (key === '=') {
        const value = work();
        typed = Number.isFinite(value) ? String(Math.round(value * 1e10) / 1e10) : '';
        screen.textContent = typed === '' ? 'Not possible' : typed;
        return;
      } else typed += key;
      screen.textContent = typed || '0';
    };
    for (const button of box.querySelectorAll('[data-key]')) button.addEventListener('click', () => press(button.dataset.key));
    box.addEventListener('keydown', (event) => {
      const key = { '/': '÷', '*': '×', '-': '−', Enter: '=', Escape: 'C' }[event.key] ?? event.key;
      if (event.target === box && ('0123456789.÷×−+='.includes(key) || key === 'C')) {
        event.preventDefault();
        press(key);
      }
    });
  }
})();`}`,
  render: (view) => ({
    title: 'Work it out',
    body: html`<div class="app">
      <div
        class="panel keypad"
        data-keypad
        tabindex="0"
        role="group"
        aria-label="Pocket calculator"
      >
        <output>0</output>
        <div class="keypad__keys">
          ${keys.map((key) => html`<button type="button" class="${/\d|\./.test(key) ? 'chip' : 'button'}" data-key="${key}">${key}</button>`)}
          <button type="button" class="chip" data-key="C" aria-label="Clear">C</button>
        </div>
      </div>
      ${
        percent !== undefined &&
        html`<h3>Percentages</h3>
          ${drawCalculator(view, percent)}`
      }
    </div>`,
  }),
};
