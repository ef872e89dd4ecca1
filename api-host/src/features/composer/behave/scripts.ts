/**
 * What pages do in the browser. Plain scripts, each in its own function scope, each looking for its
 * own data attributes, so any of them can be taken out. `String.raw` keeps them as they are read.
 */
export const scripts: Readonly<Record<string, string>> = {
  base: String.raw`document.documentElement.classList.add('js');

// Storage throws in private frames such as previews; then a page remembers until it is closed.
const memory = {};
const store = {
  get(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return memory[key] ?? null;
    }
  },
  set(key, value) {
    memory[key] = value;
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // Kept in memory only.
    }
  },
};

// Navigation on small screens
(() => {
  const toggle = document.querySelector('.nav-toggle');
  const nav = document.getElementById('site-nav');
  if (!toggle || !nav) return;
  const setOpen = (open) => {
    toggle.setAttribute('aria-expanded', String(open));
    nav.classList.toggle('is-open', open);
  };
  toggle.addEventListener('click', () => setOpen(toggle.getAttribute('aria-expanded') !== 'true'));
  nav.addEventListener('click', (event) => {
    if (event.target.closest('a')) setOpen(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && toggle.getAttribute('aria-expanded') === 'true') {
      setOpen(false);
      toggle.focus();
    }
  });
})();

// Links within the page: scroll there and move the focus along
(() => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    const target = document.getElementById(link.getAttribute('href').slice(1));
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ behavior: calm.matches ? 'auto' : 'smooth' });
    if (target !== document.body) {
      target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    }
  });
  const links = new Map([...document.querySelectorAll('.site-nav a')].map((a) => [a.getAttribute('href').slice(1), a]));
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      for (const [id, link] of links) {
        if (id === entry.target.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    }
  }, { rootMargin: '-40% 0px -55% 0px' });
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
})();`,
  form: String.raw`// Forms: check what was typed, say what is missing, be honest about what happens
(() => {
  const problemOf = (field) => {
    if (field.validity.valueMissing) return field.tagName === 'SELECT' ? 'Please choose one.' : 'Please fill this in.';
    if (field.validity.typeMismatch) return 'This does not look like an email address yet.';
    if (!field.validity.valid) return 'Please check this.';
    return '';
  };
  const show = (field) => {
    const message = problemOf(field);
    const slot = document.getElementById(field.id + '-error');
    field.setAttribute('aria-invalid', String(message !== ''));
    if (slot) {
      slot.textContent = message;
      slot.hidden = message === '';
    }
    return message === '';
  };
  for (const form of document.querySelectorAll('form[data-form]')) {
    const fields = [...form.elements].filter((element) => element.matches('input, select, textarea'));
    const status = form.querySelector('[data-form-status]');
    for (const field of fields) {
      field.addEventListener('input', () => {
        if (field.getAttribute('aria-invalid') === 'true') show(field);
      });
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const wrong = fields.filter((field) => !show(field));
      if (wrong.length > 0) {
        status.textContent = wrong.length === 1 ? 'One field still needs a look.' : wrong.length + ' fields still need a look.';
        wrong[0].focus();
        return;
      }
      status.textContent = form.dataset.done;
      form.reset();
    });
  }
})();`,
  cart: String.raw`// Cart: adds up, remembers, and says truthfully that nothing can be paid here yet
(() => {
  const list = document.querySelector('[data-cart-list]');
  if (!list) return;
  const key = 'cart:' + document.title;
  const find = (name) => document.querySelector('[data-cart-' + name + ']');
  const sum = find('sum');
  const actions = find('actions');
  const message = find('message');
  let items = {};
  try {
    items = JSON.parse(store.get(key) ?? '{}') ?? {};
  } catch {
    items = {};
  }
  const known = new Map([...document.querySelectorAll('[data-add]')].map((button) => [button.dataset.add, button.dataset]));
  for (const id of Object.keys(items)) if (!known.has(id)) delete items[id];
  const change = (id, by) => {
    items[id] = Math.max(0, (items[id] ?? 0) + by);
    if (items[id] === 0) delete items[id];
    store.set(key, JSON.stringify(items));
    draw();
  };
  const make = (tag, text, attributes = {}) => {
    const element = document.createElement(tag);
    element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const draw = () => {
    const ids = Object.keys(items);
    const count = ids.reduce((total, id) => total + items[id], 0);
    list.replaceChildren(
      ...ids.map((id) => {
        const { title } = known.get(id);
        const row = document.createElement('li');
        const amount = make('span', '', { class: 'cart__amount' });
        const less = make('button', '−', { type: 'button', 'aria-label': 'One less: ' + title });
        const more = make('button', '+', { type: 'button', 'aria-label': 'One more: ' + title });
        less.addEventListener('click', () => change(id, -1));
        more.addEventListener('click', () => change(id, 1));
        amount.append(less, make('span', String(items[id])), more);
        row.append(make('span', title), amount);
        return row;
      }),
    );
    const priced = ids.filter((id) => known.get(id).price !== '');
    const total = priced.reduce((value, id) => value + items[id] * Number(known.get(id).price), 0);
    const unit = priced.length > 0 ? known.get(priced[0]).currency : '';
    list.hidden = sum.hidden = actions.hidden = ids.length === 0;
    find('empty').hidden = ids.length > 0;
    const open = ids.length - priced.length;
    sum.textContent = 'Total: ' + (priced.length > 0 ? unit + total.toFixed(2) : '[prices to add]') + (open > 0 && priced.length > 0 ? ' plus items without a price' : '');
    for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = String(count);
    find('status').textContent = count === 0 ? 'The cart is empty' : count + (count === 1 ? ' item' : ' items') + ' in the cart';
  };
  for (const button of document.querySelectorAll('[data-add]')) {
    button.addEventListener('click', () => {
      message.textContent = '';
      change(button.dataset.add, 1);
      const label = button.querySelector('[data-add-label]');
      label.textContent = 'Added';
      window.setTimeout(() => {
        label.textContent = 'Add to cart';
      }, 1200);
    });
  }
  find('checkout').addEventListener('click', () => {
    message.textContent = 'This is where payment would start. Connect a payment service to take orders.';
  });
  find('clear').addEventListener('click', () => {
    items = {};
    store.set(key, '{}');
    draw();
  });
  draw();
})();`,
  filter: String.raw`// Filters and search over lists
(() => {
  for (const list of document.querySelectorAll('[data-filtered]')) {
    const name = list.dataset.filtered;
    const buttons = [...document.querySelectorAll('[data-filter="' + name + '"] [data-show]')];
    const search = document.querySelector('[data-search="' + name + '"]');
    const status = document.querySelector('[data-filter-status="' + name + '"]');
    let group = '';
    const apply = () => {
      const words = search ? search.value.trim().toLowerCase() : '';
      let shown = 0;
      for (const item of list.children) {
        const fits = (group === '' || item.dataset.group === group) && item.textContent.toLowerCase().includes(words);
        item.hidden = !fits;
        if (fits) shown += 1;
      }
      if (status) status.textContent = shown === 0 ? 'Nothing found. Try another word or topic.' : '';
    };
    for (const button of buttons) {
      button.addEventListener('click', () => {
        group = button.dataset.show;
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
        apply();
      });
    }
    search?.addEventListener('input', apply);
  }
})();`,
  lightbox: String.raw`// Gallery: pictures open in a dialog; arrow keys go on, Escape closes
(() => {
  for (const gallery of document.querySelectorAll('[data-gallery]')) {
    const dialog = gallery.parentElement.querySelector('[data-lightbox]');
    const buttons = [...gallery.querySelectorAll('button')];
    if (!dialog || typeof dialog.showModal !== 'function') continue;
    let current = 0;
    const show = (index) => {
      current = (index + buttons.length) % buttons.length;
      const button = buttons[current];
      dialog.querySelector('[data-lightbox-picture]').replaceChildren(button.querySelector('svg, img').cloneNode(true));
      dialog.querySelector('[data-lightbox-caption]').textContent = button.dataset.caption;
    };
    buttons.forEach((button, index) => {
      button.addEventListener('click', () => {
        show(index);
        dialog.showModal();
      });
    });
    dialog.addEventListener('click', (event) => {
      const step = event.target.closest('[data-lightbox-step]');
      if (step) show(current + Number(step.dataset.lightboxStep));
      if (event.target === dialog || event.target.closest('[data-lightbox-close]')) dialog.close();
    });
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowRight') show(current + 1);
      if (event.key === 'ArrowLeft') show(current - 1);
    });
  }
})();`,
  billing: String.raw`// Monthly and yearly prices
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
})();`,
  donate: String.raw`// Giving: shows the choice, takes no money
(() => {
  for (const form of document.querySelectorAll('[data-donate]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.querySelector('[data-donate-status]').textContent =
        'Thank you. Nothing was charged: connect a payment service before you publish.';
    });
  }
})();`,
  countdown: String.raw`// Countdown: counts to data-date, or to the day picked in the field
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
})();`,
  calculator: String.raw`// Calculator
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
})();`,
  tracker: String.raw`// Tracker: entries are kept in this browser
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
})();`,
  quiz: String.raw`// Quiz
(() => {
  for (const form of document.querySelectorAll('[data-quiz]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const questions = form.querySelectorAll('fieldset').length;
      const right = form.querySelectorAll('input[value="right"]:checked').length;
      form.querySelector('[data-quiz-result]').textContent = right + ' of ' + questions + ' right';
    });
  }
})();`,
  'theme-toggle': String.raw`// Light and dark
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
})();`,
  print: String.raw`// Printing
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => window.print());`,
};
