import { html, sampleNote } from '../../text/markup';
import { capitalise } from '../../text/words';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';

const script = String.raw`// Panels of a dashboard: figures by month, lists, things to tick off
(() => {
  for (const box of document.querySelectorAll('[data-panels]')) {
    const plans = JSON.parse(box.dataset.panels);
    const rows = load('panels', null) ?? plans.map((plan) => plan.rows.map(([text, value]) => [text, plan.kind === 'dates' ? dayFrom(value) : value]));
    const parts = [...box.querySelectorAll('[data-panel]')];
    const show = (plan, value) => (plan.money ? showMoney(value, box.dataset.currency).replace(/[.,]00$/, '') : showNumber(value) + (plan.unit ?? ''));
    const draw = (at) => {
      const plan = plans[at];
      const own = rows[at];
      const body = parts[at].querySelector('[data-part="body"]');
      save('panels', rows);
      if (plan.kind === 'months') {
        const sum = own.reduce((total, one) => total + one[1], 0);
        body.replaceChildren(el('p', {}, el('strong', {}, show(plan, own.at(-1)?.[1] ?? 0)), ' in ' + (own.at(-1)?.[0] ?? '') + ', ' + show(plan, Math.round(sum / Math.max(1, own.length))) + ' on average'), barChart(plan.title, own, (value) => show(plan, value)));
        return;
      }
      const sorted = plan.kind === 'dates' ? [...own].sort((a, b) => String(a[1]).localeCompare(String(b[1]))) : own;
      body.replaceChildren(el('ul', { class: 'plain-list stack', role: 'list' }, ...sorted.map((one) => el('li', { class: 'row' },
        plan.kind === 'ticks' ? el('button', { type: 'button', class: 'mini', 'aria-pressed': String(Boolean(one[1])), 'aria-label': 'Done: ' + one[0], click: () => { one[1] = one[1] ? 0 : 1; draw(at); } }, one[1] ? '✓' : '○') : '',
        el('span', {}, one[0]),
        plan.kind === 'dates' ? el('span', { class: 'badge' }, showDay(one[1])) : '',
        plan.kind === 'states' ? el('button', { type: 'button', class: 'mini', 'aria-label': 'State of ' + one[0] + ': ' + plan.states[one[1] % plan.states.length], click: () => { one[1] = (one[1] + 1) % plan.states.length; draw(at); } }, plan.states[one[1] % plan.states.length]) : '',
        el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + one[0], click: () => { rows[at] = own.filter((other) => other !== one); draw(at); } }, 'Delete')))));
      if (own.length === 0) body.append(el('p', { class: 'hint' }, 'Nothing here yet.'));
    };
    parts.forEach((part, at) => {
      part.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        const { text, value } = event.target.elements;
        const plan = plans[at];
        const status = part.querySelector('[data-part="status"]');
        if (!text.value.trim() || (value && value.value === '')) { status.textContent = 'Please fill in both fields.'.replace('both fields', value ? 'both fields' : 'the field'); return; }
        rows[at] = [...rows[at], [text.value.trim(), plan.kind === 'months' ? Number(value.value) : plan.kind === 'dates' ? value.value : 0]];
        status.textContent = 'Added: ' + text.value.trim();
        event.target.reset();
        draw(at);
      });
      draw(at);
    });
  }
})();`;

type Row = readonly [text: string, value: number];
interface PanelPlan {
  title: string;
  kind: 'months' | 'dates' | 'ticks' | 'states' | 'list';
  money?: boolean;
  unit?: string;
  states?: readonly string[];
  rows: readonly Row[];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** What a panel shows follows from the words it was ordered with. */
function panelOf(words: string, seed: number): PanelPlan {
  const title = capitalise(words.replace(/ as an? (?:chart|graph|table|list)$/i, ''));
  const one = title
    .split(/\s+/)
    .at(-1)
    ?.toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');
  const named = (list: readonly string[], value: (at: number) => number): Row[] =>
    list.map((text, at) => [text, value(at)]);
  if (/tasks?|to-?do|checklist|chores/i.test(words))
    return {
      title,
      kind: 'ticks',
      rows: named(['Order supplies', 'Call back', 'Check the list'], (at) => (at === 2 ? 1 : 0)),
    };
  if (/occupancy|rate\b|percent|share/i.test(words))
    return {
      title,
      kind: 'months',
      unit: ' %',
      rows: named(months, (at) => 48 + ((at * 13 + seed) % 41)),
    };
  if (/income|costs?|revenue|expenses?|spend|profit|sales|turnover|budget|earnings/i.test(words))
    return {
      title,
      kind: 'months',
      money: true,
      rows: named(months, (at) => 400 + ((at * 310 + seed) % 900)),
    };
  if (
    /\bby (?:month|week|day|year)|harvest|yield|chart|graph|trend|visits|per month|output/i.test(
      words,
    )
  )
    return { title, kind: 'months', rows: named(months, (at) => 12 + ((at * 17 + seed) % 38)) };
  if (/guests?|visitors|customers|clients|bookings?|appointments?/i.test(words))
    return {
      title,
      kind: 'dates',
      rows: named(['Ana Brandt', 'Ben Okafor', 'Cleo Marsh'], (at) => 2 + at * 5),
    };
  if (
    /upcoming|inspections?|dates?|deadlines?|schedule|events?|deliver|reminders?|visits?/i.test(
      words,
    )
  )
    return {
      title,
      kind: 'dates',
      rows: named(
        ['First', 'Second', 'Third'].map((word) => `${word} ${one}`),
        (at) => at * 4 - 1,
      ),
    };
  if (
    /condition|status|state|health|hives?|machines?|vehicles?|rooms?|devices?|plants?|animals?|stock/i.test(
      words,
    )
  )
    return {
      title,
      kind: 'states',
      states: ['Good', 'Watch', 'Act now'],
      rows: named(
        [1, 2, 3, 4].map((count) => `${capitalise(one ?? 'entry')} ${count}`),
        (at) => [0, 0, 1, 0][at] ?? 0,
      ),
    };
  return {
    title,
    kind: 'list',
    rows: named(
      ['First', 'Second', 'Third'].map((word) => `${word} ${one}`),
      () => 0,
    ),
  };
}

const valueField = {
  months: 'number',
  dates: 'date',
  ticks: null,
  states: null,
  list: null,
} as const;
const labels = {
  months: ['Month', 'Value'],
  dates: ['What or who', 'When'],
  ticks: ['New task', ''],
  states: ['Name', ''],
  list: ['New entry', ''],
} as const;

/** The parts of a dashboard nobody prepared: each a small list or chart that can be written into. */
export const panels = defineApp({
  id: 'panels',
  nav: 'At a glance',
  asked: /(?!)/g,
  rules: `.panels--own { align-items: start; } .panels--own .row { align-items: center; } .panels--own .row > .mini:last-child { margin-left: auto; } .panels--own form { margin-top: 1rem; margin-bottom: 0; }`,
  script,
  render: (view) => {
    const plans = view.items.map((item, at) => panelOf(item.title, view.brief.seed + at * 7));
    return {
      title: 'At a glance',
      body: html`<div
        class="app"
        data-panels="${JSON.stringify(plans)}"
        data-currency="${currencyOf(view.brief.prompt)}"
      >
        ${sampleNote('Sample figures and entries: write over them')}
        <div class="panels panels--own">
          ${plans.map((plan, at) => {
            const type = valueField[plan.kind];
            const [first, second] = labels[plan.kind];
            return html`<div class="panel" data-panel>
              <h3>${plan.title}</h3>
              <div data-part="body"></div>
              <form class="bar-row" novalidate aria-label="Add to: ${plan.title}">
                <div class="field">
                  <label for="${view.anchor}-text-${at}">${first}</label
                  ><input id="${view.anchor}-text-${at}" name="text" type="text" maxlength="60" />
                </div>
                ${
                  type !== null &&
                  html`<div class="field">
                    <label for="${view.anchor}-value-${at}">${second}</label
                    ><input id="${view.anchor}-value-${at}" name="value" type="${type}" />
                  </div>`
                }
                <button type="submit" class="button button--quiet">Add</button>
              </form>
              <p role="status" data-part="status"></p>
            </div>`;
          })}
        </div>
      </div>`,
    };
  },
});
