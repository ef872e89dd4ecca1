import { fill, labelled, make } from './dom';
import { readRows, withoutHeadings } from './read-rows';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface TablePlan {
  readonly paste: boolean;
  readonly storageKey: string;
  readonly search?: boolean;
}

/** Shows the rows that hold every word that is typed. */
function searchRows(
  root: HTMLElement,
  table: HTMLTableElement,
  id: string,
  word: (name: string) => string,
): void {
  const input = make('input', { id: `${id}-search`, type: 'search' });
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');
  const rows = () => [...(table.tBodies[0]?.rows ?? [])];
  const show = () => {
    const words = input.value.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
    for (const row of rows()) {
      const text = (row.textContent ?? '').toLocaleLowerCase();
      row.hidden = !words.every((one) => text.includes(one));
    }
    const isNone = rows().length > 0 && rows().every(({ hidden }) => hidden);
    note.textContent = isNone ? word('nothingFound') : '';
  };
  input.addEventListener('input', show);
  root.prepend(make('div', { className: 'tool-row' }, [labelled(input, word('search'))]));
  root.append(note);
  const empty = root.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = rows().length > 0;
}

/** The table stands in the page itself; a place to paste rows is added where one was asked for. */
function startTable({ root, plan, labels, id }: Tool<TablePlan>): void {
  const table = root.querySelector('table');
  const body = table?.tBodies[0];
  if (!table || !body) return;
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  if (plan.search === true) searchRows(root, table, id, word);
  if (!plan.paste) return;
  const store = openStore<readonly string[][]>(plan.storageKey, []);
  const given = [...body.rows];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
  const area = make('textarea', { id: `${id}-rows`, rows: 4, required: true, maxLength: 200_000 });
  const back = make('button', { className: 'plain-button', type: 'button' }, [word('givenRows')]);
  const form = make('form', {}, [
    labelled(area, word('pasteRows')),
    make('div', { className: 'lane-buttons' }, [
      make('button', { className: 'button', type: 'submit' }, [word('showRows')]),
      back,
    ]),
  ]);
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');
  const show = () => {
    const pasted = store.read();
    const width = Math.max(heads.length, 1);
    const rows = pasted.map((cells) =>
      make(
        'tr',
        {},
        Array.from({ length: width }, (_, at) => make('td', {}, [cells[at] ?? ''])),
      ),
    );
    body.replaceChildren(...(pasted.length > 0 ? rows : given));
    back.hidden = pasted.length === 0 || given.length === 0;
    const told = word(store.keeps() ? 'kept' : 'notKept');
    note.textContent = `${word('rowsShown', { count: body.rows.length })} ${told}`;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    store.write(withoutHeadings(readRows(area.value), heads));
    form.reset();
    show();
    area.focus();
  });
  back.addEventListener('click', () => {
    store.write([]);
    show();
    area.focus();
  });
  root.append(form, note);
  show();
}

startTools('table', startTable, { keep: true });
