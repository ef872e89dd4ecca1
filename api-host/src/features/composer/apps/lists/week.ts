import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Week: every cell can be written in; what is written makes a list
(() => {
  for (const box of document.querySelectorAll('[data-week]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const fields = [...box.querySelectorAll('[data-cell]')];
    const kept = load('week', {});
    const draw = () => {
      save('week', Object.fromEntries(fields.map((field) => [field.dataset.cell, field.value])));
      const items = [...new Set(fields.flatMap((field) => field.value.split(/,| and | with /)).map((text) => text.trim()).filter((text) => text !== ''))];
      find('list').replaceChildren(...items.map((text) => el('li', {}, el('label', { class: 'check' }, el('input', { type: 'checkbox' }), text))));
      find('count').textContent = items.length + ' entries';
    };
    for (const field of fields) {
      if (kept[field.dataset.cell] !== undefined) field.value = kept[field.dataset.cell];
      field.addEventListener('input', draw);
    }
    find('clear').addEventListener('click', () => { for (const field of fields) field.value = ''; draw(); });
    draw();
  }
})();`;

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const meals = [
  ['Porridge with berries', 'Lentil soup', 'Pasta with tomatoes'],
  ['Bread and cheese', 'Rice salad', 'Vegetable curry'],
  ['Yoghurt and fruit', 'Falafel wrap', 'Baked potatoes'],
];
const lessons = [
  ['Maths', 'History', 'Sport'],
  ['Biology', 'French', 'Art'],
  ['English', 'Maths', 'Chemistry'],
];

export const week = defineApp({
  id: 'week',
  nav: 'Week',
  asked:
    /\b((?:weekly |family )?meal (?:planner|plan(?:ning)?)(?: for the week| app)?|weekly planner|week planner|(?:timetable|schedule) by weekday)\b/gi,
  covers: /adds? up|ingredient|grocery list|shopping list|week|breakfast|dinner|timetable/i,
  rules: `.week td { padding: 0.25rem; } .week input { width: 100%; min-width: 8rem; min-height: 2.5rem; padding: 0.3rem 0.5rem; border: 1px solid var(--line); border-radius: var(--radius-s); background: var(--surface); color: var(--text); } .week__list { columns: 2 14rem; list-style: none; padding: 0; }`,
  script,
  render: (view) => {
    const food = /meal|food|dinner|recipe/i.test(`${view.wanted?.words} ${view.brief.prompt}`);
    const rows = food ? ['Breakfast', 'Lunch', 'Dinner'] : ['Morning', 'Midday', 'Afternoon'];
    const samples = food ? meals : lessons;
    return {
      title: food ? 'Meals of the week' : 'The week',
      body: html`<div class="app" data-week>
        ${sampleNote('Sample week: write over it')}
        <div class="panel">
          <div class="grid-scroll" tabindex="0" role="group" aria-label="Week">
            <table class="grid-table week">
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  ${rows.map((row) => html`<th scope="col">${row}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${days.map(
                  (day, line) =>
                    html`<tr>
                      <th scope="row">${day}</th>
                      ${rows.map((row, index) => html`<td><input type="text" data-cell="${line}-${index}" aria-label="${day}, ${row}" value="${line < 5 ? (samples[line % 3]?.[index] ?? '') : ''}" /></td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
          <p><button type="button" class="chip" data-part="clear">Clear the week</button></p>
        </div>
        <div class="panel">
          <h3>${food ? 'Grocery list from these meals' : 'Everything this week'}</h3>
          <p class="hint" data-part="count"></p>
          <ul class="week__list" role="list" data-part="list"></ul>
        </div>
      </div>`,
    };
  },
});
