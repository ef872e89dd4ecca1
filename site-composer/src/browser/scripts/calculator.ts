import { calculations } from './calculations';
import { labelled, make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

function startCalculator({ root, plan, labels, language, id }: Tool<{ calculator: string }>): void {
  const calculation = calculations[plan.calculator] ?? calculations['percent'];
  if (!calculation) return;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const inputs = calculation.inputs.map(({ label, value }) =>
    make('input', { id: `${id}-${label}`, type: 'number', min: '0', step: 'any', value }),
  );
  const outputs = calculation.results.map(() => make('output'));
  const show = () => {
    const results = calculation.compute(inputs.map(({ valueAsNumber }) => valueAsNumber || 0));
    outputs.forEach((output, index) => {
      const result = results[index] ?? 0;
      output.textContent = Number.isFinite(result) ? number.format(result) : '–';
    });
  };
  root.append(
    make(
      'div',
      { className: 'tool-row' },
      inputs.map((input, index) => {
        const label = calculation.inputs[index]?.label ?? '';
        return labelled(input, labels[label] ?? label);
      }),
    ),
    make(
      'div',
      { className: 'results' },
      outputs.map((output, index) => {
        const label = calculation.results[index] ?? '';
        return make('div', { className: 'result' }, [
          make('span', {}, [labels[label] ?? label]),
          output,
        ]);
      }),
    ),
  );
  root.addEventListener('input', show);
  show();
}

startTools('calculator', startCalculator);
