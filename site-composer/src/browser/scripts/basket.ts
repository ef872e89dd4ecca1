import { sumOfBasket } from './basket-sum';
import { fill, make } from './dom';
import { filterProducts } from './filter-products';
import { amountOf } from './price';
import { openStore } from './storage';

type Counts = Record<string, number>;

function startBasket(root: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-add]')];
  const prices = new Map(
    buttons.map(({ dataset }) => [dataset['add'] ?? '', dataset['price'] ?? '']),
  );
  const given = (name: string) => {
    const value = root.dataset[name];
    return value === undefined ? null : Number(value);
  };
  const limit = given('limit');
  const rules = { limit, shipping: given('shipping'), freeFrom: given('freeFrom') };
  const sent = root.querySelector<HTMLElement>('[data-sent]');
  const note = root.querySelector<HTMLElement>('[data-limit-note]');
  const store = openStore<Counts>(`${location.pathname}${root.dataset['basket'] ?? ''}`, {});
  const lines = root.querySelector<HTMLElement>('[data-lines]');
  const empty = root.querySelector<HTMLElement>('[data-empty]');
  const totalLine = root.querySelector<HTMLElement>('[data-total-line]');
  const total = root.querySelector<HTMLElement>('[data-total]');
  const form = root.querySelector<HTMLFormElement>('form');
  const order = root.querySelector<HTMLTextAreaElement>('textarea');
  if (!lines || !empty || !totalLine || !total || !form || !order) return;

  const money = (amount: number) => {
    const style = { style: 'currency', currency: root.dataset['currency'] ?? 'EUR' } as const;
    try {
      return new Intl.NumberFormat(root.dataset['language'], style).format(amount);
    } catch {
      return amount.toFixed(2);
    }
  };
  const change = (name: string, by: number) => {
    const counts = { ...store.read() };
    const wanted = Math.max(0, (counts[name] ?? 0) + by);
    const isOver = limit !== null && wanted > limit;
    counts[name] = isOver ? limit : wanted;
    if (note)
      note.textContent = isOver
        ? fill(root.dataset['atMost'] ?? '', { count: limit, thing: name })
        : '';
    if (counts[name] === 0) delete counts[name];
    store.write(counts);
    show();
  };
  const button = (name: string, by: number, label: string) => {
    const made = make('button', { className: 'count-button', type: 'button' }, [
      by > 0 ? '+' : '−',
    ]);
    made.setAttribute('aria-label', `${label}: ${name}`);
    made.addEventListener('click', () => change(name, by));
    return made;
  };
  const line = ([name, count]: [string, number]) =>
    make('li', { className: 'basket-line' }, [
      make('span', { className: 'basket-name' }, [name]),
      button(name, -1, root.dataset['fewer'] ?? ''),
      make('span', { className: 'basket-count' }, [String(count)]),
      button(name, 1, root.dataset['more'] ?? ''),
      make('span', { className: 'price' }, [prices.get(name) ?? '']),
    ]);
  function show(): void {
    const chosen = Object.entries(store.read()).filter(([name]) => prices.has(name));
    const {
      goods,
      shipping,
      total: sum,
    } = sumOfBasket(
      chosen.map(([name, count]) => ({ count, price: amountOf(prices.get(name) ?? '') ?? 0 })),
      rules,
    );
    if (sent) {
      sent.hidden = goods === 0;
      const value = sent.querySelector('strong');
      if (value)
        value.textContent = shipping === 0 ? (root.dataset['free'] ?? '') : money(shipping);
    }
    lines?.replaceChildren(...chosen.map(line));
    if (empty) empty.hidden = chosen.length > 0;
    if (form) form.hidden = chosen.length === 0;
    if (totalLine) totalLine.hidden = chosen.length === 0 || sum === 0;
    if (total) total.textContent = money(sum);
    if (order)
      order.value = [
        ...chosen.map(([name, count]) => `${count} × ${name}`),
        ...(sum > 0 ? [money(sum)] : []),
      ].join('\n');
  }
  for (const add of buttons) {
    add.hidden = false;
    add.addEventListener('click', () => change(add.dataset['add'] ?? '', 1));
  }
  show();
}

document.querySelectorAll<HTMLElement>('[data-basket]').forEach(startBasket);
document.querySelectorAll<HTMLElement>('[data-kinds]').forEach(filterProducts);
