export const postsScript = String.raw`// Posts: search, topics, months, likes, answers, own posts
for (const { box, find, plan } of plansOf('posts')) {
  const key = 'posts-' + plan.id;
  const list = find('list');
  const drawn = new Map([...list.children].map((li) => ['s' + li.dataset.at, li]));
  if (shelf.get(key, null) === null) shelf.set(key, plan.samples.map((one, index) => ({ id: 's' + index, ...one, day: dayFrom(-index * 19 - 1), likes: 3 + ((index * 5) % 9), told: index % 2 ? [] : [{ who: 'Sample reader', words: one.answer }] })));
  const put = (id, change) => shelf.set(key, shelf.get(key).map((one) => (one.id === id ? { ...one, ...change(one) } : one)));
  const liFor = (post) => {
    if (drawn.has(post.id)) return drawn.get(post.id);
    const li = el('li', { class: 'post card' }, el('p', { class: 'hint', 'data-line': true }, ''), el('h3', {}, post.title), el('p', {}, post.text), el('div', { class: 'stack', 'data-foot': true }));
    drawn.set(post.id, li);
    return li;
  };
  let open = '';
  const foot = (post) => {
    const own = el('form', { class: 'stack', novalidate: true, 'aria-label': plan.reply + ' on ' + post.title, submit: (event) => {
      event.preventDefault();
      const words = own.elements.words.value.trim();
      if (words === '') { own.querySelector('[role=status]').textContent = 'Please write something first.'; return own.elements.words.focus(); }
      put(post.id, ({ told }) => ({ told: [...told, { who: shelf.get('user', null)?.name || 'You', words }] }));
    } }, el('label', {}, plan.reply, ' ', el('textarea', { name: 'words', rows: '2', 'aria-label': plan.reply + ' on ' + post.title })), el('button', { type: 'submit', class: 'button button--small' }, plan.reply), el('p', { role: 'status' }));
    own.querySelector('label').className = 'field';
    return [
      el('p', { class: 'row' }, press((post.mine ? '♥ ' : '♡ ') + post.likes + ' likes', () => put(post.id, ({ likes, mine }) => ({ likes: likes + (mine ? -1 : 1), mine: !mine })), { 'aria-pressed': String(Boolean(post.mine)), 'aria-label': post.likes + ' likes: ' + post.title }), press(plan.reply + ' (' + post.told.length + ')', () => { open = open === post.id ? '' : post.id; draw(); }, { 'aria-expanded': String(open === post.id), 'aria-label': plan.reply + ' (' + post.told.length + '): ' + post.title }), plan.follow ? press((shelf.get('followed').includes(post.who) ? 'Following ' : 'Follow ') + post.who, () => shelf.set('followed', shelf.get('followed').includes(post.who) ? shelf.get('followed').filter((one) => one !== post.who) : [...shelf.get('followed'), post.who]), { 'aria-pressed': String(shelf.get('followed').includes(post.who)) }) : ''),
      post.told.length ? el('ul', { class: 'told', role: 'list' }, ...post.told.map(({ who, words }) => el('li', {}, el('strong', {}, who + ' '), words))) : '',
      open === post.id || (open === '' && post === shelf.get(key)[0]) ? own : '',
    ];
  };
  const draw = () => {
    const words = find('search').value.trim().toLowerCase();
    const [topic, month] = ['topic', 'month'].map((name) => box.querySelector('[data-pick="' + name + '"]').value);
    const fits = (post) => (post.title + ' ' + post.text + ' ' + post.who).toLowerCase().includes(words) && (!topic || post.topic === topic) && (!month || post.day.startsWith(month));
    const shown = shelf.get(key).filter(fits);
    find('count').textContent = shown.length === 0 ? 'Nothing fits.' : shown.length + ' shown';
    list.replaceChildren(...shown.map((post) => {
      const li = liFor(post);
      li.querySelector('[data-line]').textContent = [post.topic, post.who, showDay(post.day, { day: 'numeric', month: 'long', year: 'numeric' }), post.place].filter(Boolean).join(' · ');
      li.querySelector('[data-foot]').replaceChildren(...foot(post).filter(Boolean));
      return li;
    }));
  };
  const months = box.querySelector('[data-pick="month"]');
  for (const month of new Set(shelf.get(key).map(({ day }) => day.slice(0, 7)))) months.append(el('option', { value: month }, new Date(month + '-15').toLocaleDateString(language, { month: 'long', year: 'numeric' })));
  for (const control of [find('search'), ...box.querySelectorAll('[data-pick]')]) control.addEventListener('input', draw);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    const { title, topic, words, place } = valuesOf(event.target);
    shelf.set(key, [{ id: 'o' + Date.now(), title, topic, text: words, place, who: shelf.get('user', null)?.name || 'You', day: dayFrom(0), likes: 0, told: [] }, ...shelf.get(key)]);
    event.target.reset();
    find('status').textContent = 'Published on this device: ' + title;
  });
  shelf.on(key, draw);
  shelf.on('followed', draw);
  draw();
}`;
