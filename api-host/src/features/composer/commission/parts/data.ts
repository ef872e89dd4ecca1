import { html, sampleNote } from '../../text/markup';
import { datasetFor } from './datasets';
import { dataScript } from './data-script';
import { definePart, field, searchField } from './define-part';

/** A dashboard over one table: figures, chart, filters, alerts, saved reports, export. */
export const dataPart = definePart({
  id: 'c-data',
  nav: 'Dashboard',
  script: dataScript,
  rules: `.line { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.6rem 0; border-top: 1px solid var(--line); } .lines { list-style: none; padding: 0; }`,
  note: 'All figures are samples. Live data needs a data service; alerts are checked on this page against the figures shown.',
  render: (view) => {
    const set = datasetFor(view.brief.prompt);
    const numbers = set.columns.slice(2);
    const pick = (name: string, label: string, values: readonly string[]) =>
      field(view, name, label, { choices: values });
    return {
      title: view.wanted?.words ?? 'Dashboard',
      body: html`<div class="app" data-figures="${JSON.stringify(set)}">
        ${sampleNote('Sample figures, not live data')}
        <ul class="tiles" role="list" data-part="tiles"></ul>
        <div class="bar-row">
          ${searchField(view)}
          <div class="field">
            <label for="${view.anchor}-group">${set.columns[1] ?? 'Group'}</label
            ><select id="${view.anchor}-group" data-part="group">
              <option value="">All</option>
              ${[...new Set(set.rows.map((row) => String(row[1])))].map((one) => html`<option>${one}</option>`)}
            </select>
          </div>
          <button type="button" class="chip" data-part="csv">Export CSV</button>
          <button type="button" class="chip" data-part="json">Export JSON</button>
        </div>
        <div class="panel">
          <table class="grid-table grid-table--cards">
            <thead>
              <tr>
                ${set.columns.map((name, at) => html`<th scope="col" data-at="${at}" aria-sort="none"><button type="button">${name}</button></th>`)}
              </tr>
            </thead>
            <tbody data-part="rows"></tbody>
          </table>
          <p class="hint" role="status" data-part="count"></p>
        </div>
        <div class="panels">
          <figure class="panel">
            <figcaption data-part="bartitle">${numbers[0] ?? ''}</figcaption>
            <div data-part="bars"></div>
          </figure>
          <figure class="panel">
            <figcaption>
              <label for="${view.anchor}-one">Price history and trend of</label>
              <select id="${view.anchor}-one" data-part="one">
                ${set.rows.map((row) => html`<option>${row[0]}</option>`)}
              </select>
            </figcaption>
            <div data-part="line"></div>
          </figure>
        </div>
        <div class="panels">
          <form class="panel stack" data-part="alert" novalidate aria-label="Set an alert">
            <h3>Alerts and targets</h3>
            ${pick(
              'what',
              'Watch',
              set.rows.map((row) => String(row[0])),
            )}
            ${pick('column', 'Figure', numbers)} ${pick('when', 'When it is', ['above', 'below'])}
            ${field(view, 'limit', 'Limit', { type: 'number' })}
            <button type="submit" class="button button--small">Set alert</button>
            <p role="status" data-part="alertstatus"></p>
            <ul class="lines" role="list" data-part="alerts"></ul>
          </form>
          <form class="panel stack" data-part="report" novalidate aria-label="Create a report">
            <h3>Custom reports</h3>
            ${field(view, 'name', 'Report name')}
            <div class="field">
              <label for="${view.anchor}-rc">Measure</label
              ><select id="${view.anchor}-rc" name="measure">
                ${numbers.map((one) => html`<option>${one}</option>`)}
              </select>
            </div>
            <div class="field">
              <label for="${view.anchor}-rg">By</label
              ><select id="${view.anchor}-rg" name="by">
                ${set.columns.slice(0, 2).map((one) => html`<option>${one}</option>`)}
              </select>
            </div>
            <button type="submit" class="button button--small">Save report</button>
            <p role="status" data-part="reportstatus"></p>
            <ul class="lines" role="list" data-part="reports"></ul>
            <div data-part="reportchart"></div>
          </form>
        </div>
      </div>`,
    };
  },
});
