import { fill, labelled, make } from './dom';
import { readRows, withoutHeadings } from './read-rows';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface TablePlan {
  readonly paste: boolean;
  readonly storageKey: string;
}

/** The table stands in the page itself; a place to paste rows is added where one was asked for. */
function startTable({ root, plan, labels, id }: Tool<TablePlan>): void {
  const table = root.querySelector('table');
  const body = table?.tBodies[0];
  if (!table || !body || !plan.paste) return;
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
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
