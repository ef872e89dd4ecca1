import { html, sampleNote } from '../../text/markup';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';

const script = String.raw`// Shared costs: who paid what for everyone, who owes whom
(() => {
  for (const box of document.querySelectorAll('[data-shared-costs]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const money = (value) => showMoney(value, box.dataset.sharedCosts);
    let people = load('people', ['Ana', 'Ben', 'Cleo']);
    let costs = load('costs', [['Groceries', 54.6, 'Ana'], ['Pizza', 38, 'Ben'], ['Train tickets', 72, 'Ana']]);
    const draw = () => {
      save('people', people);
      save('costs', costs);
      const total = costs.reduce((sum, one) => sum + one[1], 0);
      const share = people.length ? total / people.length : 0;
      const balance = people.map((name) => [name, costs.filter((one) => one[2] === name).reduce((sum, one) => sum + one[1], 0) - share]);
      find('total').textContent = money(total);
      find('share').textContent = money(share);
      find('who').replaceChildren(...people.map((name) => el('option', {}, name)));
      find('people').replaceChildren(...balance.map(([name, value]) => el('li', { class: 'row' }, el('strong', {}, name), el('span', {}, value >= 0.005 ? 'gets back ' + money(value) : value <= -0.005 ? 'owes ' + money(-value) : 'is even'), el('button', { type: 'button', class: 'mini', 'aria-label': 'Remove ' + name, click: () => {
        if (costs.some((one) => one[2] === name)) find('status').textContent = name + ' has paid for something: delete that first.';
        else { people = people.filter((one) => one !== name); draw(); }
      } }, 'Remove'))));
      find('costs').replaceChildren(...costs.map((one) => el('tr', {}, el('td', {}, one[0]), el('td', {}, money(one[1])), el('td', {}, one[2]), el('td', {}, el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + one[0], click: () => { costs = costs.filter((other) => other !== one); draw(); } }, 'Delete')))));
      // The one who owes most pays the one who is owed most, until nobody owes anything.
      const left = balance.map(([name, value]) => ({ name, value }));
      const steps = [];
      while (steps.length < 30) {
        left.sort((a, b) => a.value - b.value);
        const from = left[0];
        const to = left.at(-1);
        if (!from || from.value > -0.005 || to.value < 0.005) break;
        const amount = Math.min(-from.value, to.value);
        from.value += amount;
        to.value -= amount;
        steps.push(from.name + ' pays ' + to.name + ' ' + money(amount));
      }
      find('settle').replaceChildren(...(steps.length ? steps : ['Everybody is even.']).map((text) => el('li', {}, text)));
    };
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { what, amount, who } = event.target.elements;
      if (!what.value.trim() || !(Number(amount.value) > 0) || !who.value) { find('status').textContent = 'Say what it was, how much, and who paid.'; return; }
      costs = [...costs, [what.value.trim(), Number(amount.value), who.value]];
      find('status').textContent = 'Added: ' + what.value.trim();
      event.target.reset();
      draw();
    });
    find('add').addEventListener('submit', (event) => {
      event.preventDefault();
      const name = event.target.elements.name.value.trim();
      if (!name || people.includes(name)) { find('status').textContent = name ? name + ' is there already.' : 'Write a name first.'; return; }
      people = [...people, name];
      find('status').textContent = 'Added: ' + name;
      event.target.reset();
      draw();
    });
    draw();
  }
})();`;

export const sharedCosts = defineApp({
  id: 'sharedcosts',
  nav: 'Costs',
  asked:
    /\b(split(?:ting)? (?:the |our )?(?:bills?|costs|expenses|holiday costs)(?: (?:with|between|among) (?:friends|flatmates|roommates|housemates|us|people|everyone))|bill[- ]splitting(?: app| tool)?|(?:shared|group) (?:expenses?|costs)(?: tracker| app| splitter)?|(?:expense|cost) split(?:ter|ting)|who owes (?:who|whom|what)|settle up)\b/gi,
  covers: /owes?|friends?|flatmates?|share|each|settle|balance|split|bills?|paid|group/i,
  script,
  render: (view) => ({
    title: 'Who paid, who owes',
    body: html`<div class="app" data-shared-costs="${currencyOf(view.brief.prompt)}">
      ${sampleNote('Sample costs: delete them and begin with your own')}
      <ul class="tiles" role="list">
        <li class="tile">
          <span class="tile__value" data-part="total"></span
          ><span class="tile__label">Spent together</span>
        </li>
        <li class="tile">
          <span class="tile__value" data-part="share"></span
          ><span class="tile__label">Each person’s share</span>
        </li>
      </ul>
      <form class="panel bar-row" data-part="form" novalidate aria-label="Add a cost">
        <div class="field">
          <label for="${view.anchor}-what">What was it?</label
          ><input id="${view.anchor}-what" name="what" type="text" maxlength="60" />
        </div>
        <div class="field">
          <label for="${view.anchor}-amount">Amount</label
          ><input id="${view.anchor}-amount" name="amount" type="number" min="0" step="0.01" />
        </div>
        <div class="field">
          <label for="${view.anchor}-who">Who paid?</label
          ><select id="${view.anchor}-who" name="who" data-part="who"></select>
        </div>
        <button type="submit" class="button">Add cost</button>
      </form>
      <p class="app__status" role="status" data-part="status"></p>
      <div class="app__cols app__cols--even">
        <div class="panel stack">
          <h3>Settle up</h3>
          <ul class="plain-list" role="list" data-part="settle"></ul>
          <h3>People</h3>
          <ul class="plain-list stack" role="list" data-part="people"></ul>
          <form class="bar-row" data-part="add" novalidate aria-label="Add a person">
            <div class="field">
              <label for="${view.anchor}-name">Name</label
              ><input id="${view.anchor}-name" name="name" type="text" maxlength="30" />
            </div>
            <button type="submit" class="button button--quiet">Add person</button>
          </form>
        </div>
        <div class="panel grid-scroll" tabindex="0" role="group" aria-label="Costs">
          <table class="grid-table">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Amount</th>
                <th scope="col">Paid by</th>
                <th scope="col"><span class="visually-hidden">Delete</span></th>
              </tr>
            </thead>
            <tbody data-part="costs"></tbody>
          </table>
        </div>
      </div>
    </div>`,
  }),
});
