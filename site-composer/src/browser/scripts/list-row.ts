import { make } from './dom';
import { isLow, isOverdue } from './list-rows';
import type { Row, SumRule } from './list-rows';
import type { Limit, Summary } from './log-notes';
import type { PlanField } from './plan-field';
import { dayKey } from './streaks';

export interface ListPlan {
  readonly thing: string;
  readonly columns: readonly PlanField[];
  readonly storageKey: string;
  readonly rows?: readonly Row[];
  readonly filters?: readonly string[];
  readonly due?: { readonly column: string; readonly settled: readonly string[] };
  readonly sum?: SumRule;
  readonly moment?: string;
  readonly apart?: number;
  readonly limits?: readonly Limit[];
  readonly summaries?: readonly Summary[];
  readonly low?: { readonly column: string; readonly least: string };
}

/** What is done with one entry. */
interface Actions {
  readonly change: (row: Row, changed: Row) => void;
  readonly edit: (row: Row) => void;
  readonly remove: (row: Row) => void;
}

/** A day or a moment as people write it; anything else as it was entered. */
function shown(value: string, type: string, language: string): string {
  if (type !== 'date' && type !== 'datetime-local') return value;
  const date = new Date(type === 'date' ? `${value}T12:00` : value);
  if (Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(type === 'date' ? {} : { timeStyle: 'short' }),
  }).format(date);
}

/** Draws entries as rows of a table; on a phone each cell stands below the name of its column. */
export function rowDrawer(
  { columns, thing, due, low }: ListPlan,
  labels: Readonly<Record<string, string>>,
  actions: Actions,
  language: string,
): (row: Row) => HTMLTableRowElement {
  const word = (name: string) => labels[name] ?? '';
  const nameOf = (row: Row) =>
    shown(row[columns[0]?.name ?? ''] ?? thing, columns[0]?.type ?? '', language);
  const cell = (label: string, children: readonly (Node | string)[]) => {
    const made = make('td', {}, children);
    made.dataset['label'] = label;
    return made;
  };
  const cellOf = (row: Row, { name, type, label, options = [] }: PlanField) => {
    const value = shown(row[name] ?? '', type, language);
    if (type !== 'select') return cell(label, value === '' ? [] : [make('span', {}, [value])]);
    // A state changes while the entry stays: it is chosen again in its row.
    const choice = make('select', {}, [
      make('option', { value: '' }, ['–']),
      ...options.map((option) => make('option', {}, [option])),
    ]);
    choice.value = value;
    choice.setAttribute('aria-label', `${label}: ${nameOf(row)}`);
    choice.addEventListener('change', () => actions.change(row, { ...row, [name]: choice.value }));
    return cell(label, [choice]);
  };
  const button = (name: string, row: Row, run: (row: Row) => void) => {
    const made = make('button', { className: 'plain-button', type: 'button' }, [word(name)]);
    made.setAttribute('aria-label', `${word(name)}: ${nameOf(row)}`);
    made.addEventListener('click', () => run(row));
    return made;
  };
  return (row) => {
    const cells = columns.map((column) => cellOf(row, column));
    const mark = (name: string) =>
      (cells[0]?.firstElementChild ?? cells[0])?.append(
        ' ',
        make('strong', { className: 'mark' }, [word(name)]),
      );
    if (due && isOverdue(row, due, dayKey(new Date()))) mark('overdue');
    if (low && isLow(row, low)) mark('runningLow');
    const buttons = make('td', { className: 'entry-buttons' }, [
      button('edit', row, actions.edit),
      button('delete', row, actions.remove),
    ]);
    return make('tr', {}, [...cells, buttons]);
  };
}
