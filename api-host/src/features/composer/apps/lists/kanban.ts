import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Board: cards move by dragging or with the arrow buttons
(() => {
  for (const box of document.querySelectorAll('[data-board]')) {
    const plan = JSON.parse(box.dataset.board);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let cards = load('cards', null) ?? plan.cards.map(([text, at, label, due, priority]) => ({ text, at, label, due: dayFrom(due), priority }));
    const draw = () => {
      save('cards', cards);
      find('lanes').replaceChildren(
        ...plan.lanes.map((lane, at) => {
          const words = find('search').value.trim().toLowerCase();
          const own = cards.filter((card) => card.at === at && (card.text + ' ' + card.label).toLowerCase().includes(words));
          const column = el('section', { class: 'lane', 'aria-label': lane, dragover: (event) => event.preventDefault(), drop: (event) => {
            event.preventDefault();
            const card = cards[Number(event.dataTransfer.getData('text/plain'))];
            if (card) { card.at = at; draw(); }
          } }, el('h3', {}, lane + ' (' + own.length + ')'));
          for (const card of own) {
            const move = (step) => { card.at += step; draw(); find('status').textContent = card.text + ': ' + plan.lanes[card.at]; };
            column.append(el('article', { class: 'kcard' + (card.priority ? ' kcard--' + card.priority.toLowerCase() : ''), draggable: 'true', dragstart: (event) => event.dataTransfer.setData('text/plain', String(cards.indexOf(card))) }, el('p', {}, card.text), el('p', { class: 'row' }, card.priority ? el('span', { class: 'badge' }, card.priority) : '', card.label ? el('span', { class: 'badge' }, card.label) : '', el('span', { class: 'hint' }, card.due ? 'Due ' + showDay(card.due) : '')), el('p', { class: 'row' }, el('button', { type: 'button', class: 'mini', disabled: at === 0, 'aria-label': 'Move back: ' + card.text, click: () => move(-1) }, '←'), el('button', { type: 'button', class: 'mini', disabled: at === plan.lanes.length - 1, 'aria-label': 'Move on: ' + card.text, click: () => move(1) }, '→'), el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + card.text, click: () => { cards = cards.filter((one) => one !== card); draw(); } }, 'Delete'))));
          }
          return column;
        }),
      );
    };
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { text, label, due, priority } = event.target.elements;
      find('status').textContent = text.value.trim() === '' ? 'Write a title first.' : 'Added: ' + text.value.trim();
      if (text.value.trim() === '') return text.focus();
      cards = [...cards, { text: text.value.trim(), at: 0, label: label.value, due: due.value, priority: priority?.value ?? '' }];
      event.target.reset();
      draw();
    });
    find('search').addEventListener('input', draw);
    draw();
  }
})();`;

const lanesOf = (prompt: string): string[] => {
  const told = /\bcolumns? (?:for |named |called )?([^.;\n]+)/i.exec(prompt)?.[1];
  const list =
    told
      ?.split(/,| and | & /)
      .map((one) => one.trim())
      .filter((one) => one !== '' && one.split(' ').length < 4) ?? [];
  if (list.length > 1) return list.slice(0, 5);
  return /deal|sales|pipeline|crm/i.test(prompt)
    ? ['New', 'In touch', 'Offer sent', 'Won']
    : ['To do', 'Doing', 'Done'];
};

export const kanban = defineApp({
  id: 'kanban',
  nav: 'Board',
  asked:
    /\b((?:simple |team |project )*(?:kanban|trello|task|project|scrum)(?:[- ]style)?(?: board)(?: app)?|kanban|(?:deals? |sales )pipelines?)\b/gi,
  covers:
    /priorit|search|colou?r|remember|drag|column|label|due date|pipeline|to do|doing|done|deal/i,
  rules: `.lanes { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); align-items: start; } .lane { border: 1px solid var(--line); border-radius: var(--radius-l); background: var(--tint); color: var(--text); padding: 1rem; display: grid; gap: 0.75rem; min-height: 8rem; align-content: start; } .lane h3 { font-size: 1.05rem; } .kcard { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius-m); padding: 0.85rem; cursor: grab; display: grid; gap: 0.5rem; overflow-wrap: anywhere; } .kcard .row { align-items: center; gap: 0.4rem; } .lane .hint { color: inherit; } .kcard--high { border-left: 5px solid var(--brand); } .kcard--normal { border-left: 5px solid var(--accent); } .kcard--low { border-left: 5px solid var(--line); } .board__search { max-width: 20rem; }`,
  script,
  render: (view) => {
    const lanes = lanesOf(view.brief.prompt);
    const deals = lanes[0] === 'New';
    const cards = deals
      ? [
          ['Bakery Brandt, new site', 0, 'Small', 5],
          ['Mora Tours, yearly plan', 1, 'Large', 9],
          ['Nair Dental, redesign', 2, 'Medium', 12],
          ['Oak School, workshop', 3, 'Small', -2],
        ]
      : [
          ['Collect ideas', 0, 'Plan', 4],
          ['Draft the first page', 0, 'Text', 7],
          ['Choose colours', 1, 'Design', 2],
          ['Set up the board', lanes.length - 1, 'Plan', -1],
        ];
    const ranked = /priorit|urgen/i.test(view.brief.prompt);
    const ranks = ['High', 'Normal', 'Low'];
    const samples = ranked
      ? cards.map((card, index) => [...card, ranks[index % ranks.length] ?? ''])
      : cards;
    return {
      title: deals ? 'Deals in the pipeline' : 'The board',
      body: html`<div class="app" data-board="${JSON.stringify({ lanes, cards: samples })}">
        ${sampleNote('Sample cards: drag them, or use the arrows')}
        <form class="panel bar-row" data-part="form" novalidate aria-label="Add a card">
          <div class="field">
            <label for="${view.anchor}-text">New card</label
            ><input id="${view.anchor}-text" name="text" type="text" maxlength="120" />
          </div>
          <div class="field">
            <label for="${view.anchor}-label">Label</label
            ><input id="${view.anchor}-label" name="label" type="text" maxlength="20" />
          </div>
          <div class="field">
            <label for="${view.anchor}-due">Due date</label
            ><input id="${view.anchor}-due" name="due" type="date" />
          </div>
          ${
            ranked &&
            html`<div class="field">
              <label for="${view.anchor}-priority">Priority</label
              ><select id="${view.anchor}-priority" name="priority">
                <option>Normal</option>
                <option>High</option>
                <option>Low</option>
              </select>
            </div>`
          }
          <button type="submit" class="button">Add card</button>
        </form>
        <p role="status" data-part="status"></p>
        <div class="field board__search">
          <label for="${view.anchor}-search">Search cards</label
          ><input id="${view.anchor}-search" data-part="search" type="search" />
        </div>
        <div class="lanes" data-part="lanes"></div>
      </div>`,
    };
  },
});
