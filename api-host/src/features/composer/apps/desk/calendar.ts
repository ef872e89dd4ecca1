import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Calendar: a month, events added and deleted
(() => {
  for (const box of document.querySelectorAll('[data-calendar]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let events = load('events', null) ?? JSON.parse(box.dataset.calendar).map(([what, offset, time]) => ({ what, day: dayFrom(offset), time }));
    let shown = new Date(new Date().getFullYear(), new Date().getMonth(), 1);
    const draw = () => {
      save('events', events);
      find('month').textContent = shown.toLocaleDateString(language, { month: 'long', year: 'numeric' });
      const first = (shown.getDay() + 6) % 7;
      const count = new Date(shown.getFullYear(), shown.getMonth() + 1, 0).getDate();
      find('head').replaceChildren(...Array.from({ length: 7 }, (_, index) => el('th', { scope: 'col' }, new Date(2024, 0, 1 + index).toLocaleDateString(language, { weekday: 'short' }))));
      const weeks = Array.from({ length: Math.ceil((first + count) / 7) }, (_, row) => el('tr', {}, ...Array.from({ length: 7 }, (_day, column) => {
        const number = row * 7 + column - first + 1;
        if (number < 1 || number > count) return el('td', {});
        const iso = isoDay(new Date(shown.getFullYear(), shown.getMonth(), number));
        const own = events.filter((one) => one.day === iso);
        return el('td', { class: iso === dayFrom(0) ? 'is-today' : '' }, el('button', { type: 'button', class: 'mini', 'aria-label': 'Add on ' + showDay(iso, { day: 'numeric', month: 'long' }), click: () => { find('form').elements.day.value = iso; find('form').elements.what.focus(); } }, String(number)), ...own.map((one) => el('span', { class: 'cal__event' }, one.what)));
      })));
      find('body').replaceChildren(...weeks);
      const next = events.filter((one) => one.day >= dayFrom(0)).sort((a, b) => (a.day + a.time).localeCompare(b.day + b.time));
      find('list').replaceChildren(...next.map((one) => el('li', {}, el('span', {}, showDay(one.day, { weekday: 'short', day: 'numeric', month: 'short' }) + (one.time ? ', ' + one.time : '') + ': ' + one.what), el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + one.what, click: () => { events = events.filter((other) => other !== one); draw(); } }, 'Delete'))));
    };
    for (const [name, step] of [['before', -1], ['after', 1]]) find(name).addEventListener('click', () => { shown = new Date(shown.getFullYear(), shown.getMonth() + step, 1); draw(); });
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { what, day, time } = event.target.elements;
      const missing = what.value.trim() === '' ? what : day.value === '' ? day : null;
      find('status').textContent = missing ? 'Please fill in “' + missing.labels[0].textContent + '”.' : 'Added: ' + what.value.trim();
      if (missing) return missing.focus();
      events = [...events, { what: what.value.trim(), day: day.value, time: time.value }];
      shown = new Date(Number(day.value.slice(0, 4)), Number(day.value.slice(5, 7)) - 1, 1);
      event.target.reset();
      draw();
    });
    draw();
  }
})();`;

export const calendar = defineApp({
  id: 'calendar',
  nav: 'Calendar',
  asked:
    /\b((?:event |game |meeting |family |shared |team |tax deadline |deadline |content |monthly |availability )+calendars?(?: app)?(?: month view)?|calendar app|month view)\b/gi,
  covers: /month view|add events|delete|deadline|events? and/i,
  rules: `.cal { table-layout: fixed; width: 100%; } .cal :is(th, td) { vertical-align: top; padding: 0.3rem; height: 4.5rem; border: 1px solid var(--line); overflow-wrap: anywhere; } .cal th { height: auto; } .cal .is-today { background: var(--tint); } .cal__event { display: block; font-size: 0.8rem; line-height: 1.25; margin-top: 0.25rem; } .cal .mini { padding: 0 0.45rem; min-height: 1.9rem; border: 0; } .cal__list { list-style: none; padding: 0; } .cal__list li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-top: 1px solid var(--line); } @media (max-width: 40rem) { .cal :is(th, td) { height: 3rem; padding: 0.1rem; font-size: 0.8rem; } .cal__event { font-size: 0.62rem; } }`,
  script,
  render: (view) => {
    const tax = /tax|deadline/i.test(`${view.wanted?.words}`);
    const samples = tax
      ? [
          ['VAT return due', 6, ''],
          ['Quarterly prepayment', 17, ''],
          ['Send the receipts', 3, ''],
        ]
      : [
          ['First meeting', 2, '18:00'],
          ['Open day', 9, '10:00'],
          ['Planning', 16, '19:30'],
        ];
    return {
      title: tax ? 'Deadlines' : 'Calendar',
      body: html`<div class="app app__cols" data-calendar="${JSON.stringify(samples)}">
        <div class="stack">
          <form class="panel stack" data-part="form" novalidate aria-label="Add an event">
            <h3>Add an event</h3>
            <div class="field">
              <label for="${view.anchor}-what">Event</label
              ><input id="${view.anchor}-what" name="what" type="text" maxlength="60" />
            </div>
            <div class="field">
              <label for="${view.anchor}-day">Day</label
              ><input id="${view.anchor}-day" name="day" type="date" />
            </div>
            <div class="field">
              <label for="${view.anchor}-time">Time</label
              ><input id="${view.anchor}-time" name="time" type="time" />
            </div>
            <button type="submit" class="button">Add event</button>
            <p role="status" data-part="status"></p>
          </form>
          <div class="panel">
            <h3>Coming up</h3>
            ${sampleNote('Sample events')}
            <ul class="cal__list" role="list" data-part="list"></ul>
          </div>
        </div>
        <div class="panel">
          <div class="month">
            <button type="button" class="mini" data-part="before" aria-label="Month before">
              ←
            </button>
            <strong data-part="month" aria-live="polite"></strong>
            <button type="button" class="mini" data-part="after" aria-label="Month after">→</button>
          </div>
          <table class="cal">
            <thead>
              <tr data-part="head"></tr>
            </thead>
            <tbody data-part="body"></tbody>
          </table>
        </div>
      </div>`,
    };
  },
});
