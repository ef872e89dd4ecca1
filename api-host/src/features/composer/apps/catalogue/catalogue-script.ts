export const catalogueScript = String.raw`// Catalogues: search, filter, sort, keep favourites, compare, ask
(() => {
  for (const box of document.querySelectorAll('[data-catalogue]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const list = find('list');
    const items = [...list.children];
    const name = 'saved-' + box.dataset.catalogue;
    let saved = load(name, []);
    let only = false;
    const draw = () => {
      const words = find('search').value.trim().toLowerCase();
      const picks = [...box.querySelectorAll('[data-facet]')];
      const most = Number(find('most')?.value || Infinity);
      let shown = 0;
      for (const item of items) {
        const facets = JSON.parse(item.dataset.facets);
        const fits = item.dataset.words.toLowerCase().includes(words) && picks.every((pick) => pick.value === '' || facets[Number(pick.dataset.facet)] === pick.value) && (!only || saved.includes(item.dataset.name)) && Number(item.dataset.price || 0) <= most;
        item.hidden = !fits;
        if (fits) shown += 1;
        const heart = item.querySelector('[data-save]');
        const kept = saved.includes(item.dataset.name);
        heart.setAttribute('aria-pressed', String(kept));
        heart.querySelector('[data-heart]').textContent = kept ? '♥ Saved' : '♡ Save';
      }
      find('status').textContent = shown === 0 ? 'Nothing fits. Try another word or filter.' : shown + ' shown';
      find('only').textContent = 'Favourites (' + saved.length + ')';
      find('only').setAttribute('aria-pressed', String(only));
    };
    find('sort')?.addEventListener('change', (event) => {
      const by = event.target.value;
      const order = { name: (a, b) => a.dataset.name.localeCompare(b.dataset.name), low: (a, b) => a.dataset.price - b.dataset.price, high: (a, b) => b.dataset.price - a.dataset.price }[by] ?? ((a, b) => items.indexOf(a) - items.indexOf(b));
      list.replaceChildren(...[...items].sort(order));
    });
    for (const field of box.querySelectorAll('[data-facet], [data-part="search"], [data-part="most"]')) field.addEventListener('input', draw);
    find('only').addEventListener('click', () => { only = !only; draw(); });
    for (const item of items) {
      item.querySelector('[data-save]').addEventListener('click', () => {
        const { name: title } = item.dataset;
        saved = saved.includes(title) ? saved.filter((one) => one !== title) : [...saved, title];
        save(name, saved);
        draw();
      });
      item.querySelector('[data-compare]')?.addEventListener('change', () => {
        const chosen = items.filter((one) => one.querySelector('[data-compare]').checked);
        find('compared').hidden = chosen.length < 2;
        find('compared').querySelector('tbody').replaceChildren(...chosen.map((one) => el('tr', {}, el('th', { scope: 'row' }, one.dataset.name), ...JSON.parse(one.dataset.facets).map((facet) => el('td', {}, facet)), el('td', {}, one.querySelector('.price')?.textContent ?? ''))));
      });
      item.querySelector('[data-ask]')?.addEventListener('click', () => {
        find('about').textContent = item.dataset.name;
        find('told').textContent = '';
        find('dialog').showModal();
      });
    }
    find('close')?.addEventListener('click', () => find('dialog').close());
    find('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const wrong = [...event.target.elements].find((field) => !field.checkValidity());
      find('told').textContent = wrong ? 'Please check “' + wrong.labels[0].textContent + '”.' : 'Thank you. Noted on this page only: the form does not send yet.';
      if (wrong) wrong.focus();
      else event.target.reset();
    });
    draw();
  }
})();`;
