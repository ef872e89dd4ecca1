import { currencyOf } from '../../apps/currency';
import { html, sampleNote } from '../../text/markup';
import { commissionOf } from './commission-of';
import { definePart, field } from './define-part';

const lineRules = `.line { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.75rem 0; border-top: 1px solid var(--line); } .lines { list-style: none; padding: 0; } .total { font-size: var(--step-1); font-weight: 650; padding-top: 0.75rem; border-top: 2px solid var(--text); } .path { display: flex; flex-wrap: wrap; gap: 0.35rem; list-style: none; padding: 0; } .path li { padding: 0.1rem 0.7rem; border: 1px solid var(--line); border-radius: 99px; font-size: 0.85rem; } .path .is-now { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }`;

const cartScript = String.raw`// Cart and checkout: an order is kept on this device, nothing is charged
for (const { find, plan } of plansOf('basket')) {
  const money = (value) => showMoney(value, plan.sign);
  const draw = () => {
    const cart = shelf.get('cart');
    const count = cart.reduce((sum, one) => sum + one.count, 0);
    const change = (line, by) => shelf.set('cart', cart.map((one) => (one === line ? { ...one, count: one.count + by } : one)).filter((one) => one.count > 0));
    find('lines').replaceChildren(...cart.map((line) => el('li', { class: 'line' }, el('span', {}, line.title), el('span', { class: 'row' }, press('−', () => change(line, -1), { 'aria-label': 'One less: ' + line.title }), el('span', {}, String(line.count)), press('+', () => change(line, 1), { 'aria-label': 'One more: ' + line.title }), el('strong', {}, money(line.price * line.count))))));
    find('empty').hidden = count > 0;
    find('total').hidden = find('clear').parentElement.hidden = count === 0;
    find('total').textContent = 'Total: ' + money(cart.reduce((sum, one) => sum + one.price * one.count, 0));
    for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = String(count);
  };
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const cart = shelf.get('cart');
    if (cart.length === 0) {
      find('status').textContent = 'Your cart is empty: add something first.';
      return;
    }
    if (!complete(event.target, find('status'))) return;
    const orders = shelf.get('orders', null) ?? [];
    const number = 'No. ' + (1042 + orders.length);
    shelf.set('orders', [{ number, day: dayFrom(0), lines: cart.map(({ title, count }) => count + ' × ' + title), total: cart.reduce((sum, one) => sum + one.price * one.count, 0), state: plan.states[0], ...valuesOf(event.target) }, ...orders]);
    shelf.set('cart', []);
    event.target.reset();
    find('status').textContent = 'Order ' + number + ' is placed on this device. Nothing was charged or sent.';
  });
  find('clear').addEventListener('click', () => { shelf.set('cart', []); find('status').textContent = 'The cart is empty.'; });
  shelf.on('cart', draw);
  draw();
}`;

const states = ['Received', 'Packed', 'On its way', 'Delivered'] as const;

/** Cart and checkout; the order then stands under the orders. */
export const cartPart = definePart({
  id: 'c-cart',
  nav: 'Cart',
  script: cartScript,
  rules: lineRules,
  note: 'Orders can be placed and followed on the visitor’s own device; taking payments and sending orders needs a shop service.',
  render: (view) => ({
    title: 'Your cart',
    body: html`<div
      class="app app__cols app__cols--even"
      data-basket="${JSON.stringify({ sign: currencyOf(view.brief.prompt), states })}"
    >
      <div class="panel">
        <p data-part="empty">Your cart is empty.</p>
        <ul class="lines" role="list" data-part="lines"></ul>
        <p class="total" data-part="total"></p>
        <p><button type="button" class="mini" data-part="clear">Empty the cart</button></p>
      </div>
      <form class="panel stack" data-part="form" novalidate aria-label="Checkout">
        <h3>Checkout</h3>
        ${field(view, 'name', 'Your name')} ${field(view, 'email', 'Email', { type: 'email' })}
        ${field(view, 'address', /pick-?up/i.test(view.brief.prompt) ? 'Pick-up time' : 'Delivery address')}
        ${field(view, 'pay', 'Payment', { choices: ['On delivery', 'By invoice', 'Card (needs a payment service)'] })}
        <button type="submit" class="button">Place order</button>
        <p class="app__status" role="status" data-part="status"></p>
      </form>
    </div>`,
  }),
});

const ordersScript = String.raw`// Orders: what was placed on this device, with its status
for (const { find, plan } of plansOf('orders')) {
  if (shelf.get('orders', null) === null) shelf.set('orders', plan.samples.map(([number, day, line, total, state]) => ({ number, day: dayFrom(day), lines: [line], total, state, name: 'Sample order' })));
  const put = (order, state) => shelf.set('orders', shelf.get('orders').map((one) => (one === order ? { ...one, state } : one)));
  const draw = () => {
    const words = find('search').value.trim().toLowerCase();
    const list = shelf.get('orders').filter((order) => (order.number + order.lines.join(' ') + order.state).toLowerCase().includes(words));
    find('empty').hidden = list.length > 0;
    find('list').replaceChildren(...list.map((order) => {
      const at = plan.states.indexOf(order.state);
      const next = el('select', { 'aria-label': 'Status of ' + order.number, change: () => put(order, next.value) }, ...[...plan.states, 'Cancelled'].map((state) => el('option', { value: state, selected: state === order.state }, state)));
      return el('li', { class: 'panel stack' }, el('h3', {}, order.number + ' · ' + showDay(order.day)), el('p', {}, order.lines.join(', ')), el('p', { class: 'price' }, showMoney(order.total, plan.sign)), order.state === 'Cancelled' ? el('p', {}, 'Status: cancelled') : el('ol', { class: 'path', 'aria-label': 'Status: ' + order.state }, ...plan.states.map((state, step) => el('li', { class: step <= at ? 'is-now' : '' }, state))), el('p', { class: 'row' }, plan.manage ? next : '', at === 0 ? press('Cancel order', () => put(order, 'Cancelled'), { 'aria-label': 'Cancel ' + order.number }) : ''));
    }));
  };
  find('search').addEventListener('input', draw);
  shelf.on('orders', draw);
  draw();
}`;

/** Orders with their status; staff may change it where the site is asked to manage them. */
export const ordersPart = definePart({
  id: 'c-orders',
  nav: 'Orders',
  script: ordersScript,
  rules: `${lineRules} .orders { display: grid; gap: 1.25rem; list-style: none; padding: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); } .orders h3 { font-size: 1.1rem; }`,
  render: (view) => {
    const { subject } = commissionOf(view);
    const samples = subject.entries
      .slice(0, 3)
      .map((entry, index) => [
        `No. ${1041 - index}`,
        -index * 6 - 1,
        `1 × ${entry.title}`,
        entry.price ?? 20,
        states[index + 1] ?? 'Delivered',
      ]);
    const manage = /manag|staff|admin|status/i.test(view.brief.prompt);
    const plan = { sign: currencyOf(view.brief.prompt), states, samples, manage };
    return {
      title: view.wanted?.words ?? 'Orders',
      lead: 'Every order with its status, from received to delivered.',
      body: html`<div class="app" data-orders="${JSON.stringify(plan)}">
        ${sampleNote('The first orders are samples')}
        <div class="bar-row">
          <div class="field">
            <label for="${view.anchor}-search">Find an order</label
            ><input type="search" id="${view.anchor}-search" data-part="search" />
          </div>
        </div>
        <p class="hint" data-part="empty" hidden>No order fits.</p>
        <ul class="orders" role="list" data-part="list"></ul>
      </div>`,
    };
  },
});
