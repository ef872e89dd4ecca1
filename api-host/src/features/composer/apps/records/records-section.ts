import type { Section, SectionView } from '../../sections/section';
import { html, sampleNote, type Markup } from '../../text/markup';
import { inLanguage } from '../../language/translate-page';
import { currencyOf } from '../currency';
import { appCss } from '../app-css';
import type { Column, RecordKind } from './record-kind';
import { recordsScript } from './records-script';

const field = (view: SectionView, column: Column): Markup => {
  const id = `${view.anchor}-${column.id}`;
  const required = column.optional ? null : html` required`;
  if (column.type === 'check')
    return html`<label class="check"
      ><input type="checkbox" id="${id}" name="${column.id}" />${column.label}</label
    >`;
  const options = column.type === 'stars' ? ['5', '4', '3', '2', '1'] : (column.choices ?? []);
  const control =
    column.type === 'choice' || column.type === 'stars'
      ? html`<select id="${id}" name="${column.id}">
          ${column.type === 'stars' && html`<option value="">–</option>`}
          ${options.map((option) => html`<option value="${option}">${option}</option>`)}
        </select>`
      : column.type === 'long'
        ? html`<textarea id="${id}" name="${column.id}" rows="3"></textarea>`
        : column.type === 'number' || column.type === 'money'
          ? html`<input
              type="number"
              id="${id}"
              name="${column.id}"
              min="0"
              step="any"
              ${required}
            />`
          : html`<input
              type="${column.type}"
              id="${id}"
              name="${column.id}"
              ${column.type === 'text' && html` maxlength="120"`}
              ${required}
            />`;
  return html`<div class="field"><label for="${id}">${column.label}</label>${control}</div>`;
};

const toolbar = (view: SectionView, kind: RecordKind): Markup => {
  const picks = kind.columns.filter((one) => one.type === 'choice').slice(0, 3);
  return html`<div class="bar-row">
    <div class="field">
      <label for="${view.anchor}-search">Search</label
      ><input type="search" id="${view.anchor}-search" data-part="search" />
    </div>
    ${picks.map(
      (one) =>
        html`<div class="field">
          <label for="${view.anchor}-pick-${one.id}">Filter: ${one.label.toLowerCase()}</label
          ><select id="${view.anchor}-pick-${one.id}" data-pick="${one.id}">
            <option value="">All</option>
            ${(one.choices ?? []).map((option) => html`<option value="${option}">${option}</option>`)}${kind.alert && one === picks[0] && html`<option value="!">${kind.alert.words}</option>`}
          </select>
        </div>`,
    )}
    <button type="button" class="chip" data-part="export">Export CSV</button>
  </div>`;
};

/** What the script needs; an attribute, so that the page keeps its one script file. */
const planOf = (view: SectionView, kind: RecordKind): string =>
  JSON.stringify({
    id: kind.id,
    columns: kind.columns,
    rows: kind.rows,
    tiles: kind.tiles ?? [],
    charts: kind.charts ?? [],
    alert: kind.alert,
    goal: kind.goal,
    currency: currencyOf(view.brief.prompt),
  });

const charts = (kind: RecordKind): Markup | null =>
  kind.charts === undefined
    ? null
    : html`<div class="panels">
        ${kind.charts.map(
          (chart, index) =>
            html`<figure class="panel">
              <figcaption>${chart.title}</figcaption>
              <div data-part="chart-${index}"></div>
            </figure>`,
        )}
      </div>`;

const goal = (kind: RecordKind): Markup | null =>
  kind.goal === undefined
    ? null
    : html`<div class="panel">
        <p data-part="goal-text">${kind.goal.label}</p>
        <div class="meter" aria-hidden="true"><span data-part="goal-bar"></span></div>
      </div>`;

export function drawRecords(view: SectionView, kind: RecordKind): Markup {
  const add = `Add ${kind.one}`;
  return html`<div class="app" data-records="${planOf(view, kind)}">
    ${sampleNote('Sample entries: add your own, delete these')}
    ${kind.tiles !== undefined && html`<ul class="tiles" role="list" data-part="tiles"></ul>`}
    ${goal(kind)}
    <div class="app__cols">
      <form class="panel stack" data-part="form" novalidate aria-label="${add}">
        <h3>${add}</h3>
        ${kind.quick !== undefined && html`<div class="row">${kind.quick.map(([label, values]) => html`<button type="button" class="chip" data-quick="${JSON.stringify(values)}">${label}</button>`)}</div>`}
        ${kind.columns.map((column) => field(view, column))}
        <button type="submit" class="button" data-part="submit" data-add="${add}">${add}</button>
        <p class="app__status" role="status" data-part="status"></p>
      </form>
      <div class="panel">
        ${toolbar(view, kind)}
        <table class="grid-table grid-table--cards">
          <thead>
            <tr>
              ${kind.columns.map((one) => html`<th scope="col" data-sort="${one.id}" aria-sort="none"><button type="button">${one.label}</button></th>`)}
              <th scope="col"><span class="visually-hidden">Actions</span></th>
            </tr>
          </thead>
          <tbody data-part="body"></tbody>
        </table>
        <p class="hint" data-part="empty" hidden>Nothing here yet, or nothing fits the filters.</p>
      </div>
    </div>
    ${charts(kind)}
  </div>`;
}

/** A kind of list as a section of its own. */
export const recordsSection = (kind: RecordKind): Section => ({
  id: kind.id,
  nav: kind.nav,
  asked: kind.asked,
  covers: kind.covers,
  rank: 2,
  app: true,
  css: appCss,
  script: recordsScript,
  note: 'What visitors type into lists and trackers stays in their own browser; a shared list needs a server.',
  render: (view) => ({
    title: kind.title,
    body: drawRecords(view, inLanguage(kind, view.brief.language)),
  }),
});
