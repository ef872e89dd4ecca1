import { html } from '../../text/markup';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';

const script = String.raw`// Invoice: line items, discount, tax, print
(() => {
  for (const box of document.querySelectorAll('[data-invoice]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let items = load('invoice', [['Design, days', 2, 480], ['Texts, pages', 5, 60]]);
    const draw = () => {
      save('invoice', items);
      const money = (value) => showMoney(value, box.dataset.invoice);
      const sum = items.reduce((total, one) => total + one[1] * one[2], 0);
      const less = (sum * Number(find('discount').value || 0)) / 100;
      const tax = ((sum - less) * Number(find('tax').value || 0)) / 100;
      find('items').replaceChildren(...items.map((one, index) => el('tr', {}, el('td', {}, one[0]), el('td', {}, showNumber(one[1])), el('td', {}, money(one[2])), el('td', {}, money(one[1] * one[2])), el('td', {}, el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + one[0], click: () => { items.splice(index, 1); draw(); } }, 'Delete')))));
      find('sum').textContent = money(sum);
      find('less').textContent = money(-less);
      find('taxed').textContent = money(tax);
      find('total').textContent = money(sum - less + tax);
    };
    for (const name of ['discount', 'tax']) find(name).addEventListener('input', draw);
    find('print').addEventListener('click', () => window.print());
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { what, count, price } = event.target.elements;
      if (!what.value.trim() || count.value === '' || price.value === '') { find('status').textContent = 'Please fill in all three fields.'; return; }
      items.push([what.value.trim(), Number(count.value), Number(price.value)]);
      find('status').textContent = 'Added: ' + what.value.trim();
      event.target.reset();
      draw();
    });
    draw();
  }
})();`;

export const invoice = defineApp({
  id: 'invoice',
  nav: 'Invoice',
  asked:
    /\b((?:simple |freelance )*(?:invoice|quote|receipt) (?:generator|maker|builder|tool|app|creator))\b/gi,
  covers: /items|hours|rate|download|client|company|line items?|tax|discount|print|total|vat/i,
  rules: `@media print { .invoice form, .invoice .button, .invoice .mini { display: none; } }`,
  script,
  render: (view) => ({
    title: 'Your invoice',
    body: html`<div class="app invoice" data-invoice="${currencyOf(view.brief.prompt)}">
      <form class="panel bar-row" data-part="form" novalidate aria-label="Add a line item">
        <div class="field">
          <label for="${view.anchor}-what">Line item</label
          ><input id="${view.anchor}-what" name="what" type="text" />
        </div>
        <div class="field">
          <label for="${view.anchor}-count">Quantity</label
          ><input id="${view.anchor}-count" name="count" type="number" min="0" step="any" />
        </div>
        <div class="field">
          <label for="${view.anchor}-price">Price</label
          ><input id="${view.anchor}-price" name="price" type="number" min="0" step="any" />
        </div>
        <button type="submit" class="button">Add item</button>
      </form>
      <p role="status" data-part="status"></p>
      <div class="panel">
        <div class="bar-row">
          <div class="field">
            <label for="${view.anchor}-to">Invoice to</label
            ><input id="${view.anchor}-to" type="text" value="Client name and address" />
          </div>
          <div class="field">
            <label for="${view.anchor}-discount">Discount in %</label
            ><input
              id="${view.anchor}-discount"
              data-part="discount"
              type="number"
              min="0"
              max="100"
              value="0"
            />
          </div>
          <div class="field">
            <label for="${view.anchor}-tax">Tax in %</label
            ><input
              id="${view.anchor}-tax"
              data-part="tax"
              type="number"
              min="0"
              max="100"
              value="20"
            />
          </div>
        </div>
        <div class="grid-scroll" tabindex="0" role="group" aria-label="Items">
          <table class="grid-table">
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Quantity</th>
                <th scope="col">Price</th>
                <th scope="col">Sum</th>
                <th scope="col"><span class="visually-hidden">Delete</span></th>
              </tr>
            </thead>
            <tbody data-part="items"></tbody>
          </table>
        </div>
        <dl class="results">
          <div class="result">
            <dt>Sum</dt>
            <dd data-part="sum"></dd>
          </div>
          <div class="result">
            <dt>Discount</dt>
            <dd data-part="less"></dd>
          </div>
          <div class="result">
            <dt>Tax</dt>
            <dd data-part="taxed"></dd>
          </div>
          <div class="result">
            <dt>Total</dt>
            <dd class="app__big" data-part="total"></dd>
          </div>
        </dl>
        <p><button type="button" class="button" data-part="print">Print invoice</button></p>
      </div>
    </div>`,
  }),
});
