/** What the parts of a commission share in the browser: lists that tell who watches them, and small forms. */
export const shelfScript = String.raw`// Lists the parts of this page share; whoever watches one is told of changes
const shelf = (() => {
  const held = {};
  const watchers = {};
  return {
    get: (name, fallback = []) => (held[name] ??= load(name, fallback)),
    set(name, value) {
      held[name] = value;
      save(name, value);
      for (const tell of watchers[name] ?? []) tell();
    },
    on(name, tell) {
      (watchers[name] ??= []).push(tell);
    },
  };
})();
const part = (box) => (name) => box.querySelector('[data-part="' + name + '"]');
const plansOf = (name) => [...document.querySelectorAll('[data-' + name + ']')].map((box) => ({ box, find: part(box), plan: JSON.parse(box.getAttribute('data-' + name)) }));
// The first field that is not filled in well, said and focused; true when there is none
const complete = (form, status) => {
  const wrong = [...form.elements].find((field) => !field.checkValidity());
  if (!wrong) return true;
  status.textContent = 'Please check “' + (wrong.labels?.[0]?.textContent ?? wrong.name) + '”.';
  wrong.focus();
  return false;
};
const valuesOf = (form) => Object.fromEntries([...form.elements].filter((field) => field.name).map((field) => [field.name, field.type === 'checkbox' ? field.checked : field.value.trim()]));
const press = (text, click, more = {}) => el('button', { type: 'button', class: 'mini', click, ...more }, text);
const starsOf = (value) => '★'.repeat(Math.round(value)) + '☆'.repeat(5 - Math.round(value));
const showStars = (value, count) => el('span', { class: 'stars', role: 'img', 'aria-label': value.toFixed(1) + ' of 5 stars' }, starsOf(value) + (count === undefined ? '' : ' (' + count + ')'));
const goTo = (id) => document.querySelector('.site-nav a[href="#' + id + '"]')?.click();
const idOf = (selector) => document.querySelector(selector)?.closest('section')?.id ?? '';
const fileOf = (name, text, type = 'text/plain') => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  el('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};
const csvOf = (head, rows) => [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');`;
