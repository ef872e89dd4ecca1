export const boardScript = String.raw`// Board: cards move by dragging or with the arrows; each has comments
for (const { box, find, plan } of plansOf('board')) {
  let { cards, groups } = load('board', null) ?? { groups: plan.groups, cards: plan.cards.map(([title, group, who, at, due, level]) => ({ title, group, who, at: Number(at), due: dayFrom(Number(due)), level, told: [] })) };
  let open = null;
  const last = plan.lanes.length - 1;
  const pickOf = (name) => box.querySelector('[data-pick="' + name + '"]');
  const keep = () => { save('board', { cards, groups }); draw(); };
  const show = () => {
    find('about').textContent = open.title;
    find('facts').textContent = [open.group, open.who, open.level + ' priority', 'due ' + showDay(open.due), plan.lanes[open.at]].join(' · ');
    find('told').replaceChildren(...(open.told.length ? open.told : ['No comments yet.']).map((words) => el('li', {}, words)));
    if (!find('dialog').open) find('dialog').showModal();
  };
  const cardOf = (card) => {
    const move = (step) => { card.at += step; find('status').textContent = card.title + ': ' + plan.lanes[card.at]; keep(); };
    const late = card.at < last && card.due && card.due < dayFrom(0);
    return el('article', { class: 'task', draggable: 'true', dragstart: (event) => event.dataTransfer.setData('text/plain', String(cards.indexOf(card))) }, el('strong', {}, card.title), el('p', { class: 'hint' }, card.group + ' · ' + card.who), el('p', { class: 'row' }, el('span', { class: card.level === 'High' ? 'badge badge--warn' : 'badge' }, card.level), el('span', { class: 'hint' }, (late ? 'Overdue ' : 'Due ') + showDay(card.due))), el('p', { class: 'row' }, press('←', () => move(-1), { disabled: card.at === 0, 'aria-label': 'Move back: ' + card.title }), press('→', () => move(1), { disabled: card.at === last, 'aria-label': 'Move on: ' + card.title }), press('Comments (' + card.told.length + ')', () => { open = card; find('said').textContent = ''; show(); }, { 'aria-label': 'Comments: ' + card.title }), press('Delete', () => { cards = cards.filter((one) => one !== card); keep(); }, { 'aria-label': 'Delete ' + card.title })));
  };
  const draw = () => {
    const words = find('search').value.trim().toLowerCase();
    const shown = cards.filter((card) => card.title.toLowerCase().includes(words) && ['group', 'who'].every((name) => pickOf(name).value === '' || card[name] === pickOf(name).value));
    find('lanes').replaceChildren(...plan.lanes.map((lane, at) => {
      const own = shown.filter((card) => card.at === at);
      return el('section', { class: 'lane', 'aria-label': lane, dragover: (event) => event.preventDefault(), drop: (event) => {
        event.preventDefault();
        const card = cards[Number(event.dataTransfer.getData('text/plain'))];
        if (card) { card.at = at; keep(); }
      } }, el('h3', {}, lane + ' (' + own.length + ')'), ...own.map(cardOf));
    }));
    const done = cards.filter((card) => card.at === last).length;
    const late = cards.filter((card) => card.at < last && card.due < dayFrom(0)).length;
    find('tiles').replaceChildren(...[['All ' + plan.one + 's', cards.length], [plan.lanes[last], done], ['Open', cards.length - done], ['Overdue', late]].map(([label, value]) => el('li', { class: 'tile' }, el('span', { class: 'tile__value' }, String(value)), el('span', { class: 'tile__label' }, label))));
    find('progress').replaceChildren(...groups.map((group) => {
      const own = cards.filter((card) => card.group === group);
      const part = own.length ? Math.round((own.filter((card) => card.at === last).length / own.length) * 100) : 0;
      return el('div', {}, el('p', {}, group + ': ' + part + ' %'), el('div', { class: 'meter', 'aria-hidden': 'true' }, el('span', { style: 'width:' + part + '%' })));
    }));
    for (const select of [pickOf('group'), find('form').elements.group]) for (const group of groups) if (![...select.options].some((one) => one.value === group)) select.append(el('option', { value: group }, group));
  };
  for (const control of [find('search'), pickOf('group'), pickOf('who')]) control.addEventListener('input', draw);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    cards = [...cards, { ...valuesOf(event.target), at: 0, told: [] }];
    find('status').textContent = 'Added: ' + event.target.elements.title.value;
    event.target.reset();
    keep();
  });
  find('groupform').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('groupstatus'))) return;
    groups = [...new Set([...groups, event.target.elements.newgroup.value.trim()])];
    find('groupstatus').textContent = 'Created: ' + event.target.elements.newgroup.value.trim();
    event.target.reset();
    keep();
  });
  find('comment').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('said'))) return;
    open.told = [...open.told, event.target.elements.words.value.trim()];
    event.target.reset();
    show();
    keep();
  });
  find('close').addEventListener('click', () => find('dialog').close());
  draw();
}`;
