export const form = String.raw`// Forms: check what was typed, say what is missing, be honest about what happens
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
    // The browser's own checks are for pages without scripts.
    form.noValidate = true;
    for (const field of fields) {
      field.addEventListener('input', () => {
        if (field.getAttribute('aria-invalid') === 'true') show(field);
      });
    }
    form.addEventListener('submit', (event) => {
      const wrong = fields.filter((field) => !show(field));
      // Publishing gives the form an address; then it is sent.
      if (wrong.length === 0 && form.hasAttribute('action')) return;
      event.preventDefault();
      if (wrong.length > 0) {
        status.textContent = wrong.length === 1 ? 'One field still needs a look.' : wrong.length + ' fields still need a look.';
        wrong[0].focus();
        return;
      }
      status.textContent = form.dataset.unsent || 'Nothing was sent: this form works once the page is published.';
    });
  }
})();`;

export const cart = String.raw`// Cart: adds up, remembers, and says truthfully that nothing can be paid here yet
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
  // A line is a product with what was chosen for it: "p3|Espresso".
  const pieceOf = (id) => known.get(id.split('|')[0]);
  const titleOf = (id) => [pieceOf(id).title, ...id.split('|').slice(1)].join(', ');
  for (const id of Object.keys(items)) if (!pieceOf(id)) delete items[id];
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
        const title = titleOf(id);
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
    const priced = ids.filter((id) => pieceOf(id).price !== '');
    const total = priced.reduce((value, id) => value + items[id] * Number(pieceOf(id).price), 0);
    const unit = priced.length > 0 ? pieceOf(priced[0]).currency : '';
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
      const chosen = [...button.closest('li').querySelectorAll('[data-option]')].map((field) => field.value);
      change([button.dataset.add, ...chosen].join('|'), 1);
      const label = button.querySelector('[data-add-label]');
      label.textContent = 'Added';
      window.setTimeout(() => {
        label.textContent = 'Add to cart';
      }, 1200);
    });
  }
  const order = document.querySelector('[data-cart-form]');
  find('checkout').addEventListener('click', () => {
    order.scrollIntoView({ block: 'nearest' });
    order.elements[0].focus();
  });
  order.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = [...order.elements].find((field) => !field.checkValidity());
    if (Object.keys(items).length === 0) message.textContent = 'Your cart is empty: add something first.' + (wrong ? ' The form is not complete either.' : ' The form itself is complete.');
    else if (wrong) {
      message.textContent = 'Please check “' + wrong.labels[0].textContent + '”.';
      wrong.focus();
    } else {
      const summary = sum.textContent;
      items = {};
      store.set(key, '{}');
      draw();
      order.reset();
      message.textContent = 'Order noted on this page only. ' + summary + '. Nothing was charged or sent: connect a payment service to take orders.';
    }
  });
  find('clear').addEventListener('click', () => {
    items = {};
    store.set(key, '{}');
    draw();
  });
  draw();
})();`;

export const filter = String.raw`// Filters and search over lists
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
})();`;

export const lightbox = String.raw`// Gallery: pictures open in a dialog; arrow keys go on, Escape closes
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
})();`;

export const views = String.raw`// Pages: one view at a time; without this script all of them stand below each other
(() => {
  const parts = [...document.querySelectorAll('[data-view]')];
  const first = parts[0]?.dataset.view;
  const show = (view) => {
    for (const part of parts) part.hidden = part.dataset.view !== view;
    for (const link of document.querySelectorAll('.site-nav a')) {
      const target = document.getElementById(link.hash.slice(1));
      const own = target === document.body ? first : target?.dataset.view;
      if (own === view) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  const open = (hash) => {
    const target = document.getElementById(hash.slice(1));
    const part = target?.closest('[data-view]');
    if (target === document.body) show(first);
    else if (part) show(part.dataset.view);
  };
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link) open(link.hash);
  }, true);
  window.addEventListener('hashchange', () => open(location.hash));
  show(first);
  if (location.hash.length > 1) open(location.hash);
})();`;
