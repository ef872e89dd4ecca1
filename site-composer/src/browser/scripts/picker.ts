import { fill, labelled, make } from './dom';
import { draw } from './draws';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface PickerPlan {
  readonly items: readonly string[];
  readonly storageKey: string;
}

interface Held {
  readonly items: readonly string[];
  readonly drawn: readonly string[];
}

function startPicker({ root, plan, labels, id }: Tool<PickerPlan>): void {
  const store = openStore<Held>(plan.storageKey, { items: plan.items, drawn: [] });
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const face = make('p', { className: 'picker-face' }, ['…']);
  face.setAttribute('role', 'status');
  const pick = make('button', { className: 'button', type: 'button' }, [word('pick')]);
  const again = make('button', { className: 'plain-button', type: 'button' }, [word('again')]);
  const left = make('p', { className: 'tool-note' });
  const list = make('ul', { className: 'picker-items' });
  const title = make('input', { id: `${id}-new`, type: 'text', required: true, maxLength: 160 });
  const form = make('form', { className: 'tool-row' }, [
    labelled(title, word('newEntry')),
    make('button', { className: 'plain-button', type: 'submit' }, [word('add')]),
  ]);
  const entry = (item: string, isOut: boolean) => {
    const remove = make('button', { className: 'plain-button', type: 'button' }, [word('delete')]);
    remove.setAttribute('aria-label', `${word('delete')}: ${item}`);
    remove.addEventListener('click', () => {
      const { items, drawn } = store.read();
      const others = (all: readonly string[]) => all.filter((one) => one !== item);
      store.write({ items: others(items), drawn: others(drawn) });
      show();
      title.focus();
    });
    const name = make('span', {}, [item]);
    if (isOut) name.dataset['state'] = 'out';
    return make('li', {}, [name, remove]);
  };
  function show(): void {
    const { items, drawn } = store.read();
    const count = items.filter((item) => !drawn.includes(item)).length;
    list.replaceChildren(...items.map((item) => entry(item, drawn.includes(item))));
    pick.disabled = items.length === 0;
    again.hidden = drawn.length === 0;
    const isOver = items.length > 0 && count === 0;
    left.textContent = isOver ? word('allPicked') : word('remaining', { count });
  }
  pick.addEventListener('click', () => {
    const { items, drawn } = store.read();
    const next = draw(items, drawn, Math.random());
    if (!next) return;
    face.textContent = next.item;
    store.write({ items, drawn: next.drawn });
    show();
  });
  again.addEventListener('click', () => {
    store.write({ ...store.read(), drawn: [] });
    face.textContent = '…';
    show();
    pick.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const item = title.value.trim();
    const { items, drawn } = store.read();
    if (item !== '' && !items.includes(item)) store.write({ items: [...items, item], drawn });
    form.reset();
    show();
    title.focus();
  });
  root.append(face, make('div', { className: 'lane-buttons' }, [pick, again]), left, list, form);
  show();
}

startTools('picker', startPicker);
