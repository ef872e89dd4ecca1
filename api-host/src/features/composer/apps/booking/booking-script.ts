export const bookingScript = String.raw`// Booking: what, when, who, confirm; bookings can be seen and cancelled
(() => {
  for (const box of document.querySelectorAll('[data-booking]')) {
    const plan = JSON.parse(box.dataset.booking);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const chosen = { what: null, day: '', time: '', seats: [] };
    let booked = load('bookings', []);
    let shown = new Date(new Date().getFullYear(), new Date().getMonth(), 1);
    // Which times are taken is a sample, always the same for the same day.
    const taken = (day, time) => [...(day + time)].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7) % 4 === 0 || booked.some((one) => one.day === day && one.time === time && !plan.seats);
    const closed = (date) => date.getDay() === 0;
    const price = () => (chosen.what === null ? 0 : Number(plan.choices[chosen.what].price) * (plan.seats ? Math.max(1, chosen.seats.length) : 1));
    const drawSummary = () => {
      const lines = [
        ['What', chosen.what === null ? '–' : plan.choices[chosen.what].title],
        ['Day', chosen.day ? showDay(chosen.day, { weekday: 'long', day: 'numeric', month: 'long' }) : '–'],
        ['Time', chosen.time || '–'],
      ];
      if (plan.seats) lines.push([plan.seats, chosen.seats.join(', ') || '–']);
      if (price() > 0) lines.push(['Total', showMoney(price(), plan.currency)]);
      find('summary').replaceChildren(...lines.map(([label, text]) => el('div', { class: 'facts__row' }, el('dt', {}, label), el('dd', {}, text))));
    };
    const drawSeats = () => {
      if (!plan.seats) return;
      const seats = [...'ABCDE'].flatMap((row) => Array.from({ length: 8 }, (_, index) => row + (index + 1)));
      find('seats').replaceChildren(
        ...seats.map((seat) => {
          const gone = taken(chosen.day + chosen.time, seat);
          const on = chosen.seats.includes(seat);
          return el('button', { type: 'button', class: 'mini', disabled: gone, 'aria-pressed': String(on), 'aria-label': plan.seats + ' ' + seat + (gone ? ', taken' : ''), click: () => {
            chosen.seats = on ? chosen.seats.filter((one) => one !== seat) : plan.single ? [seat] : [...chosen.seats, seat];
            drawSeats();
            drawSummary();
          } }, seat);
        }),
      );
    };
    const drawTimes = () => {
      find('times').replaceChildren(
        ...(chosen.day
          ? plan.times.map((time) => el('button', { type: 'button', class: 'mini', disabled: taken(chosen.day, time), 'aria-pressed': String(chosen.time === time), click: () => {
              chosen.time = time;
              chosen.seats = [];
              drawTimes();
              drawSeats();
              drawSummary();
            } }, time))
          : [el('p', { class: 'hint' }, 'Choose a day first.')]),
      );
    };
    const drawMonth = () => {
      find('month').textContent = shown.toLocaleDateString(language, { month: 'long', year: 'numeric' });
      const first = (shown.getDay() + 6) % 7;
      const days = new Date(shown.getFullYear(), shown.getMonth() + 1, 0).getDate();
      const cells = [...Array(first).fill(null), ...Array.from({ length: days }, (_, index) => new Date(shown.getFullYear(), shown.getMonth(), index + 1))];
      find('days').replaceChildren(
        ...cells.map((date) => {
          if (!date) return el('span', {});
          const iso = isoDay(date);
          return el('button', { type: 'button', class: 'mini', disabled: iso < dayFrom(0) || closed(date), 'aria-pressed': String(iso === chosen.day), 'aria-label': showDay(iso, { weekday: 'long', day: 'numeric', month: 'long' }), click: () => {
            chosen.day = iso;
            chosen.time = '';
            chosen.seats = [];
            drawMonth();
            drawTimes();
            drawSeats();
            drawSummary();
          } }, String(date.getDate()));
        }),
      );
    };
    const drawBooked = () => {
      find('mine').hidden = booked.length === 0;
      find('list').replaceChildren(
        ...booked.map((one, index) =>
          el('li', {}, el('span', {}, one.what + ', ' + showDay(one.day, { weekday: 'short', day: 'numeric', month: 'short' }) + ', ' + one.time + (one.seats?.length ? ', ' + one.seats.join(' ') : '')), el('button', { type: 'button', class: 'mini', 'aria-label': 'Cancel ' + one.what, click: () => {
            booked.splice(index, 1);
            save('bookings', booked);
            drawBooked();
            drawTimes();
          } }, 'Cancel')),
        ),
      );
    };
    for (const field of box.querySelectorAll('[data-choice]')) {
      field.addEventListener('change', () => {
        chosen.what = Number(field.value);
        drawSummary();
      });
    }
    for (const [name, step] of [['before', -1], ['after', 1]]) {
      find(name).addEventListener('click', () => {
        shown = new Date(shown.getFullYear(), shown.getMonth() + step, 1);
        drawMonth();
      });
    }
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const form = event.target;
      const status = find('status');
      const wrong = [...form.elements].find((field) => !field.checkValidity());
      const missing = [chosen.what === null && 'what you would like', !chosen.day && 'a day', !chosen.time && 'a time', plan.seats && chosen.seats.length === 0 && plan.seats.toLowerCase(), ...[...form.elements].filter((field) => !field.checkValidity()).map((field) => field.labels[0].textContent.toLowerCase())].filter(Boolean);
      status.textContent = missing.length > 0 ? 'Still missing: ' + missing.join(', ') + '.' : '';
      if (missing.length > 0) {
        wrong?.focus();
        return;
      }
      booked = [...booked, { what: plan.choices[chosen.what].title, day: chosen.day, time: chosen.time, seats: chosen.seats }];
      save('bookings', booked);
      status.textContent = 'Confirmed on this page: ' + plan.choices[chosen.what].title + ', ' + showDay(chosen.day) + ', ' + chosen.time + '. Nothing was sent yet: connect the form first.';
      chosen.time = '';
      chosen.seats = [];
      form.reset();
      drawBooked();
      drawTimes();
      drawSeats();
    });
    drawMonth();
    drawTimes();
    drawSeats();
    drawSummary();
    drawBooked();
  }
})();`;
