/** Things to look through: search, filter, sort, save, compare, review, and one thing to do with each. */
export const goodsScript = String.raw`// Catalogue: samples and what visitors add to it
for (const { box, find, plan } of plansOf('goods')) {
  const list = find('list');
  const model = list.children[0].cloneNode(true);
  const dialog = find('dialog');
  const reviewsOf = (title) => [...(plan.reviews[title] ?? []), ...(shelf.get('reviews-' + plan.id, {})[title] ?? [])];
  const starsFor = (title) => {
    const marks = reviewsOf(title).map(({ stars }) => Number(stars)).filter((one) => one > 0);
    return { count: marks.length, mean: marks.length ? marks.reduce((sum, one) => sum + one, 0) / marks.length : 0 };
  };
  const samples = [...list.children].map((li) => ({ ...JSON.parse(li.dataset.item), li }));
  const drawn = new Map();
  const liFor = (item) => {
    const key = item.title + item.text;
    if (drawn.has(key)) return drawn.get(key);
    const li = model.cloneNode(true);
    li.querySelector('h3').textContent = item.title;
    li.querySelector('[data-text]').textContent = item.text;
    li.querySelector('[data-facts]').replaceChildren(...item.facets.filter(Boolean).map((one) => el('span', { class: 'badge' }, one)));
    const price = li.querySelector('[data-price]');
    if (price) price.textContent = item.price > 0 ? plan.sign + item.price + plan.unit : plan.free;
    for (const hidden of li.querySelectorAll('.visually-hidden')) hidden.textContent = ' ' + item.title;
    drawn.set(key, li);
    return li;
  };
  const all = () => [...shelf.get('added-' + plan.id).map((item) => ({ ...item, li: liFor(item) })), ...samples];
  const saved = () => shelf.get('saved');
  let only = false;
  let open = null;
  const flip = (title) => shelf.set('saved', saved().includes(title) ? saved().filter((one) => one !== title) : [...saved(), title]);
  const act = (item) => {
    if (plan.act === 'cart') {
      const cart = shelf.get('cart');
      const held = cart.find((one) => one.title === item.title);
      shelf.set('cart', held ? cart.map((one) => (one === held ? { ...one, count: one.count + 1 } : one)) : [...cart, { title: item.title, price: item.price, count: 1 }]);
      find('status').textContent = item.title + ' is in the cart.';
    } else if (plan.act === 'book') {
      shelf.set('chosen', item.title);
      dialog.close();
      goTo(idOf('[data-booking]'));
    } else {
      open = item;
      show();
      dialog.querySelector('[data-part="write"] input')?.focus();
    }
  };
  const drawReviews = () => {
    const told = reviewsOf(open.title);
    find('reviews')?.replaceChildren(...(told.length ? told : [{ who: '', words: 'Nothing written yet.' }]).map(({ who, words, stars }) => el('li', {}, who ? el('strong', {}, who + ' ') : '', stars > 0 ? showStars(Number(stars)) : '', el('span', {}, ' ' + words))));
    find('mark')?.replaceChildren(starsFor(open.title).count ? showStars(starsFor(open.title).mean, starsFor(open.title).count) : 'Not rated yet');
  };
  const show = () => {
    find('about').textContent = open.title;
    find('art').replaceChildren(open.li.querySelector('svg').cloneNode(true));
    find('text').textContent = open.text;
    find('facts').replaceChildren(...plan.facets.flatMap((name, at) => (open.facets[at] ? [el('div', {}, el('dt', {}, name), el('dd', {}, open.facets[at]))] : [])), ...(open.price > 0 ? [el('div', {}, el('dt', {}, 'Price'), el('dd', {}, plan.sign + open.price + plan.unit))] : []), ...(open.more ?? []).map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))));
    for (const name of ['told', 'sent']) if (find(name)) find(name).textContent = '';
    drawReviews();
    if (!dialog.open) dialog.showModal();
  };
  const draw = () => {
    const words = find('search').value.trim().toLowerCase();
    const picks = [...box.querySelectorAll('[data-pick]')].filter((pick) => pick.value !== '');
    const most = Number(find('most')?.value || Infinity);
    const by = find('sort').value;
    const order = { name: (a, b) => a.title.localeCompare(b.title), low: (a, b) => a.price - b.price, high: (a, b) => b.price - a.price, stars: (a, b) => starsFor(b.title).mean - starsFor(a.title).mean }[by];
    const items = order ? [...all()].sort(order) : all();
    let shown = 0;
    for (const item of items) {
      const { li } = item;
      const fits = [item.title, item.text, ...item.facets, ...(item.more ?? []).flat()].join(' ').toLowerCase().includes(words) && picks.every((pick) => item.facets[Number(pick.dataset.pick)] === pick.value) && (!only || saved().includes(item.title)) && (item.price ?? 0) <= most;
      li.hidden = !fits;
      if (fits) shown += 1;
      const heart = li.querySelector('[data-save]');
      if (heart) {
        heart.setAttribute('aria-pressed', String(saved().includes(item.title)));
        heart.firstElementChild.textContent = saved().includes(item.title) ? plan.kept : plan.keep;
        heart.onclick = () => flip(item.title);
      }
      const stars = li.querySelector('[data-stars]');
      const { count, mean } = starsFor(item.title);
      const told = reviewsOf(item.title).length;
      if (stars) stars.replaceChildren(...(plan.rated ? [count ? showStars(mean) : '', count ? ' Rating ' + mean.toFixed(1) + ' · ' : 'No rating yet · '] : []), told + (plan.rated ? ' reviews' : ' comments'));
      li.querySelector('[data-open]').onclick = () => { open = item; show(); };
      const main = li.querySelector('[data-act]');
      if (main) main.onclick = () => act(item);
      const compare = li.querySelector('[data-compare]');
      if (compare) compare.onchange = () => {
        const chosen = all().filter((one) => one.li.querySelector('[data-compare]').checked);
        find('compared').hidden = chosen.length < 2;
        find('compared').querySelector('tbody').replaceChildren(...chosen.map((one) => el('tr', {}, el('th', { scope: 'row' }, one.title), ...plan.facets.map((_, at) => el('td', {}, one.facets[at] ?? '')), el('td', {}, one.price > 0 ? plan.sign + one.price : '–'))));
      };
    }
    list.replaceChildren(...items.map(({ li }) => li));
    find('count').textContent = shown === 0 ? 'Nothing fits. Try another word or filter.' : shown + ' of ' + items.length + ' ' + plan.many;
    const toggle = find('only');
    if (toggle) {
      toggle.textContent = plan.shelf + ' (' + items.filter(({ title }) => saved().includes(title)).length + ')';
      toggle.setAttribute('aria-pressed', String(only));
    }
  };
  for (const control of box.querySelectorAll('[data-pick], [data-part="search"], [data-part="most"], [data-part="sort"]')) control.addEventListener('input', draw);
  find('only')?.addEventListener('click', () => { only = !only; draw(); });
  find('close').addEventListener('click', () => dialog.close());
  find('main')?.addEventListener('click', () => { if (open) act(open); });
  find('review')?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!open || !complete(event.target, find('told'))) return;
    const kept = shelf.get('reviews-' + plan.id, {});
    shelf.set('reviews-' + plan.id, { ...kept, [open.title]: [...(kept[open.title] ?? []), valuesOf(event.target)] });
    event.target.reset();
    find('told').textContent = 'Thank you, it is listed above.';
    drawReviews();
    draw();
  });
  find('write')?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!open || !complete(event.target, find('sent'))) return;
    shelf.set('requests', [{ about: open.title, kind: plan.ask, ...valuesOf(event.target), day: dayFrom(0), state: 'Sent' }, ...shelf.get('requests')]);
    event.target.reset();
    find('sent').textContent = 'Noted on this device only: nothing is sent yet.';
  });
  for (const name of ['saved', 'added-' + plan.id]) shelf.on(name, draw);
  draw();
}`;
