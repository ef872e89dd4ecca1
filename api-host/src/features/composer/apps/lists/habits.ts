import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Habits: a week of ticks, streaks counted from them
(() => {
  for (const box of document.querySelectorAll('[data-habits]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const sample = (name, gaps) => ({ name, days: Array.from({ length: 14 }, (_, back) => back).filter((back) => !gaps.includes(back)).map((back) => dayFrom(-back)) });
    let habits = load('habits', null) ?? JSON.parse(box.dataset.habits).map((name, index) => sample(name, [[0, 6], [2, 3, 9], [0, 1, 5, 8]][index % 3]));
    const streak = ({ days }) => {
      let count = 0;
      for (let back = days.includes(dayFrom(0)) ? 0 : 1; days.includes(dayFrom(-back)); back += 1) count += 1;
      return count;
    };
    const draw = () => {
      save('habits', habits);
      const week = [6, 5, 4, 3, 2, 1, 0].map((back) => dayFrom(-back));
      find('head').replaceChildren(el('th', { scope: 'col' }, 'Habit'), ...week.map((day) => el('th', { scope: 'col' }, showDay(day, { weekday: 'short' }))), el('th', { scope: 'col' }, 'Streak'), el('th', { scope: 'col' }, el('span', { class: 'visually-hidden' }, 'Remove')));
      find('body').replaceChildren(
        ...habits.map((habit) =>
          el('tr', {}, el('th', { scope: 'row' }, habit.name), ...week.map((day) => {
            const done = habit.days.includes(day);
            return el('td', {}, el('button', { type: 'button', class: 'habit', 'aria-pressed': String(done), 'aria-label': habit.name + ', ' + showDay(day, { weekday: 'long' }), click: () => {
              habit.days = done ? habit.days.filter((one) => one !== day) : [...habit.days, day];
              draw();
            } }, done ? '✓' : ''));
          }), el('td', {}, streak(habit) + (streak(habit) === 1 ? ' day' : ' days')), el('td', {}, el('button', { type: 'button', class: 'mini', 'aria-label': 'Remove ' + habit.name, click: () => {
            habits = habits.filter((one) => one !== habit);
            draw();
          } }, '×'))),
        ),
      );
      const doneToday = habits.filter(({ days }) => days.includes(dayFrom(0))).length;
      find('today').textContent = doneToday + ' / ' + habits.length;
      find('longest').textContent = Math.max(0, ...habits.map(streak)) + ' days';
      find('rate').textContent = Math.round((habits.reduce((sum, { days }) => sum + week.filter((day) => days.includes(day)).length, 0) / Math.max(1, habits.length * 7)) * 100) + ' %';
      const two = Array.from({ length: 14 }, (_, index) => dayFrom(index - 13));
      find('days').replaceChildren(barChart('Habits done per day', two.map((day) => [showDay(day), habits.filter(({ days }) => days.includes(day)).length])));
      find('each').replaceChildren(barChart('Current streaks in days', habits.map((habit) => [habit.name, streak(habit)])));
    };
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const field = event.target.elements.name;
      const name = field.value.trim();
      find('status').textContent = name === '' ? 'Give the habit a name.' : 'Added: ' + name;
      if (name === '') return field.focus();
      habits = [...habits, { name, days: [] }];
      event.target.reset();
      draw();
    });
    draw();
  }
})();`;

export const habits = defineApp({
  id: 'habits',
  nav: 'Habits',
  asked:
    /\b((?:daily |weekly |simple )*(?:habits?|routine|streak) (?:tracker|tracking|app|builder|journal|chart)s?)\b|controle de hábitos|seguimiento de hábitos|gewohnheits[- ]?tracker|suivi d.habitudes|abitudini/gi,
  covers: /streak|chart|statistic|progress|week|gráfico|hábito|reminder|calendar/i,
  rules: `.habit { width: 2.5rem; height: 2.5rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: transparent; color: inherit; cursor: pointer; font-weight: 700; } .habit[aria-pressed='true'] { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }`,
  script,
  render: (view) => {
    const own = view.items.map((item) => item.title);
    return {
      title: 'This week',
      body: html`<div
        class="app"
        data-habits="${JSON.stringify(own.length > 1 ? own : ['Read 20 minutes', 'Walk outside', 'Stretch'])}"
      >
        ${sampleNote('Sample habits: add your own, remove these')}
        <ul class="tiles" role="list">
          <li class="tile">
            <span class="tile__value" data-part="today">0</span
            ><span class="tile__label">Done today</span>
          </li>
          <li class="tile">
            <span class="tile__value" data-part="longest">0</span
            ><span class="tile__label">Longest streak</span>
          </li>
          <li class="tile">
            <span class="tile__value" data-part="rate">0</span
            ><span class="tile__label">Progress this week</span>
          </li>
        </ul>
        <div class="panel">
          <div class="grid-scroll" tabindex="0" role="group" aria-label="Habits of this week">
            <table class="grid-table">
              <thead>
                <tr data-part="head"></tr>
              </thead>
              <tbody data-part="body"></tbody>
            </table>
          </div>
          <form class="bar-row" data-part="form" novalidate aria-label="Add a habit">
            <div class="field">
              <label for="${view.anchor}-name">New habit</label
              ><input id="${view.anchor}-name" name="name" type="text" maxlength="60" />
            </div>
            <button type="submit" class="button">Add habit</button>
          </form>
          <p role="status" data-part="status"></p>
        </div>
        <div class="panels">
          <figure class="panel">
            <figcaption>Chart: habits done per day</figcaption>
            <div data-part="days"></div>
          </figure>
          <figure class="panel">
            <figcaption>Chart: current streaks</figcaption>
            <div data-part="each"></div>
          </figure>
        </div>
      </div>`,
    };
  },
});
