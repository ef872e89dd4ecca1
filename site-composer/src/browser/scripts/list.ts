import { labelled, make } from './dom';
import { controlFor, valueOf } from './plan-field';
import type { PlanField } from './plan-field';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface ListPlan {
  readonly thing: string;
  readonly columns: readonly PlanField[];
  readonly storageKey: string;
}

type Row = Readonly<Record<string, string>>;

/** A spreadsheet must not run what somebody typed as a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t]/u.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",;\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function startList({ root, plan, labels, id }: Tool<ListPlan>): void {
  const { columns, thing } = plan;
  const store = openStore<readonly Row[]>(plan.storageKey, []);
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
  const body = make('tbody');
  const heads = columns.map(({ label }) => make('th', { scope: 'col' }, [label]));
  const last = make('td');
  const table = make('table', { className: 'entries' }, [
    make('thead', {}, [make('tr', {}, [...heads, last])]),
    body,
  ]);
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');

  const rowOf = (row: Row) => {
    const remove = make('button', { className: 'plain-button', type: 'button' }, [word('delete')]);
    remove.setAttribute('aria-label', `${word('delete')}: ${row[columns[0]?.name ?? ''] ?? thing}`);
    remove.addEventListener('click', () => {
      store.write(store.read().filter((other) => other !== row));
      show();
    });
    const cells = columns.map(({ name }) => make('td', {}, [row[name] ?? '']));
    return make('tr', {}, [...cells, make('td', {}, [remove])]);
  };
  function show(): void {
    const wanted = search.value.trim().toLocaleLowerCase();
    const rows = store.read();
    const found = rows.filter((row) =>
      Object.values(row).some((value) => value.toLocaleLowerCase().includes(wanted)),
    );
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
    const head = columns.map(({ label }) => cell(label)).join(',');
    const lines = store
      .read()
      .map((row) => columns.map(({ name }) => cell(row[name] ?? '')).join(','));
    download(`${thing}.csv`, [head, ...lines].join('\r\n'));
  });
  root.append(form, bar, make('div', { className: 'table-frame' }, [table]), note);
  show();
}

startTools('list', startList);
