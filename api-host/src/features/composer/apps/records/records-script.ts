/** Lists of things: add, change, delete, search, filter, sort, add up, draw, export. */
export const recordsScript = String.raw`// Lists: everything typed stays in this browser
(() => {
  const spans = { today: 0, week: 6, month: 30 };
  for (const box of document.querySelectorAll('[data-records]')) {
    const plan = JSON.parse(box.dataset.records);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const form = find('form');
    const columns = plan.columns;
    const column = (id) => columns.find((one) => one.id === id);
    const fresh = () => plan.rows.map((cells) => Object.fromEntries(columns.map(({ id, type }, index) => [id, type === 'date' && typeof cells[index] === 'number' ? dayFrom(cells[index]) : cells[index]])));
    let rows = load(plan.id, null) ?? fresh();
    let editing = null;
    let sort = { id: '', up: true };
    const money = (value) => showMoney(value, plan.currency);
    const say = ({ type }) => (type === 'money' ? money : (value) => showNumber(value));
    const within = (row, span) => {
      const date = columns.find(({ type }) => type === 'date');
      return !span || !date || (row[date.id] >= dayFrom(-spans[span]) && row[date.id] <= dayFrom(0));
    };
    const matches = (row, where) => !where || row[where[0]] === where[1];
    const cell = (row, { id, type }) => {
      const value = row[id];
      if (type === 'check') {
        const tick = el('input', { type: 'checkbox', 'aria-label': column(id).label + ': ' + row[columns.find((one) => one.type === 'text')?.id ?? columns[0].id], change: () => { row[id] = tick.checked; draw(); } });
        tick.checked = Boolean(value);
        return tick;
      }
      if (value === undefined || value === '') return '–';
      if (type === 'money') return money(value);
      if (type === 'date') return showDay(value);
      if (type === 'stars') return el('span', { role: 'img', 'aria-label': value + ' of 5 stars' }, '★'.repeat(value) + '☆'.repeat(5 - value));
      if (type === 'choice') return el('span', { class: 'badge' }, value);
      return String(value);
    };
    const alarmed = (row) => {
      const { alert } = plan;
      if (!alert || (alert.unless && row[alert.unless])) return false;
      if (alert.when === 'below') return Number(row[alert.column]) <= Number(row[alert.than]);
      if (alert.when === 'past') return row[alert.column] !== '' && row[alert.column] < dayFrom(0);
      return row[alert.column] !== '' && row[alert.column] <= dayFrom(-Number(row[alert.than] || 0));
    };
    const shown = () => {
      const words = (find('search')?.value ?? '').trim().toLowerCase();
      const picks = [...box.querySelectorAll('[data-pick]')].filter((field) => field.value !== '');
      const list = rows.filter((row) => picks.every((field) => String(row[field.dataset.pick]) === field.value || (field.value === '!' && alarmed(row))) && Object.values(row).join(' ').toLowerCase().includes(words));
      if (sort.id) list.sort((a, b) => (sort.up ? 1 : -1) * (typeof a[sort.id] === 'number' ? a[sort.id] - b[sort.id] : String(a[sort.id]).localeCompare(String(b[sort.id]))));
      return list;
    };
    const drawTiles = () => {
      find('tiles')?.replaceChildren(
        ...plan.tiles.map((tile) => {
          const list = rows.filter((row) => matches(row, tile.where) && within(row, tile.span));
          const values = list.map((row) => Number(row[tile.column]) || 0);
          const sum = values.reduce((total, value) => total + value, 0);
          const minus = rows.filter((row) => row.type === 'Income' || row.type === 'Expense').reduce((total, row) => total + (row.type === 'Income' ? 1 : -1) * Number(row[tile.column]), 0);
          const value = { count: list.length, sum, average: values.length ? sum / values.length : 0, highest: Math.max(0, ...values), balance: minus }[tile.of];
          const written = tile.column && column(tile.column)?.type === 'money' ? money(value) : showNumber(tile.of === 'average' ? Math.round(value * 10) / 10 : value);
          return el('li', { class: 'tile' }, el('span', { class: 'tile__value' }, written + (tile.unit ? ' ' + tile.unit : '')), el('span', { class: 'tile__label' }, tile.label));
        }),
      );
    };
    const drawCharts = () => {
      plan.charts.forEach((chart, index) => {
        const groups = new Map();
        for (const row of rows) {
          if (!matches(row, chart.where)) continue;
          groups.set(row[chart.by], [...(groups.get(row[chart.by]) ?? []), chart.value ? Number(row[chart.value]) || 0 : 1]);
        }
        const by = column(chart.by);
        const total = (values) => values.reduce((sum, value) => sum + value, 0) / (chart.mean ? values.length : 1);
        let list = [...groups].map(([name, values]) => [name, Math.round(total(values) * 100) / 100]).sort((a, b) => (by.type === 'date' ? String(a[0]).localeCompare(String(b[0])) : b[1] - a[1])).slice(by.type === 'date' ? -14 : 0, by.type === 'date' ? undefined : 8);
        if (by.type === 'date') list = list.map(([date, value]) => [showDay(date), value]);
        const draw = { bars: barChart, line: lineChart, ring: ringChart }[chart.kind];
        find('chart-' + index).replaceChildren(list.length > 0 ? draw(chart.title, list, say(column(chart.value) ?? {})) : 'Nothing to draw yet.');
      });
    };
    const drawGoal = () => {
      if (!plan.goal) return;
      const sum = rows.filter((row) => within(row, plan.goal.span)).reduce((total, row) => total + (Number(row[plan.goal.column]) || 0), 0);
      const part = Math.min(100, Math.round((sum / plan.goal.target) * 100));
      find('goal-text').textContent = plan.goal.label + ': ' + showNumber(sum) + ' / ' + showNumber(plan.goal.target) + ' (' + part + ' %)';
      find('goal-bar').style.width = part + '%';
    };
    const startEdit = (row) => {
      editing = row;
      for (const { id, type } of columns) {
        const field = form.elements[id];
        if (type === 'check') field.checked = Boolean(row[id]);
        else field.value = row[id] ?? '';
      }
      find('submit').textContent = 'Save changes';
      form.elements[columns[0].id].focus();
    };
    const draw = () => {
      save(plan.id, rows);
      const list = shown();
      find('body').replaceChildren(
        ...list.map((row) => {
          const name = String(row[columns.find(({ type }) => type === 'text')?.id ?? columns[0].id]);
          const cells = columns.map((one, index) => el('td', { 'data-label': one.label }, el('span', {}, cell(row, one), index === 0 && alarmed(row) ? el('span', { class: 'badge badge--warn' }, plan.alert.words) : '')));
          const change = el('button', { type: 'button', class: 'mini', 'aria-label': 'Edit ' + name, click: () => startEdit(row) }, 'Edit');
          const remove = el('button', { type: 'button', class: 'mini', 'aria-label': 'Delete ' + name, click: () => { rows = rows.filter((one) => one !== row); draw(); find('status').textContent = 'Deleted: ' + name; } }, 'Delete');
          return el('tr', { class: columns.some((one) => one.type === 'check' && row[one.id]) ? 'is-done' : '' }, ...cells, el('td', { 'data-label': '' }, el('span', { class: 'row' }, change, remove)));
        }),
      );
      find('empty').hidden = list.length > 0;
      for (const head of box.querySelectorAll('th[data-sort]')) head.setAttribute('aria-sort', head.dataset.sort === sort.id ? (sort.up ? 'ascending' : 'descending') : 'none');
      drawTiles();
      drawCharts();
      drawGoal();
    };
    const add = (values) => {
      const row = Object.fromEntries(columns.map(({ id, type, choices }) => [id, values[id] ?? (type === 'date' ? dayFrom(0) : type === 'check' ? false : type === 'choice' ? choices[0] : '')]));
      rows = [row, ...rows];
      draw();
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const wrong = [...form.elements].find((field) => !field.checkValidity());
      if (wrong) {
        find('status').textContent = 'Please fill in “' + wrong.labels[0].textContent + '”.';
        wrong.focus();
        return;
      }
      const values = Object.fromEntries(columns.map(({ id, type }) => {
        const field = form.elements[id];
        return [id, type === 'check' ? field.checked : ['number', 'money', 'stars'].includes(type) && field.value !== '' ? Number(field.value) : field.value];
      }));
      const named = values[columns.find(({ type }) => type === 'text')?.id ?? columns[0].id];
      if (editing) {
        Object.assign(editing, values);
        editing = null;
        find('submit').textContent = find('submit').dataset.add;
        draw();
      } else add(values);
      form.reset();
      for (const { id, type } of columns) if (type === 'date') form.elements[id].value = dayFrom(0);
      find('status').textContent = 'Saved: ' + named;
    });
    for (const field of box.querySelectorAll('[data-pick], [data-part="search"]')) field.addEventListener('input', draw);
    for (const head of box.querySelectorAll('th[data-sort] button')) {
      head.addEventListener('click', () => {
        const { sort: id } = head.parentElement.dataset;
        sort = { id, up: sort.id === id ? !sort.up : true };
        draw();
      });
    }
    for (const button of box.querySelectorAll('[data-quick]')) {
      button.addEventListener('click', () => {
        add(JSON.parse(button.dataset.quick));
        find('status').textContent = 'Saved: ' + button.textContent;
      });
    }
    find('export').addEventListener('click', () => {
      const lines = [columns.map(({ label }) => csvCell(label)), ...shown().map((row) => columns.map(({ id }) => csvCell(row[id])))];
      download(plan.id + '.csv', lines.map((line) => line.join(',')).join('\r\n'));
      find('status').textContent = 'Exported as CSV: ' + (lines.length - 1);
    });
    for (const { id, type } of columns) if (type === 'date') form.elements[id].value = dayFrom(0);
    draw();
  }
})();`;
