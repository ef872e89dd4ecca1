/**
 * Runs inside the composed page (as text, so it is plain JavaScript). Knows nothing of how the composer
 * builds pages: it looks at what is visible and at what happens when something is pressed.
 */
export const pageProbe = String.raw`(() => {
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const named = (element) => [element.textContent, element.getAttribute('aria-label'), element.title, element.placeholder, ...[...(element.labels ?? [])].map((label) => label.textContent)].join(' ');
  const text = () => document.body.innerText + ' ' + all('input, select, textarea').map((field) => field.placeholder ?? '').join(' ') + ' ' + all('option').map((one) => one.textContent).join(' ') + ' ' + all('select').flatMap((one) => [...one.options].map((option) => option.textContent)).join(' ') + ' ' + all('input').map((field) => field.value).join(' ') + ' ' + all('svg text').map((one) => one.textContent).join(' ') + ' ' + all('button').map((one) => one.getAttribute('aria-label') ?? '').join(' ');
  const abilities = {
    search: () => all('input').some((field) => field.type === 'search' || /search|suche|recherch|buscar|cerca|zoek/i.test(named(field))),
    filter: () => all('[aria-pressed]').length > 2 || all('select').length > 0 || all('[role=tab]').length > 1 || all('fieldset input[type=checkbox], [role=group] input[type=checkbox]').length > 1,
    add: () => all('form').some((form) => form.querySelector('input:not([type=search]), textarea') && form.querySelector('button')) ,
    form: () => all('form').some((form) => form.querySelectorAll('input, select, textarea').length > 0 && form.querySelector('button')),
    number: () => all('input[type=number], input[type=range]').length > 0,
    chart: () => all('svg').some((svg) => /chart|graph|diagram|verlauf|grafi|grafe|grafico|gráfico|graphique|grafiek|trend/i.test([svg.getAttribute('aria-label'), svg.querySelector('title')?.textContent, svg.closest('figure')?.textContent, svg.closest('figure')?.getAttribute('aria-label')].join(' '))) || all('meter, progress, [role=meter], [role=progressbar]').length > 1,
    export: () => all('button, a').some((one) => /export|download|csv|herunterladen|descargar|télécharger|scarica|baixar/i.test(named(one))),
    cart: () => /cart|basket|bag|warenkorb|panier|carrito|carrinho|carrello|winkelwagen/i.test(text()) && all('button').some((one) => /add|in den|ajouter|añadir|agregar|adicionar|aggiungi|toevoegen/i.test(named(one))),
    quiz: () => all('input[type=radio]').length > 1 || all('button').length > 5,
    calendar: () => all('input[type=date]').length > 0 || all('button').filter((one) => /^\s*\d{1,2}\s*$/.test(one.innerText)).length > 13 || all('[role=gridcell]').length > 13,
    date: () => all('input[type=date], input[type=datetime-local]').length > 0 || all('button').filter((one) => /^\s*\d{1,2}\s*$/.test(one.innerText)).length > 13,
    favourite: () => all('button').some((one) => one.hasAttribute('aria-pressed') && /save|favourit|watchlist|wishlist|♡|♥/i.test(named(one))),
    rating: () => all('select, input[type=radio], button, fieldset').some((one) => /rat(e|ing)|stars?\b/i.test(named(one) + (one.closest('fieldset')?.textContent ?? ''))),
    comment: () => all('form').some((form) => form.querySelector('textarea, input') && /comment|reply|answer|post/i.test(form.textContent + (form.getAttribute('aria-label') ?? ''))),
    detail: () => all('button').some((one) => /detail|view|read|open|more about/i.test(named(one))) && document.querySelector('dialog') !== null,
    player: () => all('button').some((one) => /play|pause/i.test(named(one))) && all('button').some((one) => /next|skip/i.test(named(one))),
    board: () => all('[draggable=true]').length > 2 && all('button').some((one) => /move/i.test(named(one))),
    book: () => all('input[type=date]').length > 0 && all('button').some((one) => /book|reserve|request|confirm/i.test(named(one))),
    accordion: () => document.querySelectorAll('details > summary').length > 1 || all('button[aria-expanded][aria-controls]').length > 2,
    carousel: () => all('button').some((one) => /next|forward|following/i.test(named(one))) && all('button').some((one) => /previous|back|before/i.test(named(one))),
    darkmode: () => all('button, [role=switch]').some((one) => /dark|light|theme|night/i.test(named(one))),
    newsletter: () => all('form').some((form) => form.querySelector('input[type=email]') && /newsletter|subscribe|letter|updates/i.test((form.closest('section, footer') ?? form).textContent)),
    countdown: () => /\d+\s*days?[^]{0,60}\d+\s*(?:hours?|hrs?)/i.test(document.body.innerText),
    billing: () => all('button, [role=switch], input[type=radio], input[type=checkbox]').some((one) => /year|annual/i.test(named(one))),
    lightbox: () => document.querySelector('dialog') !== null && all('button').some((one) => one.querySelector('svg, img') && one.offsetWidth > 120),
    // Somewhere a result is written that is worked out: an output, a status or a figure beside "total".
    sum: () => all('output').length > 0 || /(?:total|each|average|result|owes?|=)[^\d]{0,24}[\d.,]+/i.test(document.body.innerText),
    table: () => all('table').some((table) => table.rows.length > 2),
  };
  const snapshot = () => document.documentElement.outerHTML + [...document.querySelectorAll('input, select, textarea')].map((field) => field.value + field.checked).join('|') + window.scrollX + ',' + window.scrollY + document.activeElement?.outerHTML.slice(0, 80) + window.__effects;
  window.__effects = 0;
  const count = () => { window.__effects += 1; };
  window.print = count;
  window.open = () => { count(); return null; };
  URL.createObjectURL = () => { count(); return 'blob:x'; };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = count;
  document.execCommand = () => { count(); return true; };
  const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
  const fill = (form) => {
    for (const field of form.elements) {
      if (field.tagName === 'SELECT' && field.value === '' && field.options.length > 1) field.selectedIndex = 1;
      else if (field.type === 'email') field.value = 'ana@example.org';
      else if (field.type === 'date' && field.value === '') field.value = field.min || '2030-05-06';
      else if (field.type === 'time' && field.value === '') field.value = '12:00';
      else if (field.type === 'month' && field.value === '') field.value = '2030-05';
      else if (field.type === 'url' && field.value === '') field.value = 'https://example.org';
      else if (field.type === 'tel' && field.value === '') field.value = '+44 20 7946 0000';
      else if (field.type === 'number') field.value = field.value === '' ? (Number(field.min) > 0 ? field.min : '7') : String(Number(field.value) + (Number(field.max) === Number(field.value) ? -1 : 1));
      else if (['text', 'password', 'textarea', 'search'].includes(field.type) && field.value === '') field.value = 'Anna Example words';
      else if (field.type === 'checkbox' && field.required) field.checked = true;
      else if (field.type === 'radio' && field.required && !form.querySelector('[name="' + CSS.escape(field.name) + '"]:checked')) field.checked = true;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  const views = () => all('nav a[href^="#"], [role=tab]');
  return {
    async look(names) {
      const seen = { text: text(), has: {} };
      const note = () => {
        for (const name of names) seen.has[name] ||= abilities[name] ? abilities[name]() : false;
      };
      note();
      for (const link of views().slice(0, 16)) {
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await soon();
        seen.text += '\n' + text();
        note();
      }
      views()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      seen.text += ' ' + [...document.querySelectorAll('details')].map((one) => one.textContent).join(' ');
      seen.nav = [...document.querySelectorAll('nav a, [role=tab]')].map((one) => one.textContent.trim());
      seen.title = document.title;
      seen.lang = document.documentElement.lang;
      return seen;
    },
    colours() {
      const solid = (value) => /^rgb\(/.test(value) || (/^rgba\(/.test(value) && !/, 0\)$/.test(value));
      const style = (element) => getComputedStyle(element);
      const body = [document.body, document.documentElement].map((one) => style(one).backgroundColor).find(solid) ?? 'rgb(255, 255, 255)';
      const header = document.querySelector('header');
      const of = (element) => [style(element).backgroundColor, style(element).borderTopColor, style(element).color].filter(solid);
      const everything = all('body, body *').filter((one) => !one.closest('[aria-hidden="true"] svg, svg.art'));
      const used = new Set(everything.flatMap((one) => of(one)));
      return {
        body,
        header: header && solid(style(header).backgroundColor) ? style(header).backgroundColor : body,
        buttons: [...new Set(all('a, button').flatMap((one) => [style(one).backgroundColor]).filter(solid))],
        headings: [...new Set(all('main h1, main h2, main h3').map((one) => style(one).color))],
        cards: [...new Set(everything.filter((one) => one.closest('section') && one.tagName !== 'SECTION' && one.offsetWidth > 120 && one.offsetHeight > 60 && !/^(A|BUTTON|INPUT|SELECT|TEXTAREA)$/.test(one.tagName)).map((one) => style(one).backgroundColor).filter(solid))],
        any: [...used],
      };
    },
    shape() {
      const parts = [...document.querySelectorAll('body *')].filter((one) => !one.closest('svg')).map((one) => one.tagName.toLowerCase() + '.' + String(one.className).split(' ').slice(0, 2).join('.'));
      const fonts = ['h1', 'p', '.button, button'].map((one) => document.querySelector(one)).filter(Boolean).map((one) => getComputedStyle(one).fontFamily);
      const boxes = [...document.querySelectorAll('main > *')].slice(0, 4).map((one) => Math.round(one.getBoundingClientRect().height / 120));
      return { parts, fonts, boxes };
    },
    /** Presses every visible control in every view; answers those after which nothing at all was different. */
    async press() {
      const dead = new Set();
      const pressed = new WeakSet();
      // What says it turns something on must turn it off as well; a filter or a day may be chosen twice.
      const toggles = /^\s*(?:play|pause|start(?! again)|stop|resume|show|hide|flip|reveal|turn|mute|shuffle)/i;
      const tryOut = async () => {
        for (const form of all('form')) {
          if (pressed.has(form) || !form.isConnected) continue;
          pressed.add(form);
          form.requestSubmit();
          const read = document.body.innerText;
          fill(form);
          const before = snapshot();
          form.requestSubmit();
          await soon();
          if (snapshot() === before && document.body.innerText === read) dead.add('form ' + (form.getAttribute('aria-label') ?? form.id ?? '').slice(0, 40) + ' ' + (form.querySelector('button')?.textContent ?? '').trim());
        }
        for (const [at, button] of all('button, summary').slice(0, 120).entries()) {
          if (pressed.has(button) || !button.isConnected || button.disabled || button.type === 'submit' && button.form) continue;
          if (['aria-pressed', 'aria-selected', 'aria-current'].some((name) => /true|page|step/.test(button.getAttribute(name) ?? ''))) continue;
          pressed.add(button);
          const before = snapshot();
          button.click();
          await soon();
          if (snapshot() === before) dead.add('button ' + named(button).trim().slice(0, 50));
          else if (!document.querySelector('dialog[open]')) {
            // Lists that were written anew hold another element at the same place.
            const again = button.isConnected ? button : all('button, summary')[at];
            const then = snapshot();
            again?.click();
            await soon();
            if (again && visible(again) && !again.disabled && snapshot() === then && toggles.test(named(again))) dead.add('second press ' + named(again).trim().slice(0, 50));
          }
          for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
        }
      };
      await tryOut();
      for (const link of views().slice(0, 16)) {
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await soon();
        await tryOut();
      }
      return [...dead];
    },
  };
})()`;
