import { labelled, make } from './dom';
import { evaluate } from './evaluate';
import type { FormulaRules } from './evaluate';
import { startTools } from './tool';
import type { Tool } from './tool';

interface FormulaPlan extends FormulaRules {
  readonly inputs: readonly string[];
  readonly result: string;
  readonly before: string;
  readonly behind: string;
}

function startFormula({ root, plan, labels, language, id }: Tool<FormulaPlan>): void {
  const isMoney = plan.before !== '' || /[€$£]/u.test(plan.behind);
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: isMoney ? 2 : 0,
    maximumFractionDigits: 2,
  });
  const inputs = plan.inputs.map((_, index) =>
    make('input', { id: `${id}-${index}`, type: 'number', min: '0', step: 'any' }),
  );
  const output = make('output');
  const note = make('p', { className: 'tool-note' });
  output.setAttribute('aria-live', 'polite');
  const show = () => {
    const found = evaluate(
      plan,
      inputs.map(({ valueAsNumber }) => valueAsNumber),
    );
    output.textContent = found ? `${plan.before}${number.format(found.value)}${plan.behind}` : '–';
    note.textContent = found?.isMinimum === true ? (labels['atLeast'] ?? '') : '';
  };
  root.append(
    make(
      'div',
      { className: 'tool-row' },
      inputs.map((input, index) => labelled(input, plan.inputs[index] ?? '')),
    ),
    make('div', { className: 'results' }, [
      make('div', { className: 'result' }, [make('span', {}, [plan.result]), output]),
    ]),
    note,
  );
  root.addEventListener('input', show);
  show();
}

startTools('formula', startFormula);
