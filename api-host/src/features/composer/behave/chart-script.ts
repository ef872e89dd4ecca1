/** Charts drawn from data in the page's own colours; the figures are also said in words. */
export const charts = String.raw`// Charts: bars, lines and rings from a list of [label, value]
const drawing = (tag, attributes, ...children) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
};
const chartFrame = (name, list, height, say) =>
  drawing('svg', { viewBox: '0 0 640 ' + height, class: 'chart', role: 'img', 'aria-label': 'Chart: ' + name + '. ' + list.map(([label, value]) => label + ' ' + say(value)).join(', ') });
const barChart = (name, list, say = showNumber) => {
  const svg = chartFrame(name, list, 260, say);
  const top = Math.max(1e-9, ...list.map(([, value]) => Math.abs(value)));
  const step = 640 / Math.max(1, list.length);
  list.forEach(([label, value], index) => {
    const height = Math.max(value === 0 ? 0 : 2, (Math.abs(value) / top) * 190);
    const x = index * step + step * 0.16;
    svg.append(
      drawing('rect', { x, y: 220 - height, width: step * 0.68, height, rx: 4, class: 'chart__bar' }),
      drawing('text', { x: index * step + step / 2, y: 212 - height, 'text-anchor': 'middle', class: 'chart__value' }, list.length > 14 || value === 0 ? '' : say(value)),
      drawing('text', { x: index * step + step / 2, y: 246, 'text-anchor': 'middle', class: 'chart__label' }, list.length > 14 && index % 5 ? '' : String(label).slice(0, Math.max(3, Math.floor(step / 9)))),
    );
  });
  svg.append(drawing('line', { x1: 0, x2: 640, y1: 221, y2: 221, class: 'chart__axis' }));
  return svg;
};
const lineChart = (name, list, say = showNumber) => {
  const svg = chartFrame(name, list, 260, say);
  const values = list.map(([, value]) => value);
  const low = Math.min(0, ...values) === 0 && Math.min(...values) > Math.max(...values) * 0.6 ? Math.min(...values) * 0.9 : Math.min(0, ...values);
  const high = Math.max(...values, low + 1e-9);
  const at = (value, index) => [20 + (index * 600) / Math.max(1, list.length - 1), 210 - ((value - low) / (high - low)) * 180];
  for (const part of [0, 0.5, 1]) {
    const y = 210 - part * 180;
    svg.append(drawing('line', { x1: 20, x2: 620, y1: y, y2: y, class: 'chart__grid' }), drawing('text', { x: 20, y: y - 5, class: 'chart__label' }, say(low + (high - low) * part)));
  }
  const points = values.map((value, index) => at(value, index).join(','));
  if (points.length > 1) svg.append(drawing('polygon', { points: ['20,210', ...points, '620,210'].join(' '), class: 'chart__area' }));
  svg.append(drawing('polyline', { points: points.join(' '), class: 'chart__line' }));
  list.forEach(([label, value], index) => {
    const [x, y] = at(value, index);
    if (list.length < 32) svg.append(drawing('circle', { cx: x, cy: y, r: 4, class: 'chart__dot' }));
    const every = Math.ceil(list.length / 8);
    if (index % every === 0) svg.append(drawing('text', { x, y: 244, 'text-anchor': index === 0 ? 'start' : index === list.length - 1 ? 'end' : 'middle', class: 'chart__label' }, String(label)));
  });
  return svg;
};
const ringChart = (name, list, say = showNumber) => {
  const svg = chartFrame(name, list, 260, say);
  const total = list.reduce((sum, [, value]) => sum + Math.max(0, value), 0);
  let turn = -Math.PI / 2;
  list.slice(0, 8).forEach(([label, value], index) => {
    const part = total === 0 ? 0 : Math.max(0, value) / total;
    const end = turn + Math.min(part, 0.9999) * Math.PI * 2;
    const on = (angle, radius) => (140 + Math.cos(angle) * radius).toFixed(1) + ' ' + (130 + Math.sin(angle) * radius).toFixed(1);
    if (part > 0) svg.append(drawing('path', { d: 'M' + on(turn, 85) + 'A85 85 0 ' + (part > 0.5 ? 1 : 0) + ' 1 ' + on(end, 85), class: 'chart__slice chart__slice--' + (index % 6) }));
    svg.append(
      drawing('rect', { x: 300, y: 22 + index * 28, width: 14, height: 14, rx: 3, class: 'chart__key chart__key--' + (index % 6) }),
      drawing('text', { x: 324, y: 34 + index * 28, class: 'chart__label' }, String(label).slice(0, 18) + '  ' + say(value) + ' (' + Math.round(part * 100) + ' %)'),
    );
    turn = end;
  });
  return svg;
};`;
