/** The frame of every calculator: reads the fields, shows figures, charts and tables at once. */
export const calculatorFrame = String.raw`// Calculators: results follow while you type
const runCalculator = (id, compute) => {
  for (const form of document.querySelectorAll('[data-calc="' + id + '"]')) {
    const part = (name) => form.parentElement.querySelector('[data-part="' + name + '"]');
    const money = (value) => showMoney(value, form.dataset.currency);
    const values = () => Object.fromEntries([...form.elements].filter((field) => field.name).map((field) => [field.name, field.type === 'checkbox' ? field.checked : ['number', 'range'].includes(field.type) ? (field.value === '' ? NaN : Number(field.value)) : field.value]));
    const draw = () => {
      for (const shown of form.querySelectorAll('[data-shows]')) shown.textContent = showNumber(Number(form.elements[shown.dataset.shows].value));
      const v = values();
      const missing = Object.values(v).some((value) => typeof value === 'number' && !Number.isFinite(value));
      const result = missing ? { lines: [] } : compute(v, money);
      const broken = missing || result.lines.some(([, text]) => /NaN|Infinity|∞/.test(text));
      part('lines').replaceChildren(
        ...(broken ? [] : result.lines.map(([label, text], index) => el('div', { class: 'result' + (index === 0 ? ' result--main' : '') }, el('dt', {}, label), el('dd', {}, text)))),
      );
      part('problem').textContent = broken ? 'Please fill in every number with one that makes sense.' : '';
      const figure = part('figure');
      const drawn = broken ? null : result.bars ? barChart(result.name, result.bars, result.say ?? money) : result.line ? lineChart(result.name, result.line, result.say ?? money) : result.ring ? ringChart(result.name, result.ring, result.say ?? money) : null;
      figure.hidden = drawn === null;
      part('drawing').replaceChildren(...(drawn ? [drawn] : []));
      part('caption').textContent = result.name ?? '';
      const table = part('table');
      table.hidden = broken || !result.table;
      if (!table.hidden) {
        const [head, ...rows] = result.table;
        table.querySelector('table').replaceChildren(
          el('caption', { class: 'visually-hidden' }, result.tableName ?? result.name ?? 'Figures'),
          el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
          el('tbody', {}, ...rows.map(([first, ...cells]) => el('tr', {}, el('th', { scope: 'row' }, String(first)), ...cells.map((text) => el('td', {}, String(text)))))),
        );
      }
    };
    form.addEventListener('input', draw);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      draw();
      part('status').textContent = 'Worked out with the numbers above.';
    });
    form.addEventListener('reset', () => window.setTimeout(draw, 0));
    draw();
  }
};
const monthlyOf = (amount, rate, years) => {
  const months = years * 12;
  const part = rate / 1200;
  return part === 0 ? amount / months : (amount * part) / (1 - (1 + part) ** -months);
};`;
