import { fill, labelled, make } from './dom';
import { download } from './download';
import { filterChips } from './filter-chips';
import { noticesFor } from './list-notices';
import { rowDrawer } from './list-row';
import type { ListPlan } from './list-row';
import { csvOf, findRows, sumOf } from './list-rows';
import type { Row } from './list-rows';
import { nowFor } from './log-notes';
import { controlFor, valueOf } from './plan-field';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

/** Entries of a log by their moments, whenever they were written down. */
function newestFirst(rows: readonly Row[], column: string): Row[] {
  return rows.toSorted((one, other) => (other[column] ?? '').localeCompare(one[column] ?? ''));
}

function startList({ root, plan, labels, language, id }: Tool<ListPlan>): void {
  const { columns, thing, sum } = plan;
  const store = openStore<readonly Row[]>(plan.storageKey, plan.rows ?? []);
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  let edited: Row | null = null;
  const controls = columns.map((column) =>
    controlFor(column, `${id}-${column.name}`, word('choose')),
  );
  const submit = make('button', { className: 'button', type: 'submit' }, [word('add')]);
  const form = make('form', { className: 'tool-row' }, [
    ...columns.map((column, index) => labelled(controls[index] ?? make('input'), column.label)),
    submit,
  ]);
  const search = make('input', { id: `${id}-search`, type: 'search' });
  const save = make('button', { className: 'plain-button', type: 'button' }, [word('export')]);
  const bar = make('div', { className: 'tool-row' }, [labelled(search, word('search')), save]);
  const filtered = columns.filter(({ name }) => plan.filters?.includes(name));
  const { bars, values } = filterChips(filtered, labels, () => show());
  const body = make('tbody');
  const heads = columns.map(({ label }) => make('th', { scope: 'col' }, [label]));
  const table = make('table', { className: 'entries entries-list' }, [
    make('thead', {}, [make('tr', {}, [...heads, make('td')])]),
    body,
  ]);
  const total = make('p', { className: 'entries-total' });
  total.setAttribute('role', 'status');
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');

  const notices = noticesFor(plan, word);
  /** A log is written when it happens: its moment is now, until somebody says otherwise. */
  const fillMoment = () => {
    const at = columns.findIndex(({ name }) => name === plan.moment);
    const control = controls[at];
    if (control) control.value = nowFor(columns[at]?.type ?? '', new Date());
  };
  const rowOf = rowDrawer(
    plan,
    labels,
    {
      change: (row, changed) => {
        store.write(store.read().map((other) => (other === row ? changed : other)));
        show();
      },
      edit: (row) => {
        edited = row;
        columns.forEach(({ name }, index) => {
          const control = controls[index];
          if (control) control.value = row[name] ?? '';
        });
        submit.textContent = word('save');
        controls[0]?.focus();
      },
      remove: (row) => {
        const before = store.read();
        store.write(before.filter((other) => other !== row));
        if (edited === row) stopEditing();
        notices.deleted(() => {
          store.write(before);
          controls[0]?.focus();
          show();
        });
        controls[0]?.focus();
        show();
      },
    },
    language,
  );
  function stopEditing(): void {
    edited = null;
    form.reset();
    fillMoment();
    submit.textContent = word('add');
  }
  function show(): void {
    const rows = store.read();
    const found = findRows(rows, { words: search.value, values });
    body.replaceChildren(...found.map(rowOf));
    table.hidden = found.length === 0;
    bar.hidden = rows.length === 0;
    for (const chips of bars) chips.hidden = rows.length === 0;
    // Of what is shown: a filter by month or client sums that month or client.
    const amount = sum ? sumOf(found, sum) : null;
    const name = columns.find((column) => column.name === sum?.column)?.label ?? '';
    total.hidden = amount === null;
    total.textContent = word(sum?.minus ? 'leftOver' : 'sumOf', {
      field: name,
      amount: number.format(amount ?? 0),
    });
    notices.summarise(found, (value) => number.format(value));
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
    const rows = store.read();
    const isThere = edited !== null && rows.includes(edited);
    const keep = () => {
      const all = store.read();
      const changed = isThere ? all.map((one) => (one === edited ? row : one)) : [row, ...all];
      store.write(plan.moment === undefined ? changed : newestFirst(changed, plan.moment));
      stopEditing();
      controls[0]?.focus();
      show();
    };
    const others = rows.filter((one) => one !== edited);
    if (!notices.check(others, row, keep)) keep();
  });
  search.addEventListener('input', show);
  save.addEventListener('click', () => {
    const rows = store.read().map((row) => columns.map(({ name }) => row[name] ?? ''));
    download(`${thing}.csv`, csvOf([columns.map(({ label }) => label), ...rows]));
  });
  const frame = make('div', { className: 'table-frame' }, [table]);
  root.append(form, notices.place, bar, ...bars, total, frame, note);
  fillMoment();
  show();
}

startTools('list', startList);
