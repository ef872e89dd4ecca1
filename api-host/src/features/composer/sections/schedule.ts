import { html, sampleNote, todo } from '../text/markup';
import type { Section, SectionView } from './section';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** Marked as samples above the table, like everything in it. */
const sampleTimes = ['07:00', '09:30', '17:30', '19:00'] as const;

const css = () => `
.table-wrap { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius-m); background: var(--surface); color: var(--text); }
.table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.table th, .table td { text-align: left; padding: 0.85rem 1rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
.table tr:last-child > * { border-bottom: 0; }
.table thead th { background: var(--tint); }
.programme { max-width: 44rem; border-top: 1px solid var(--line); }
.section--band .programme, .section--band .programme li { border-color: var(--band-line); }
.section-head--center ~ .programme { margin-inline: auto; }
.programme li { display: grid; grid-template-columns: 7rem 1fr; gap: 1rem; padding: 1rem 0; border-bottom: 1px solid var(--line); }`;

const week = (view: SectionView) => {
  const rows =
    view.items.length > 1 ? view.items.map((item) => item.title) : view.kind.schedule.rows;
  const at = (row: number, day: number) =>
    rows[(row * 2 + day * 3 + row * day) % rows.length] ?? '';
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="Timetable">
    <table class="table">
      <thead>
        <tr>
          <th scope="col">Time</th>
          ${days.map((day) => html`<th scope="col">${day}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[0, 1, 2, 3].map(
          (row) =>
            html`<tr>
              <th scope="row">${sampleTimes[row]}</th>
              ${days.map((_, day) => html`<td>${at(row, day)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
};

/** One day from morning to night: weddings, conferences, whatever speaks of a day. */
const day = (view: SectionView) => {
  const rows =
    view.items.length > 1 ? view.items.map((item) => item.title) : view.kind.schedule.rows;
  return html`<ol class="programme" role="list">
    ${rows.map((row, at) => html`<li><span>${`${11 + at}:00`}</span><strong>${row}</strong></li>`)}
  </ol>`;
};

const isDay = (view: SectionView) =>
  ['wedding', 'conference'].includes(view.kind.id) ||
  /of the day|agenda|programme|running order/i.test(view.wanted?.words ?? '');

export const schedule: Section = {
  id: 'schedule',
  nav: 'Schedule',
  asked:
    /\b((?:weekly |class |course |daily |lesson |conference |day |event |our |the |match |training |tour )*(?:timetables?|schedules?|agenda|programme of the day|running order|lesson plan|calendar of classes|class times)(?: section| page| table)?)\b(?!r| app|,? (?:a|an) (?:call|visit|demo|appointment))/gi,
  rank: 3,
  css,
  note: 'The timetable is a sample: times and entries are for you to fill in.',
  render: (view) => ({
    title: view.kind.schedule.title,
    body: html`${sampleNote('Sample timetable: put your own times in')}${isDay(view) ? day(view) : week(view)}`,
  }),
};

export const serviceTimes: Section = {
  id: 'servicetimes',
  nav: 'Service times',
  asked:
    /\b((?:our |sunday |mass |worship )*(?:service times|mass times|times of (?:worship|services?)|worship times|prayer times|service schedule))\b/gi,
  rank: 2,
  css,
  note: 'Times of services are placeholders.',
  render: (view) => {
    const rows =
      view.items.length > 1 ? view.items.map((item) => item.title) : view.kind.schedule.rows;
    return {
      title: 'Join us',
      body: html`<div class="table-wrap" tabindex="0" role="group" aria-label="Service times">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Gathering</th>
              <th scope="col">Day</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${row}</th>
                  <td>${todo('Day')}</td>
                  <td>${view.brief.facts.hours[0] ?? todo('Time')}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
    };
  },
};
