import { html, sampleNote } from '../../text/markup';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';

const script = String.raw`// Quitting: days without, money saved, milestones, a diary of cravings
(() => {
  for (const box of document.querySelectorAll('[data-quitting]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const form = find('setup');
    const marks = [[1, 'One day'], [3, 'Three days'], [7, 'One week'], [14, 'Two weeks'], [30, 'One month'], [90, 'Three months'], [365, 'One year']];
    const kept = load('quit', { since: dayFrom(-9), cost: 8, best: 9 });
    let diary = load('cravings', [[dayFrom(-1), 'After dinner', 6], [dayFrom(-4), 'Stress at work', 8]]);
    form.elements.since.value = kept.since;
    form.elements.cost.value = String(kept.cost);
    const draw = () => {
      const days = Math.max(0, Math.round((new Date(dayFrom(0) + 'T12:00') - new Date(kept.since + 'T12:00')) / 86400000));
      kept.best = Math.max(kept.best, days);
      save('quit', kept);
      save('cravings', diary);
      find('days').textContent = String(days);
      find('saved').textContent = showMoney(days * kept.cost, box.dataset.quitting);
      find('best').textContent = kept.best + ' days';
      find('marks').replaceChildren(...marks.map(([at, name]) => el('li', {}, (days >= at ? '✓ ' : '○ ') + name + (days >= at ? '' : ', in ' + (at - days) + ' days'))));
      find('diary').replaceChildren(...diary.map((one) => el('tr', {}, el('td', {}, showDay(one[0])), el('td', {}, one[1]), el('td', {}, one[2] + ' of 10'), el('td', {}, el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + one[1], click: () => { diary = diary.filter((other) => other !== one); draw(); } }, 'Delete')))));
    };
    form.addEventListener('input', () => {
      if (form.elements.since.value) kept.since = form.elements.since.value;
      kept.cost = Number(form.elements.cost.value) || 0;
      draw();
    });
    find('slip').addEventListener('click', () => {
      kept.since = dayFrom(0);
      form.elements.since.value = kept.since;
      find('status').textContent = 'The count begins again today. Your longest streak stays.';
      draw();
    });
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { what, strength } = event.target.elements;
      if (!what.value.trim()) { find('status').textContent = 'Write what set it off.'; return; }
      diary = [[dayFrom(0), what.value.trim(), Number(strength.value)], ...diary];
      find('status').textContent = 'Written down. It passes.';
      event.target.reset();
      draw();
    });
    draw();
  }
})();`;

const tiles = [
  ['days', 'Days without'],
  ['saved', 'Money saved'],
  ['best', 'Longest streak'],
] as const;

export const quitting = defineApp({
  id: 'quitting',
  nav: 'Days without',
  asked:
    /\b((?:habit |sobriety |streak )?(?:tracker|app|counter|diary) (?:for|to) (?:quit(?:ting)?|stop(?:ping)?|giving up) [a-z]+(?: [a-z]+)?|(?:quit|stop|smoke[- ]free|sober(?:iety)?)[- ](?:smoking |drinking |vaping )?(?:tracker|counter|app|diary)|days (?:without|sober|smoke[- ]free))\b/gi,
  covers: /days|money|saved|streak|milestones?|cravings?|diary|without|habit tracker/i,
  rules: '.quitting__start { border: 0; margin: 0; padding: 0; }',
  script,
  render: (view) => ({
    title: 'One day after the other',
    body: html`<div class="app" data-quitting="${currencyOf(view.brief.prompt)}">
      ${sampleNote('Sample days: set your own first day below')}
      <ul class="tiles" role="list">
        ${tiles.map(
          ([id, label]) =>
            html`<li class="tile">
              <span class="tile__value" data-part="${id}"></span
              ><span class="tile__label">${label}</span>
            </li>`,
        )}
      </ul>
      <div class="app__cols app__cols--even">
        <div class="panel stack">
          <fieldset class="stack quitting__start" data-part="setup">
            <legend class="visually-hidden">Your start</legend>
            <div class="field">
              <label for="${view.anchor}-since">First day without</label
              ><input id="${view.anchor}-since" name="since" type="date" />
            </div>
            <div class="field">
              <label for="${view.anchor}-cost">What it cost per day</label
              ><input id="${view.anchor}-cost" name="cost" type="number" min="0" step="0.5" />
            </div>
          </fieldset>
          <h3>Milestones</h3>
          <ul class="plain-list" role="list" data-part="marks"></ul>
          <p>
            <button type="button" class="button button--quiet" data-part="slip">
              I slipped, start again
            </button>
          </p>
        </div>
        <div class="panel stack">
          <h3>Diary of cravings</h3>
          <form class="bar-row" data-part="form" novalidate aria-label="Add a craving">
            <div class="field">
              <label for="${view.anchor}-what">What set it off?</label
              ><input id="${view.anchor}-what" name="what" type="text" maxlength="80" />
            </div>
            <div class="field">
              <label for="${view.anchor}-strength">How strong, 1 to 10</label
              ><input
                id="${view.anchor}-strength"
                name="strength"
                type="number"
                min="1"
                max="10"
                value="5"
              />
            </div>
            <button type="submit" class="button">Write down</button>
          </form>
          <p class="app__status" role="status" data-part="status"></p>
          <div class="grid-scroll" tabindex="0" role="group" aria-label="Diary of cravings">
            <table class="grid-table">
              <thead>
                <tr>
                  ${['Day', 'Trigger', 'Strength'].map((name) => html`<th scope="col">${name}</th>`)}
                  <th scope="col"><span class="visually-hidden">Delete</span></th>
                </tr>
              </thead>
              <tbody data-part="diary"></tbody>
            </table>
          </div>
        </div>
      </div>
    </div>`,
  }),
});
