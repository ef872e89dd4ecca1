/** On pages with applications: what all of them need to build, keep, count and export. */
export const kit = String.raw`// Tools the applications below share
const el = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
};
const keyOf = (name) => document.title + ':' + name;
const load = (name, fallback) => {
  try {
    return JSON.parse(store.get(keyOf(name)) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
};
const save = (name, value) => store.set(keyOf(name), JSON.stringify(value));
const isoDay = (date) => date.getFullYear() + '-' + String(date.getMonth() + 1).padStart(2, '0') + '-' + String(date.getDate()).padStart(2, '0');
const dayFrom = (offset, start = new Date()) => isoDay(new Date(start.getFullYear(), start.getMonth(), start.getDate() + offset));
const language = document.documentElement.lang || 'en';
const showDay = (iso, style = { day: 'numeric', month: 'short' }) => (iso ? new Date(iso + 'T12:00').toLocaleDateString(language, style) : '');
const showNumber = (value, digits = 0) => Number(value).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, Number.isInteger(value) ? 0 : 2) });
const showMoney = (value, sign = '$') => (value < 0 ? '−' : '') + sign + Math.abs(value).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const download = (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  el('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};
// A cell that begins like a formula would be run by a spreadsheet.
const csvCell = (value) => '"' + String(value ?? '').replace(/^[=+@-](?=\D)/, "'$&").replaceAll('"', '""') + '"';
const copyText = (text, status) => {
  const area = el('textarea', { 'aria-hidden': 'true', tabindex: '-1' });
  area.value = text;
  document.body.append(area);
  area.select();
  status.textContent = document.execCommand('copy') ? 'Copied.' : 'Copying is not allowed here: select the text instead.';
  area.remove();
};
const clock = (seconds) => String(Math.floor(seconds / 60)).padStart(2, '0') + ':' + String(Math.floor(seconds % 60)).padStart(2, '0');
const shuffled = (list) => {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [copy[index], copy[other]] = [copy[other], copy[index]];
  }
  return copy;
};`;
