import { html } from '../../text/markup';
import { defineApp } from '../define-app';

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
