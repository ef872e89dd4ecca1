import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// To do: add, tick, filter, remove
(() => {
  for (const box of document.querySelectorAll('[data-todo]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let tasks = load('tasks', null) ?? JSON.parse(box.dataset.todo).map((text, index) => ({ text, due: dayFrom(index - 1), priority: ['High', 'Normal', 'Low'][index % 3], done: index === 2 }));
    let shown = 'all';
    const draw = () => {
      save('tasks', tasks);
      const list = tasks.filter(({ done }) => shown === 'all' || (shown === 'done') === done);
      find('list').replaceChildren(
        ...list.map((task) => {
          const tick = el('input', { type: 'checkbox', change: () => { task.done = tick.checked; draw(); } });
          tick.checked = task.done;
          return el('li', { class: task.done ? 'is-done' : '' }, el('label', { class: 'check' }, tick, el('span', {}, task.text)), el('span', { class: 'badge' }, task.priority), el('span', { class: 'hint' }, task.due ? 'Due ' + showDay(task.due) : ''), !task.done && task.due && task.due < dayFrom(0) ? el('span', { class: 'badge badge--warn' }, 'Overdue') : '', el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + task.text, click: () => { tasks = tasks.filter((one) => one !== task); draw(); } }, 'Delete'));
        }),
      );
      const open = tasks.filter(({ done }) => !done).length;
      find('count').textContent = open + ' active, ' + (tasks.length - open) + ' completed';
      find('bar').style.width = (tasks.length ? ((tasks.length - open) / tasks.length) * 100 : 0) + '%';
      for (const button of box.querySelectorAll('[data-state]')) button.setAttribute('aria-pressed', String(button.dataset.state === shown));
    };
    for (const button of box.querySelectorAll('[data-state]')) button.addEventListener('click', () => { shown = button.dataset.state; draw(); });
    find('clear').addEventListener('click', () => { const before = tasks.length; tasks = tasks.filter(({ done }) => !done); find('status').textContent = 'Removed: ' + (before - tasks.length); draw(); });
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { text, due, priority } = event.target.elements;
      find('status').textContent = text.value.trim() === '' ? 'Write down what there is to do.' : 'Added: ' + text.value.trim();
      if (text.value.trim() === '') return text.focus();
      tasks = [{ text: text.value.trim(), due: due.value, priority: priority.value, done: false }, ...tasks];
      event.target.reset();
      shown = 'all';
      draw();
      text.focus();
    });
    draw();
  }
})();`;

export const todo = defineApp({
  id: 'todo',
  nav: 'Tasks',
  asked:
    /\b((?:simple |daily |shared |my |moving |document |movers? |packing |a )*(?:to[- ]?do(?:[- ]?list)?s?(?: list| app)?|task (?:list|manager|tracker|app)|checklists?(?: for [a-z]+)?|shopping list|grocery list|packing list|bucket list|tick list))\b|to-do-liste|aufgabenliste|lista de tareas|liste de tâches|lista de tarefas|takenlijst/gi,
  covers:
    /add tasks|mark complete|filter|active|completed|local storage|due date|fällig|priority|tick/i,
  rules: `.todo { list-style: none; padding: 0; } .todo li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; padding: 0.6rem 0; border-top: 1px solid var(--line); } .todo .check { flex: 1 1 12rem; overflow-wrap: anywhere; } .todo .is-done .check { color: var(--muted); text-decoration: line-through; }`,
  script,
  render: (view) => {
    const own = view.items.map((item) => item.title);
    const about = `${view.wanted?.words ?? ''} ${view.brief.prompt}`;
    const samples = /mov(?:ers|ing)/i.test(about)
      ? [
          'Collect boxes',
          'Label every box with its room',
          'Read the meters',
          'Tell the post office',
        ]
      : /tax|document/i.test(about)
        ? ['Invoices of the year', 'Receipts', 'Bank statements', 'Insurance papers']
        : /shopping|grocer/i.test(about)
          ? ['Bread', 'Tomatoes', 'Milk', 'Coffee']
          : ['Plan the week', 'Answer two letters', 'Water the plants', 'Book the train'];
    return {
      title: /check|document|mov/i.test(view.wanted?.words ?? '') ? 'Checklist' : 'Your tasks',
      body: html`<div
        class="app panel"
        data-todo="${JSON.stringify(own.length > 1 ? own : samples)}"
      >
        ${sampleNote('Sample tasks: add your own, delete these')}
        <form class="bar-row" data-part="form" novalidate aria-label="Add a task">
          <div class="field">
            <label for="${view.anchor}-text">New task</label
            ><input id="${view.anchor}-text" name="text" type="text" maxlength="140" />
          </div>
          <div class="field">
            <label for="${view.anchor}-due">Due date</label
            ><input id="${view.anchor}-due" name="due" type="date" />
          </div>
          <div class="field">
            <label for="${view.anchor}-priority">Priority</label
            ><select id="${view.anchor}-priority" name="priority">
              <option>Normal</option>
              <option>High</option>
              <option>Low</option>
            </select>
          </div>
          <button type="submit" class="button">Add task</button>
        </form>
        <p role="status" data-part="status"></p>
        <div class="filters" role="group" aria-label="Filter tasks">
          <button type="button" class="chip" data-state="all" aria-pressed="true">All</button>
          <button type="button" class="chip" data-state="open" aria-pressed="false">Active</button>
          <button type="button" class="chip" data-state="done" aria-pressed="false">
            Completed
          </button>
          <button type="button" class="chip" data-part="clear">Clear completed</button>
        </div>
        <div class="meter" aria-hidden="true"><span data-part="bar"></span></div>
        <p data-part="count"></p>
        <ul class="todo" role="list" data-part="list"></ul>
      </div>`,
    };
  },
});
