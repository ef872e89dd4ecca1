/** Booking with dates, a price that follows them, and a calendar of what is free. */
export const bookingScript = String.raw`// Booking: choose, see the price, confirm; what is confirmed is listed under the bookings
for (const { box, find, plan } of plansOf('booking')) {
  const form = find('form');
  const fields = form.elements;
  let month = new Date(new Date().getFullYear(), new Date().getMonth(), 1);
  const bookings = () => shelf.get('bookings', null) ?? [];
  const itemOf = () => plan.items.find(({ title }) => title === fields.thing.value) ?? plan.items[0];
  const span = () => (plan.slots ? 1 : Math.max(0, Math.round((new Date(fields.to.value) - new Date(fields.from.value)) / 864e5)) + (plan.nights ? 0 : 1));
  // Samples of taken days differ from item to item and stay where they are
  const sampleTaken = (title, iso) => (new Date(iso + 'T12:00').getDate() * 7 + title.length * 3) % 11 === 0;
  const taken = (iso) => sampleTaken(fields.thing.value, iso) || bookings().some((one) => one.item === fields.thing.value && one.state !== 'Cancelled' && !one.slot && iso >= one.from && (plan.nights ? iso < one.to : iso <= one.to));
  const daysOf = () => {
    const days = [];
    for (let day = fields.from.value; day && (plan.nights ? day < fields.to.value : day <= fields.to.value) && days.length < 90; day = dayFrom(1, new Date(day + 'T12:00'))) days.push(day);
    return days;
  };
  const extras = () => [...form.querySelectorAll('[data-extra]')].filter((one) => one.checked);
  const total = () => itemOf().price * span() * (plan.perGuest ? Number(fields.guests?.value || 1) : 1) + extras().reduce((sum, one) => sum + Number(one.dataset.extra) * (plan.slots ? 1 : span()), 0);
  const drawMonth = () => {
    find('month').textContent = month.toLocaleDateString(language, { month: 'long', year: 'numeric' });
    const first = (month.getDay() + 6) % 7;
    const count = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
    find('days').replaceChildren(...Array.from({ length: first }, () => el('span', {})), ...Array.from({ length: count }, (_, index) => {
      const iso = isoDay(new Date(month.getFullYear(), month.getMonth(), index + 1));
      const state = iso < dayFrom(0) ? 'past' : taken(iso) ? 'taken' : 'free';
      return el('button', { type: 'button', class: 'day day--' + state, disabled: state !== 'free', 'aria-pressed': String(plan.slots ? iso === fields.from.value : iso >= fields.from.value && iso <= fields.to.value), 'aria-label': showDay(iso, { day: 'numeric', month: 'long' }) + ', ' + state, click: () => {
        if (plan.slots || iso <= fields.from.value || fields.to.value !== fields.from.value) fields.from.value = iso;
        if (!plan.slots) fields.to.value = iso < fields.from.value || fields.to.value !== fields.from.value ? fields.from.value : iso;
        if (!plan.slots && plan.nights && fields.to.value === fields.from.value) fields.to.value = dayFrom(1, new Date(iso + 'T12:00'));
        draw();
      } }, String(index + 1));
    }));
  };
  const draw = () => {
    drawMonth();
    const days = span();
    find('sum').textContent = plan.slots ? 'Price: ' + showMoney(total(), plan.sign) : days + ' ' + (days === 1 ? plan.unit : plan.unit + 's') + ' × ' + showMoney(itemOf().price, plan.sign) + (extras().length ? ' plus extras' : '');
    find('total').textContent = 'Total: ' + showMoney(total(), plan.sign);
    if (!plan.slots) return;
    const held = bookings().filter((one) => one.item === fields.thing.value && one.from === fields.from.value && one.state !== 'Cancelled').map((one) => one.slot);
    for (const option of fields.slot.options) {
      option.disabled = held.includes(option.value);
      option.textContent = option.value + (option.disabled ? ' (taken)' : '');
    }
  };
  fields.from.value = dayFrom(3);
  if (fields.to) fields.to.value = dayFrom(5);
  for (const step of [-1, 1]) find(step < 0 ? 'before' : 'after').addEventListener('click', () => { month = new Date(month.getFullYear(), month.getMonth() + step, 1); drawMonth(); });
  form.addEventListener('input', draw);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const status = find('status');
    if (!complete(form, status)) return;
    const clash = (plan.slots ? [fields.from.value] : daysOf()).find(taken);
    if (!plan.slots && span() < 1) status.textContent = 'The last day must come after the first.';
    else if (fields.from.value < dayFrom(0)) status.textContent = 'The first day is in the past.';
    else if (clash) status.textContent = 'Already taken on ' + showDay(clash) + '. Please choose other days.';
    else {
      const number = 'B-' + (2107 + bookings().length);
      const sum = total();
      shelf.set('bookings', [{ number, item: fields.thing.value, from: fields.from.value, to: fields.to?.value ?? '', slot: fields.slot?.value ?? '', name: fields.name.value, total: sum, state: 'Confirmed' }, ...bookings()]);
      status.textContent = 'Booking ' + number + ' is confirmed on this device: ' + fields.thing.value + ', ' + showMoney(sum, plan.sign) + '. Nothing was charged or sent.';
      draw();
    }
  });
  shelf.on('chosen', () => { fields.thing.value = shelf.get('chosen', ''); draw(); });
  shelf.on('bookings', draw);
  draw();
}`;

export const bookingsScript = String.raw`// Bookings made on this device
for (const { find, plan } of plansOf('bookings')) {
  if (shelf.get('bookings', null) === null) shelf.set('bookings', [{ number: 'B-2106', item: plan.first, from: dayFrom(20), to: plan.slots ? '' : dayFrom(22), slot: plan.slots ? '10:00' : '', name: 'Sample booking', total: plan.price, state: 'Confirmed' }]);
  const put = (one, state) => shelf.set('bookings', shelf.get('bookings').map((each) => (each === one ? { ...each, state } : each)));
  const draw = () => find('list').replaceChildren(...shelf.get('bookings').map((one) => el('li', { class: 'panel stack' }, el('h3', {}, one.number + ' · ' + one.item), el('p', {}, showDay(one.from) + (one.slot ? ', ' + one.slot : ' to ' + showDay(one.to)) + ' · ' + one.name), el('p', { class: 'row' }, el('span', { class: 'badge' }, one.state), el('strong', {}, showMoney(one.total, plan.sign))), one.state === 'Confirmed' ? el('p', {}, press('Cancel booking', () => put(one, 'Cancelled'), { 'aria-label': 'Cancel ' + one.number })) : '')));
  shelf.on('bookings', draw);
  draw();
}`;
