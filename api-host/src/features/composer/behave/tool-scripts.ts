export const billing = String.raw`// Monthly and yearly prices
(() => {
  for (const group of document.querySelectorAll('[data-billing]')) {
    const buttons = [...group.querySelectorAll('[data-period-choice]')];
    for (const button of buttons) {
      button.addEventListener('click', () => {
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
        for (const price of document.querySelectorAll('[data-period]')) {
          price.hidden = price.dataset.period !== button.dataset.periodChoice;
        }
      });
    }
  }
})();`;

export const donate = String.raw`// Giving: shows the choice, takes no money
(() => {
  for (const form of document.querySelectorAll('[data-donate]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.querySelector('[data-donate-status]').textContent =
        'Thank you. Nothing was charged: connect a payment service before you publish.';
    });
  }
})();`;

export const countdown = String.raw`// Countdown: counts to data-date, or to the day picked in the field
(() => {
  for (const box of document.querySelectorAll('[data-countdown]')) {
    const field = box.parentElement.querySelector('[data-countdown-date]');
    const parts = { days: 86400, hours: 3600, minutes: 60, seconds: 1 };
    const key = 'countdown:' + document.title;
    let day = box.dataset.date || store.get(key) || '';
    if (field) field.value = day.slice(0, 10);
    const draw = () => {
      let left = day === '' ? NaN : Math.max(0, Math.floor((new Date(day + (day.length === 10 ? 'T00:00' : '')).getTime() - Date.now()) / 1000));
      for (const [unit, size] of Object.entries(parts)) {
        box.querySelector('[data-unit="' + unit + '"]').textContent = Number.isNaN(left) ? '–' : String(Math.floor(left / size));
        left %= size;
      }
    };
    field?.addEventListener('input', () => {
      day = field.value;
      store.set(key, day);
      draw();
    });
    draw();
    window.setInterval(draw, 1000);
  }
})();`;

export const calculator = String.raw`// Calculator
(() => {
  const formulas = {
    loan: ({ amount, rate, years }) => {
      const months = years * 12;
      const monthly = rate / 1200;
      const value = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
      return 'Per month: ' + value.toFixed(2);
    },
    tip: ({ amount, rate, people }) => 'Each pays: ' + ((amount * (1 + rate / 100)) / people).toFixed(2),
    bmi: ({ weight, height }) => 'Body mass index: ' + (weight / (height / 100) ** 2).toFixed(1),
    product: ({ amount, rate }) => 'Total: ' + (amount * rate).toFixed(2),
  };
  for (const form of document.querySelectorAll('[data-calculator]')) {
    const result = form.querySelector('[data-calculator-result]');
    const draw = () => {
      const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, Number(value)]));
      const text = formulas[form.dataset.calculator](values);
      result.textContent = /NaN|Infinity/.test(text) ? 'Please fill in every number.' : text;
    };
    form.addEventListener('input', draw);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      draw();
    });
    draw();
  }
})();`;

export const tracker = String.raw`// Tracker: entries are kept in this browser
(() => {
  for (const box of document.querySelectorAll('[data-tracker]')) {
    const key = 'tracker:' + document.title + ':' + box.dataset.tracker;
    const list = box.querySelector('ul');
    const count = box.querySelector('[data-tracker-count]');
    let entries = list.dataset.start.split('|').map((text) => ({ text, done: false }));
    try {
      const kept = JSON.parse(store.get(key) ?? 'null');
      if (Array.isArray(kept)) entries = kept;
    } catch {
      // Unreadable entries are forgotten.
    }
    const draw = () => {
      store.set(key, JSON.stringify(entries));
      list.replaceChildren(
        ...entries.map((entry, index) => {
          const row = document.createElement('li');
          const label = document.createElement('label');
          const check = document.createElement('input');
          const remove = document.createElement('button');
          check.type = 'checkbox';
          check.checked = entry.done;
          check.addEventListener('change', () => {
            entry.done = check.checked;
            draw();
          });
          remove.type = 'button';
          remove.className = 'chip';
          remove.textContent = 'Remove';
          remove.setAttribute('aria-label', 'Remove ' + entry.text);
          remove.addEventListener('click', () => {
            entries.splice(index, 1);
            draw();
          });
          row.classList.toggle('is-done', entry.done);
          label.append(check, entry.text);
          row.append(label, remove);
          return row;
        }),
      );
      const done = entries.filter((entry) => entry.done).length;
      count.textContent = done + ' of ' + entries.length + ' done';
    };
    box.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const field = event.target.elements.entry;
      if (field.value.trim() === '') return;
      entries.push({ text: field.value.trim(), done: false });
      field.value = '';
      draw();
    });
    draw();
  }
})();`;

export const quiz = String.raw`// Quiz
(() => {
  for (const form of document.querySelectorAll('[data-quiz]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const questions = form.querySelectorAll('fieldset').length;
      const right = form.querySelectorAll('input[value="right"]:checked').length;
      form.querySelector('[data-quiz-result]').textContent = right + ' of ' + questions + ' right';
    });
  }
})();`;

export const themeToggle = String.raw`// Light and dark
(() => {
  const button = document.querySelector('[data-theme-toggle]');
  if (!button) return;
  const first = button.textContent;
  const second = first === 'Dark mode' ? 'Light mode' : 'Dark mode';
  const apply = (other) => {
    if (other) document.documentElement.dataset.theme = 'other';
    else delete document.documentElement.dataset.theme;
    button.setAttribute('aria-pressed', String(other));
    button.textContent = other ? second : first;
    store.set('theme', other ? 'other' : '');
  };
  button.addEventListener('click', () => apply(document.documentElement.dataset.theme !== 'other'));
  apply(store.get('theme') === 'other');
})();`;

export const print = String.raw`// Printing
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => window.print());`;
