import { labelled, make } from './dom';
import { filterChips } from './filter-chips';
import { csvOf, findRows, isOverdue } from './list-rows';
import type { Row } from './list-rows';
import { controlFor, valueOf } from './plan-field';
import type { PlanField } from './plan-field';
import { openStore } from './storage';
import { dayKey } from './streaks';
import { startTools } from './tool';
import type { Tool } from './tool';

interface ListPlan {
  readonly thing: string;
  readonly columns: readonly PlanField[];
  readonly storageKey: string;
  readonly rows?: readonly Row[];
  readonly filters?: readonly string[];
  readonly due?: { readonly column: string; readonly settled: readonly string[] };
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function startList({ root, plan, labels, id }: Tool<ListPlan>): void {
  const { columns, thing, due } = plan;
  const store = openStore<readonly Row[]>(plan.storageKey, plan.rows ?? []);
  const word = (name: string) => labels[name] ?? '';
  const controls = columns.map((column) =>
    controlFor(column, `${id}-${column.name}`, word('choose')),
  );
  const form = make('form', { className: 'tool-row' }, [
    ...columns.map((column, index) => labelled(controls[index] ?? make('input'), column.label)),
    make('button', { className: 'button', type: 'submit' }, [word('add')]),
  ]);
  const search = make('input', { id: `${id}-search`, type: 'search' });
  const save = make('button', { className: 'plain-button', type: 'button' }, [word('export')]);
  const bar = make('div', { className: 'tool-row' }, [labelled(search, word('search')), save]);
  const filtered = columns.filter(({ name }) => plan.filters?.includes(name));
  const { bars, values } = filterChips(filtered, labels, () => show());
  const body = make('tbody');
  const heads = columns.map(({ label }) => make('th', { scope: 'col' }, [label]));
  const last = make('td');
  const table = make('table', { className: 'entries' }, [
    make('thead', {}, [make('tr', {}, [...heads, last])]),
    body,
  ]);
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');

  const cellOf = (row: Row, { name, type, label, options = [] }: PlanField) => {
    const value = row[name] ?? '';
    if (type !== 'select') return make('td', {}, [value]);
    // A state changes while the entry stays: it is chosen again in its row.
    const choice = make('select', {}, [
      make('option', { value: '' }, ['–']),
      ...options.map((option) => make('option', {}, [option])),
    ]);
    choice.value = value;
    choice.setAttribute('aria-label', `${label}: ${row[columns[0]?.name ?? ''] ?? thing}`);
    choice.addEventListener('change', () => {
      const changed = { ...row, [name]: choice.value };
      store.write(store.read().map((other) => (other === row ? changed : other)));
      show();
    });
    return make('td', {}, [choice]);
  };
  const rowOf = (row: Row) => {
    const remove = make('button', { className: 'plain-button', type: 'button' }, [word('delete')]);
    remove.setAttribute('aria-label', `${word('delete')}: ${row[columns[0]?.name ?? ''] ?? thing}`);
    remove.addEventListener('click', () => {
      store.write(store.read().filter((other) => other !== row));
      show();
    });
    const cells = columns.map((column) => cellOf(row, column));
    if (due && isOverdue(row, due, dayKey(new Date())))
      cells[0]?.append(' ', make('strong', { className: 'mark' }, [word('overdue')]));
    return make('tr', {}, [...cells, make('td', {}, [remove])]);
  };
  function show(): void {
    const rows = store.read();
    const found = findRows(rows, { words: search.value, values });
    body.replaceChildren(...found.map(rowOf));
    table.hidden = found.length === 0;
    bar.hidden = rows.length === 0;
    if (rows.length === 0) note.textContent = word('nothingYet');
    else if (found.length === 0) note.textContent = word('nothingFound');
    else note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const row = Object.fromEntries(
      columns.map(({ name }, index) => {
        const control = controls[index];
        return [name, control ? valueOf(control) : ''];
      }),
    );
    store.write([row, ...store.read()]);
    form.reset();
    controls[0]?.focus();
    show();
  });
  search.addEventListener('input', show);
  save.addEventListener('click', () => {
    const rows = store.read().map((row) => columns.map(({ name }) => row[name] ?? ''));
    download(`${thing}.csv`, csvOf([columns.map(({ label }) => label), ...rows]));
  });
  root.append(form, bar, ...bars, make('div', { className: 'table-frame' }, [table]), note);
  show();
}

startTools('list', startList);
