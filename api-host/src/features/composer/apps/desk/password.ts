import { html } from '../../text/markup';
import { defineApp } from '../define-app';

const passwordScript = String.raw`// Passwords: made in the browser, sent nowhere
(() => {
  for (const box of document.querySelectorAll('[data-password]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const form = box.querySelector('form');
    const make = () => {
      const { size, upper, digits, symbols } = form.elements;
      const signs = 'abcdefghijkmnopqrstuvwxyz' + (upper.checked ? 'ABCDEFGHJKLMNPQRSTUVWXYZ' : '') + (digits.checked ? '23456789' : '') + (symbols.checked ? '!#$%&*+-=?@_' : '');
      const random = crypto.getRandomValues(new Uint32Array(Number(size.value)));
      find('result').textContent = [...random].map((value) => signs[value % signs.length]).join('');
      const bits = Math.round(Number(size.value) * Math.log2(signs.length));
      find('strength').textContent = 'Strength: ' + (bits < 50 ? 'weak' : bits < 75 ? 'good' : 'strong') + ' (' + bits + ' bits)';
      find('bar').style.width = Math.min(100, bits) + '%';
      find('length').textContent = size.value;
    };
    form.addEventListener('input', make);
    form.addEventListener('submit', (event) => { event.preventDefault(); make(); });
    find('copy').addEventListener('click', () => copyText(find('result').textContent, find('status')));
    make();
  }
})();`;

export const password = defineApp({
  id: 'password',
  nav: 'Password',
  asked: /\b((?:secure |strong )?password (?:generator|maker))\b/gi,
  covers: /length|symbols|copy|strength|slider|toggle/i,
  script: passwordScript,
  render: (view) => ({
    title: 'A new password',
    body: html`<div class="app panel" data-password>
      <p class="app__big" data-part="result"></p>
      <div class="meter" aria-hidden="true"><span data-part="bar"></span></div>
      <p data-part="strength"></p>
      <form class="stack" novalidate aria-label="Password settings">
        <div class="field">
          <label for="${view.anchor}-length">Length: <span data-part="length">16</span></label
          ><input id="${view.anchor}-length" name="size" type="range" min="6" max="40" value="16" />
        </div>
        <label class="check"><input type="checkbox" name="upper" checked />Capital letters</label>
        <label class="check"><input type="checkbox" name="digits" checked />Digits</label>
        <label class="check"><input type="checkbox" name="symbols" checked />Symbols</label>
        <p class="row">
          <button type="submit" class="button">Generate</button
          ><button type="button" class="button button--quiet" data-part="copy">Copy</button>
        </p>
        <p role="status" data-part="status"></p>
      </form>
    </div>`,
  }),
});
