import { html, sampleNote } from '../../text/markup';
import { choiceField, definePart, field, searchField } from './define-part';

const script = String.raw`// Documents: search, folders, versions, download as text files
for (const { box, find, plan } of plansOf('docs')) {
  const key = 'docs-' + plan.id;
  if (shelf.get(key, null) === null) shelf.set(key, plan.rows.map(([name, folder, tag, text], index) => ({ name, folder, tag, text, version: 1 + (index % 3), day: dayFrom(-index * 8 - 2) })));
  const picks = () => [...box.querySelectorAll('[data-pick]')];
  const draw = () => {
    const words = find('search').value.trim().toLowerCase();
    const shown = shelf.get(key).filter((one) => Object.values(one).join(' ').toLowerCase().includes(words) && picks().every((pick) => pick.value === '' || one[pick.dataset.pick] === pick.value));
    find('count').textContent = shown.length + ' documents';
    find('rows').replaceChildren(...shown.map((one) => el('tr', {}, ...[['Document', one.name], ['Folder', one.folder], ['Tag', one.tag], ['Version', String(one.version)], ['Changed', showDay(one.day)]].map(([label, value]) => el('td', { 'data-label': label }, value)), el('td', { 'data-label': '' }, el('span', { class: 'row' }, press('Download', () => fileOf(one.name.replaceAll(' ', '-').toLowerCase() + '.txt', one.text), { 'aria-label': 'Download ' + one.name }), press('New version', () => shelf.set(key, shelf.get(key).map((each) => (each === one ? { ...each, version: each.version + 1, day: dayFrom(0) } : each))), { 'aria-label': 'New version of ' + one.name }))))));
  };
  for (const control of [find('search'), ...picks()]) control.addEventListener('input', draw);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    const values = valuesOf(event.target);
    shelf.set(key, [{ ...values, version: 1, day: dayFrom(0) }, ...shelf.get(key)]);
    event.target.reset();
    find('status').textContent = 'Added: ' + values.name;
  });
  shelf.on(key, draw);
  draw();
}`;

const rows = [
  ['Travel policy', 'Rules', 'Travel', 'Second class up to four hours. Keep the receipts.'],
  ['Holiday calendar', 'People', 'Planning', 'Public holidays and the days the office is closed.'],
  ['Brand guide', 'Communication', 'Design', 'Colours, type and how much room the mark needs.'],
  ['Safety instructions', 'Rules', 'Safety', 'Where the exits are and who helps whom.'],
  ['Meeting notes, June', 'Meetings', 'Notes', 'Three decisions and who does what.'],
  ['Budget sheet', 'Finance', 'Numbers', 'Plan and actual figures by department.'],
] as const;
const slips = [3, 2, 1].map((month) => [
  `Payslip ${month}`,
  'Payslips',
  'Pay',
  'Sample payslip. Gross 3,200. Net 2,140.',
]);

/** A library of documents that can be searched, added to and downloaded. */
export const documentsPart = definePart({
  id: 'c-docs',
  nav: 'Documents',
  script,
  note: 'Documents are samples kept in the browser; storing and sharing real files needs a server.',
  render: (view) => {
    const words = view.wanted?.words ?? 'Documents';
    const list = /payslip/i.test(words) ? slips : rows;
    const folders = [...new Set(list.map((one) => one[1] ?? ''))];
    return {
      title: words,
      body: html`<div class="app" data-docs="${JSON.stringify({ id: view.anchor, rows: list })}">
        ${sampleNote('Sample documents')}
        <div class="panel">
          <div class="bar-row">
            ${searchField(view, 'Search in documents')}
            ${choiceField(view, 'folder', 'Folder', folders)}
            ${choiceField(view, 'tag', 'Tag', [...new Set(list.map((one) => one[2] ?? ''))])}
          </div>
          <p class="hint" role="status" data-part="count"></p>
          <table class="grid-table grid-table--cards">
            <thead>
              <tr>
                ${['Document', 'Folder', 'Tag', 'Version', 'Changed', 'Actions'].map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody data-part="rows"></tbody>
          </table>
        </div>
        <form class="panel stack" data-part="form" novalidate aria-label="Upload a document">
          <h3>Upload a document</h3>
          ${field(view, 'name', 'Name')} ${field(view, 'folder', 'Folder', { choices: folders })}
          ${field(view, 'tag', 'Tag')} ${field(view, 'text', 'Text', { type: 'long' })}
          <button type="submit" class="button">Upload document</button>
          <p role="status" data-part="status"></p>
        </form>
      </div>`,
    };
  },
});
