import { labelled, make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

interface Conversion {
  readonly from: string;
  readonly to: string;
  /** What is multiplied, then added. */
  readonly factor: number;
  readonly offset: number;
}

/** Two fields for each pair of units; what is typed into one is computed in the other. */
function startConverter({
  root,
  plan,
  language,
  id,
}: Tool<{ conversions: readonly Conversion[] }>): void {
  const rounded = (value: number) => String(Number(value.toPrecision(6)));
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 });
  const rows = plan.conversions.map(({ from, to, factor, offset }, index) => {
    const field = (name: string, at: string) => {
      const input = make('input', { id: `${id}-${index}-${at}`, type: 'number', step: 'any' });
      return { input, holder: labelled(input, name) };
    };
    const one = field(from, 'from');
    const other = field(to, 'to');
    const hint = make('p', { className: 'tool-note' }, [
      `${format.format(1)} ${from} = ${format.format(factor + offset)} ${to}`,
    ]);
    one.input.addEventListener('input', () => {
      const value = one.input.valueAsNumber;
      other.input.value = Number.isNaN(value) ? '' : rounded(value * factor + offset);
    });
    other.input.addEventListener('input', () => {
      const value = other.input.valueAsNumber;
      one.input.value = Number.isNaN(value) ? '' : rounded((value - offset) / factor);
    });
    return make('div', { className: 'conversion' }, [
      make('div', { className: 'tool-row' }, [one.holder, other.holder]),
      hint,
    ]);
  });
  root.append(...rows);
}

startTools('converter', startConverter);
