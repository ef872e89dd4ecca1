export const mapScript = String.raw`// A drawn map: pins and a list that follow each other
(() => {
  for (const box of document.querySelectorAll('[data-map]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const sheet = find('sheet');
    let places = load('places', null) ?? JSON.parse(box.dataset.map);
    let chosen = '';
    let spot = null;
    const shown = () => {
      const words = find('search').value.trim().toLowerCase();
      const group = find('group').value;
      return places.filter((one) => (group === '' || one.group === group) && (words === '' || (one.title + ' ' + one.text + ' ' + one.group).toLowerCase().includes(words)));
    };
    const pin = (one, number) => {
      const button = el('button', { type: 'button', class: 'pin', 'aria-pressed': String(one.title === chosen), click: () => choose(one.title) }, String(number), el('span', { class: 'visually-hidden' }, ' ' + one.title));
      button.style.left = one.x + '%';
      button.style.top = one.y + '%';
      return button;
    };
    const row = (one, number) => el('li', { class: one.title === chosen ? 'place is-chosen' : 'place' }, el('button', { type: 'button', class: 'place__name', 'aria-expanded': String(one.title === chosen), click: () => choose(one.title) }, number + '. ' + one.title), el('span', { class: 'badge' }, one.group), one.title === chosen ? el('p', {}, one.text) : null);
    const draw = () => {
      const list = shown();
      find('pins').replaceChildren(...list.map((one, index) => pin(one, index + 1)));
      find('list').replaceChildren(...list.map((one, index) => row(one, index + 1)));
      find('count').textContent = list.length === 1 ? '1 place' : list.length + ' places';
    };
    const choose = (title) => {
      const inList = find('list').contains(document.activeElement);
      chosen = chosen === title ? '' : title;
      draw();
      const at = shown().findIndex((one) => one.title === title);
      (inList ? find('list').querySelectorAll('.place__name') : find('pins').children)[at]?.focus();
    };
    const groups = () => {
      const held = find('group').value;
      find('group').replaceChildren(el('option', { value: '' }, 'All'), ...[...new Set(places.map((one) => one.group))].map((name) => el('option', { value: name, selected: name === held }, name)));
    };
    // A page to read shows places; only a page to use takes new ones.
    if (find('form')) sheet.addEventListener('click', (event) => {
      if (event.target.closest('.pin')) return;
      const frame = sheet.getBoundingClientRect();
      spot = { x: Math.round(((event.clientX - frame.left) / frame.width) * 100), y: Math.round(((event.clientY - frame.top) / frame.height) * 100) };
      find('status').textContent = 'Spot chosen. Give it a name below and add it.';
    });
    for (const name of ['search', 'group']) find(name).addEventListener('input', draw);
    find('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const { title, text } = event.target.elements;
      if (!title.value.trim()) { find('status').textContent = 'Please give the place a name.'; title.focus(); return; }
      places = [...places, { title: title.value.trim(), text: text.value.trim(), group: 'Added by you', ...(spot ?? { x: 50, y: 50 }) }];
      spot = null;
      save('places', places);
      event.target.reset();
      groups();
      chosen = places.at(-1).title;
      draw();
      find('status').textContent = 'Added to the map.';
    });
    groups();
    draw();
  }
})();`;
