import { fill, make } from './dom';
import type { PlanField } from './plan-field';

/** One row of buttons for each column with listed values; the pressed one filters. */
export function filterChips(
  columns: readonly PlanField[],
  words: Readonly<Record<string, string>>,
  changed: () => void,
): { readonly bars: readonly HTMLElement[]; readonly values: Record<string, string> } {
  const values: Record<string, string> = {};
  const bars = columns.map(({ name, label, options = [] }) => {
    const chips = ['', ...options].map((value) => {
      const text = value === '' ? (words['all'] ?? '') : value;
      const chip = make('button', { className: 'chip', type: 'button' }, [text]);
      chip.setAttribute('aria-pressed', String(value === ''));
      chip.addEventListener('click', () => {
        values[name] = value;
        for (const other of chips) other.setAttribute('aria-pressed', String(other === chip));
        changed();
      });
      return chip;
    });
    const bar = make('div', { className: 'chips' }, [make('span', {}, [label]), ...chips]);
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', fill(words['filterBy'] ?? '', { field: label }));
    return bar;
  });
  return { bars, values };
}
