export const dataScript = String.raw`// Dashboard: one table of sample figures, its charts, alerts and reports
for (const { box, find, plan } of plansOf('figures')) {
  const { columns, rows } = plan;
  const say = (value) => (typeof value === 'number' ? showNumber(value) : value);
  let sort = { at: 0, up: true };
  const shown = () => {
    const words = find('search').value.trim().toLowerCase();
    const list = rows.filter((row) => row.join(' ').toLowerCase().includes(words) && (find('group').value === '' || row[1] === find('group').value));
    return list.sort((a, b) => (sort.up ? 1 : -1) * (typeof a[sort.at] === 'number' ? a[sort.at] - b[sort.at] : String(a[sort.at]).localeCompare(String(b[sort.at]))));
  };
  // A made-up history that ends at the figure of the table and is the same on every visit
  const history = (row) => Array.from({ length: 12 }, (_, step) => [plan.steps[step], Math.round(row[2] * (1 + Math.sin(step * 1.7 + String(row[0]).length) * 0.06 * (11 - step) / 11) * 100) / 100]);
  const draw = () => {
    const list = shown();
    find('rows').replaceChildren(...list.map((row) => el('tr', {}, ...row.map((value, at) => el('td', { 'data-label': columns[at] }, say(value))))));
    find('count').textContent = list.length + ' of ' + rows.length + ' rows';
    const sum = (at) => list.reduce((total, row) => total + row[at], 0);
    find('tiles').replaceChildren(...columns.slice(2).map((name, at) => el('li', { class: 'tile' }, el('span', { class: 'tile__value' }, showNumber(Math.round((plan.mean ? sum(at + 2) / Math.max(1, list.length) : sum(at + 2)) * 100) / 100)), el('span', { class: 'tile__label' }, (plan.mean ? 'Average: ' : 'Total: ') + name))));
    find('bars').replaceChildren(barChart(columns[2], list.map((row) => [row[0], row[2]])));
    find('line').replaceChildren(lineChart(find('one').value, history(rows.find((row) => row[0] === find('one').value) ?? rows[0])));
    for (const head of box.querySelectorAll('th[data-at]')) head.setAttribute('aria-sort', Number(head.dataset.at) === sort.at ? (sort.up ? 'ascending' : 'descending') : 'none');
  };
  const valueOf = ({ what, column }) => rows.find((row) => row[0] === what)?.[columns.indexOf(column)];
  const drawAlerts = () => find('alerts').replaceChildren(...shelf.get('alerts').map((one) => {
    const met = one.when === 'above' ? valueOf(one) > Number(one.limit) : valueOf(one) < Number(one.limit);
    return el('li', { class: 'line' }, el('span', {}, one.what + ', ' + one.column + ' ' + one.when + ' ' + one.limit), el('span', { class: met ? 'badge badge--warn' : 'badge' }, met ? 'Reached' : 'Waiting'), press('Delete', () => shelf.set('alerts', shelf.get('alerts').filter((each) => each !== one)), { 'aria-label': 'Delete the alert on ' + one.what }));
  }));
  const drawReport = (one) => {
    find('reportstatus').textContent = 'Shown below: ' + one.name + (find('reportchart').childElementCount ? ', drawn again ' + new Date().toLocaleTimeString(language) : '');
    const groups = new Map();
    const by = columns.indexOf(one.by);
    for (const row of rows) groups.set(row[by], (groups.get(row[by]) ?? 0) + row[columns.indexOf(one.measure)]);
    find('reportchart').replaceChildren(el('p', {}, one.name), barChart(one.name, [...groups]));
  };
  const drawReports = () => find('reports').replaceChildren(...shelf.get('reports').map((one) => el('li', { class: 'line' }, el('span', {}, one.name + ': ' + one.measure + ' by ' + one.by), press('Open', () => drawReport(one), { 'aria-label': 'Open ' + one.name }), press('Delete', () => { shelf.set('reports', shelf.get('reports').filter((each) => each !== one)); find('reportchart').replaceChildren(); }, { 'aria-label': 'Delete ' + one.name }))));
  for (const name of ['search', 'group', 'one']) find(name).addEventListener('input', draw);
  for (const head of box.querySelectorAll('th[data-at]')) head.addEventListener('click', () => { const at = Number(head.dataset.at); sort = { at, up: sort.at === at ? !sort.up : true }; draw(); });
  find('csv').addEventListener('click', () => fileOf('figures.csv', csvOf(columns, shown()), 'text/csv'));
  find('json').addEventListener('click', () => fileOf('figures.json', JSON.stringify(shown().map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))), null, 2), 'application/json'));
  find('alert').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('alertstatus'))) return;
    shelf.set('alerts', [...shelf.get('alerts'), valuesOf(event.target)]);
    find('alertstatus').textContent = 'Alert set. It is checked on this page; no message is sent.';
  });
  find('report').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('reportstatus'))) return;
    const one = valuesOf(event.target);
    shelf.set('reports', [...shelf.get('reports'), one]);
    drawReport(one);
    find('reportstatus').textContent = 'Saved: ' + one.name;
  });
  shelf.on('alerts', drawAlerts);
  shelf.on('reports', drawReports);
  draw();
  drawAlerts();
  drawReports();
}`;
