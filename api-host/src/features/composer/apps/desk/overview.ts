import type { SectionView } from '../../sections/section';
import { html, sampleNote } from '../../text/markup';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';

const script = String.raw`// Overview: figures and charts of a period, a table that sorts
(() => {
  for (const box of document.querySelectorAll('[data-overview]')) {
    const plan = JSON.parse(box.dataset.overview);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let span = 12;
    let sort = { at: 1, up: false };
    const draw = () => {
      const part = plan.series.slice(-span);
      const sum = part.reduce((total, one) => total + one[1], 0);
      const show = (value) => (plan.money ? showMoney(Math.round(value), plan.currency).replace(/[.,]00$/, '') : showNumber(Math.round(value)));
      find('tiles').replaceChildren(...[[plan.unit, show(sum)], ['Average per ' + plan.step, show(sum / part.length)], ['Best ' + plan.step, [...part].sort((a, b) => b[1] - a[1])[0][0]], [plan.people, String(plan.rows.length)]].map(([label, text]) => el('li', { class: 'tile' }, el('span', { class: 'tile__value' }, text), el('span', { class: 'tile__label' }, label))));
      find('line').replaceChildren(lineChart(plan.unit, part, show));
      find('bars').replaceChildren(barChart(plan.rowName, plan.rows.map((row) => [row[0], row[1]]), show));
      const rows = [...plan.rows].sort((a, b) => (sort.up ? 1 : -1) * (typeof a[sort.at] === 'number' ? a[sort.at] - b[sort.at] : String(a[sort.at]).localeCompare(String(b[sort.at]))));
      find('head').replaceChildren(...plan.columns.map((name, at) => el('th', { scope: 'col', 'aria-sort': at === sort.at ? (sort.up ? 'ascending' : 'descending') : 'none' }, el('button', { type: 'button', click: () => { sort = { at, up: sort.at === at ? !sort.up : true }; draw(); } }, name))));
      find('body').replaceChildren(...rows.map((row) => el('tr', {}, ...row.map((cell, at) => el('td', { 'data-label': plan.columns[at] }, typeof cell === 'number' && at === 1 ? show(cell) : String(cell))))));
      for (const button of box.querySelectorAll('[data-span]')) button.setAttribute('aria-pressed', String(Number(button.dataset.span) === span));
    };
    for (const button of box.querySelectorAll('[data-span]')) button.addEventListener('click', () => { span = Number(button.dataset.span); draw(); });
    draw();
  }
})();`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function planOf({ brief: { prompt }, random }: SectionView) {
  const currency = currencyOf(prompt);
  if (/weather|temperature|forecast/i.test(prompt))
    return {
      unit: 'Temperature by hour, °C',
      step: 'hour',
      people: 'Days ahead',
      money: false,
      currency,
      series: [8, 8, 9, 11, 13, 15, 17, 18, 18, 16, 14, 12].map((value, index) => [
        `${index * 2}h`,
        value,
      ]),
      rowName: '7 day forecast, °C',
      columns: ['Day', 'Temperature', 'Sky'],
      rows: [
        ['Today', 18, 'Sunny'],
        ['Tomorrow', 16, 'Cloudy'],
        ['Day 3', 13, 'Rain'],
        ['Day 4', 15, 'Showers'],
        ['Day 5', 19, 'Sunny'],
        ['Day 6', 20, 'Sunny'],
        ['Day 7', 17, 'Cloudy'],
      ],
    };
  const series = months.map((month, index) => [
    month,
    Math.round(8200 + index * 420 + random.between(-900, 1200)),
  ]);
  if (/campaign|agency|marketing/i.test(prompt))
    return {
      unit: 'Revenue',
      step: 'month',
      people: 'Campaigns',
      money: true,
      currency,
      series,
      rowName: 'Revenue by campaign',
      columns: ['Campaign', 'Revenue', 'Client', 'Clicks', 'Status'],
      rows: [
        ['Spring launch', 18400, 'Oak & Ash', 12400, 'Running'],
        ['Newsletter', 9200, 'Mora Tours', 5100, 'Running'],
        ['Search ads', 14800, 'Nair Dental', 9800, 'Paused'],
        ['Film spots', 6100, 'Brandt Bakery', 2600, 'Ended'],
      ],
    };
  return {
    unit: 'Revenue',
    step: 'month',
    people: 'Areas',
    money: true,
    currency,
    series,
    rowName: 'Revenue by area',
    columns: ['Area', 'Revenue', 'Change', 'Status'],
    rows: [
      ['Memberships', 21400, '+6 %', 'On track'],
      ['Courses', 12800, '+2 %', 'On track'],
      ['Shop', 6900, '−3 %', 'Watch'],
      ['Events', 4100, '+11 %', 'On track'],
    ],
  };
}

export const overview = defineApp({
  id: 'overview',
  nav: 'Overview',
  asked:
    /\b((?:analytics |sales |admin |business |marketing |weather |kpi |full |reporting |stats )*dashboards?(?: application| app| page)?|(?:monthly |weekly )?(?:revenue|sales) chart(?: by month)?|current conditions|campaign performance)\b(?! and )/gi,
  covers:
    /revenue|chart|forecast|hourly|conditions|campaign|client|performance|sortable|graph|kpi|temperature|7 day/i,
  script,
  note: 'Figures on the dashboard are samples; live figures need a connection to your data.',
  render: (view) => {
    const plan = planOf(view);
    const weather = plan.step === 'hour';
    return {
      title: weather ? 'Current conditions' : 'Overview',
      body: html`<div class="app" data-overview="${JSON.stringify(plan)}">
        ${sampleNote(weather ? 'Sample weather: connect a weather service for the real one' : 'Sample figures: replace them with yours')}
        <div class="filters" role="group" aria-label="Period">
          <button type="button" class="chip" data-span="12" aria-pressed="true">All</button
          ><button type="button" class="chip" data-span="6" aria-pressed="false">Last 6</button
          ><button type="button" class="chip" data-span="3" aria-pressed="false">Last 3</button>
        </div>
        <ul class="tiles" role="list" data-part="tiles"></ul>
        <div class="panels">
          <figure class="panel">
            <figcaption>Chart: ${plan.unit}</figcaption>
            <div data-part="line"></div>
          </figure>
          <figure class="panel">
            <figcaption>Chart: ${plan.rowName}</figcaption>
            <div data-part="bars"></div>
          </figure>
        </div>
        <div class="panel">
          <table class="grid-table grid-table--cards">
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
