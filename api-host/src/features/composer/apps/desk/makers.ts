import { html } from '../../text/markup';
import { defineApp } from '../define-app';

const copyLines = String.raw`
const copyText = (text, status) => {
  const area = el('textarea', { 'aria-hidden': 'true', tabindex: '-1' });
  area.value = text;
  document.body.append(area);
  area.select();
  status.textContent = document.execCommand('copy') ? 'Copied.' : 'Copying is not allowed here: select the text instead.';
  area.remove();
};`;

const passwordScript = String.raw`// Passwords: made in the browser, sent nowhere
(() => {${copyLines}
  for (const box of document.querySelectorAll('[data-password]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const form = box.querySelector('form');
    const make = () => {
      const { length, upper, digits, symbols } = form.elements;
      const signs = 'abcdefghijkmnopqrstuvwxyz' + (upper.checked ? 'ABCDEFGHJKLMNPQRSTUVWXYZ' : '') + (digits.checked ? '23456789' : '') + (symbols.checked ? '!#$%&*+-=?@_' : '');
      const random = crypto.getRandomValues(new Uint32Array(Number(length.value)));
      find('result').textContent = [...random].map((value) => signs[value % signs.length]).join('');
      const bits = Math.round(Number(length.value) * Math.log2(signs.length));
      find('strength').textContent = 'Strength: ' + (bits < 50 ? 'weak' : bits < 75 ? 'good' : 'strong') + ' (' + bits + ' bits)';
      find('bar').style.width = Math.min(100, bits) + '%';
      find('length').textContent = length.value;
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
          ><input
            id="${view.anchor}-length"
            name="length"
            type="range"
            min="6"
            max="40"
            value="16"
          />
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

const drawScript = String.raw`// Draw: teams or one winner from a list
(() => {
  for (const box of document.querySelectorAll('[data-draw]')) {
    const form = box.querySelector('form');
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    form.elements.names.value = load('names', form.elements.names.value);
    const wheel = (names) => {
      const colours = ['brand', 'accent', 'art-1', 'art-4', 'muted'];
      const point = (angle) => (150 + Math.cos(angle) * 140).toFixed(1) + ' ' + (150 + Math.sin(angle) * 140).toFixed(1);
      const svg = drawing('svg', { viewBox: '0 0 300 300', class: 'wheel', role: 'img', 'aria-label': 'Wheel with ' + names.length + ' options' });
      names.forEach((name, index) => {
        const from = (index / names.length) * Math.PI * 2;
        const to = ((index + 0.9999) / names.length) * Math.PI * 2;
        svg.append(drawing('path', { d: 'M150 150L' + point(from) + 'A140 140 0 ' + (names.length < 2 ? 1 : 0) + ' 1 ' + point(to) + 'Z', style: 'fill: var(--' + colours[index % colours.length] + '); stroke: var(--surface); stroke-width: 3' }));
      });
      return svg;
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const names = form.elements.names.value.split('\n').map((name) => name.trim()).filter((name) => name !== '');
      save('names', form.elements.names.value);
      if (names.length < 2) { find('status').textContent = 'Write at least two lines.'; return; }
      const mixed = shuffled(names);
      if (box.dataset.draw === 'teams') {
        const count = Math.max(1, Math.min(names.length, Number(form.elements.count.value) || 2));
        const teams = Array.from({ length: count }, (_, index) => mixed.filter((_name, place) => place % count === index));
        find('result').replaceChildren(...teams.map((team, index) => el('div', { class: 'tile' }, el('strong', {}, 'Team ' + (index + 1)), el('ul', {}, ...team.map((name) => el('li', {}, name))))));
        find('status').textContent = count + ' teams made.';
      } else {
        const art = wheel(names);
        find('result').replaceChildren(art);
        art.animate?.([{ transform: 'rotate(0)' }, { transform: 'rotate(1080deg)' }], { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1600, easing: 'ease-out' });
        find('status').textContent = 'The wheel says: ' + mixed[0] + ' (spin ' + (box.spins = (box.spins ?? 0) + 1) + ')';
      }
    });
    if (box.dataset.draw === 'wheel') find('result').replaceChildren(wheel(form.elements.names.value.split('\n')));
  }
})();`;

export const draw = defineApp({
  id: 'draw',
  nav: 'Draw',
  asked:
    /\b((?:random )?(?:team|group|name) (?:generator|picker|maker|shuffler)|(?:decision |prize |spin(?:ning)? )?wheel(?: spinner| of names)?(?: where i type options and spin)?|raffle|random picker)\b/gi,
  covers: /spin|options|teams|teachers|names/i,
  rules: `.wheel { width: min(100%, 20rem); }`,
  script: drawScript,
  render: (view) => {
    const wheel = /wheel|spin|decision/i.test(`${view.wanted?.words}`);
    return {
      title: wheel ? 'Spin the decision wheel' : 'Make random teams',
      body: html`<div class="app app__cols" data-draw="${wheel ? 'wheel' : 'teams'}">
        <form
          class="panel stack"
          novalidate
          aria-label="${wheel ? 'Options' : 'Names of students'}"
        >
          <div class="field">
            <label for="${view.anchor}-names"
              >${wheel ? 'Options, one per line' : 'Names of students, one per line'}</label
            ><textarea id="${view.anchor}-names" name="names" rows="8">
${wheel ? 'Pizza\nSoup\nSalad\nLeftovers' : 'Ana\nBen\nCarla\nDev\nEmil\nFay'}</textarea>
          </div>
          ${!wheel && html`<div class="field"><label for="${view.anchor}-count">How many teams</label><input id="${view.anchor}-count" name="count" type="number" min="1" max="30" value="2" /></div>`}
          <button type="submit" class="button">
            ${wheel ? 'Spin the wheel' : 'Generate teams'}
          </button>
        </form>
        <div class="panel stack">
          <p class="app__big" role="status" data-part="status">
            ${wheel ? 'Ready to spin' : 'Ready'}
          </p>
          <div class="tiles" data-part="result"></div>
        </div>
      </div>`,
    };
  },
});

const writeScript = String.raw`// Writing: prompts, templates, a preview, words counted, kept in this browser
(() => {${copyLines}
  for (const box of document.querySelectorAll('[data-write]')) {
    const plan = JSON.parse(box.dataset.write);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const field = find('field');
    field.value = load('text', plan.start);
    const preview = (text) => text.split(/\n{2,}/).map((block) => {
      const heading = /^(#{1,3}) (.+)/.exec(block);
      if (heading) return el('h' + (heading[1].length + 2), {}, heading[2]);
      if (/^[-*] /.test(block)) return el('ul', {}, ...block.split('\n').map((line) => el('li', {}, line.replace(/^[-*] /, ''))));
      return el('p', {}, ...block.split(/(\*\*[^*]+\*\*)/).map((part) => (part.startsWith('**') ? el('strong', {}, part.slice(2, -2)) : part)));
    });
    const draw = () => {
      save('text', field.value);
      const words = field.value.trim() === '' ? 0 : field.value.trim().split(/\s+/).length;
      find('count').textContent = 'Words: ' + words + ' · Characters: ' + field.value.length + ' · Saved';
      find('preview').replaceChildren(...preview(field.value));
    };
    field.addEventListener('input', draw);
    find('prompt')?.addEventListener('click', () => { find('idea').textContent = shuffled(plan.ideas.filter((one) => one !== find('idea').textContent))[0]; });
    find('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const { message, tone } = event.target.elements;
      const topic = message.value.trim().split(/[.?\n]/)[0].slice(0, 90) || 'your message';
      field.value = plan.tones[tone.value].replace('{topic}', topic) + '\n\n' + new Date().toLocaleDateString(language) + ' ' + Math.floor(Math.random() * 900 + 100);
      draw();
    });
    find('copy').addEventListener('click', () => copyText(field.value, find('status')));
    find('clear').addEventListener('click', () => { field.value = field.value === '' ? plan.start : ''; draw(); });
    draw();
  }
})();`;

const ideas = [
  'Write about a door that was never locked.',
  'Describe a breakfast nobody finished.',
  'A letter arrives ten years late.',
  'Two strangers share an umbrella.',
  'Begin with: “It was not my suitcase.”',
  'The last day in an empty house.',
];
const tones = {
  Friendly:
    'Hello,\n\nthank you for writing about “{topic}”. We are glad you asked and will sort it out with you.\n\nKind regards',
  Formal:
    'Dear customer,\n\nthank you for your message regarding “{topic}”. We are looking into it and will answer in full.\n\nYours sincerely',
  Apologetic:
    'Hello,\n\nwe are sorry about the trouble with “{topic}”. Here is what we do next.\n\nKind regards',
};

export const writing = defineApp({
  id: 'writing',
  nav: 'Write',
  asked:
    /\b((?:markdown |text |simple )*(?:notes )?(?:editor|text editor|word counter)|random writing prompts?|writing prompts?|place to write|paste a customer message|reply templates?|reply generator)\b/gi,
  covers:
    /preview|word count|saving|save|timer|button|place to write|tone|reply|template|edit it|copy it|paste/i,
  rules: `.paper { overflow-wrap: anywhere; display: grid; gap: 0.8rem; align-content: start; }`,
  script: writeScript,
  render: (view) => {
    const reply = /reply|customer message|tone/i.test(view.brief.prompt);
    const prompts = /prompt/i.test(view.brief.prompt);
    const start =
      reply || prompts
        ? ''
        : '# Notes\n\nWrite **here**. The preview follows.\n\n- first\n- second';
    return {
      title: reply ? 'Write a reply' : prompts ? 'Something to write about' : 'Write',
      body: html`<div class="app" data-write="${JSON.stringify({ start, ideas, tones })}">
        ${
          prompts &&
          html`<div class="panel stack">
            <p class="app__big" data-part="idea" role="status">${ideas[0]}</p>
            <button type="button" class="button" data-part="prompt">Another writing prompt</button>
          </div>`
        }
        ${
          reply &&
          html`<form class="panel stack" data-part="form" novalidate aria-label="Make a reply">
            <div class="field">
              <label for="${view.anchor}-message">Customer message</label
              ><textarea id="${view.anchor}-message" name="message" rows="4"></textarea>
            </div>
            <div class="field">
              <label for="${view.anchor}-tone">Tone</label
              ><select id="${view.anchor}-tone" name="tone">
                ${Object.keys(tones).map((tone) => html`<option>${tone}</option>`)}
              </select>
            </div>
            <button type="submit" class="button">Make a reply template</button>
          </form>`
        }
        <div class="app__cols app__cols--even">
          <div class="panel stack">
            <div class="field">
              <label for="${view.anchor}-text"
                >${reply ? 'Reply, edit it as you like' : 'Your text'}</label
              ><textarea id="${view.anchor}-text" rows="12" data-part="field"></textarea>
            </div>
            <p data-part="count"></p>
            <p class="row">
              <button type="button" class="button" data-part="copy">Copy</button
              ><button type="button" class="chip" data-part="clear">Clear</button>
            </p>
            <p role="status" data-part="status"></p>
          </div>
          <div class="panel">
            <h3>Preview</h3>
            <div class="paper" data-part="preview"></div>
          </div>
        </div>
      </div>`,
    };
  },
});
