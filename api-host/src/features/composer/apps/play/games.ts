import { html } from '../../text/markup';
import { defineApp } from '../define-app';

const memoryScript = String.raw`// Memory: turn two, find the pairs
(() => {
  for (const box of document.querySelectorAll('[data-memory]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let open = [];
    let moves = 0;
    let begun = 0;
    let found = 0;
    const seconds = () => (begun === 0 ? 0 : Math.round((Date.now() - begun) / 1000));
    const say = () => {
      const best = load('memory-best', null);
      find('moves').textContent = 'Moves: ' + moves;
      find('time').textContent = 'Time: ' + clock(seconds());
      find('best').textContent = 'Best time: ' + (best === null ? '–' : clock(best));
    };
    const start = () => {
      open = [];
      moves = 0;
      begun = 0;
      found = 0;
      const signs = shuffled([...'★●▲■◆♥♣☀', ...'★●▲■◆♥♣☀']);
      find('cards').replaceChildren(
        ...signs.map((sign, index) => {
          const card = el('button', { type: 'button', class: 'mcard', 'aria-label': 'Card ' + (index + 1), click: () => {
            if (open.includes(card) || card.dataset.found || open.length === 2) {
              if (open.length === 2) { for (const one of open) { one.textContent = ''; one.setAttribute('aria-pressed', 'false'); } open = []; } else return;
            }
            begun ||= Date.now();
            card.textContent = sign;
            card.setAttribute('aria-pressed', 'true');
            open.push(card);
            if (open.length === 2) {
              moves += 1;
              if (open[0].textContent === open[1].textContent) {
                for (const one of open) { one.dataset.found = 'yes'; one.disabled = true; }
                open = [];
                found += 1;
                find('status').textContent = 'A pair.';
                if (found === 8) {
                  save('memory-best', Math.min(seconds(), load('memory-best', Infinity) ?? Infinity));
                  find('status').textContent = 'All pairs found in ' + moves + ' moves.';
                }
              } else find('status').textContent = 'No match.';
            }
            say();
          } });
          return card;
        }),
      );
      find('status').textContent = '';
      say();
    };
    find('new').addEventListener('click', () => { start(); find('status').textContent = 'New game: find the matching pairs.'; });
    window.setInterval(() => { if (begun && found < 8) say(); }, 1000);
    start();
  }
})();`;

export const memory = defineApp({
  id: 'memory',
  nav: 'Play',
  asked:
    /\b((?:card )?memory (?:card )?(?:matching )?game|(?:card )?matching game|(?:find the )?pairs game|memory card[a-z ]*game)\b/gi,
  covers: /moves|best time|counter|match/i,
  rules: `.mcards { display: grid; grid-template-columns: repeat(4, minmax(0, 6rem)); gap: 0.75rem; } .mcard { aspect-ratio: 3 / 4; border: 2px solid var(--brand); border-radius: var(--radius-m); background: var(--brand); color: var(--text); font-size: 2rem; cursor: pointer; } .mcard[aria-pressed='true'], .mcard:disabled { background: var(--surface); }`,
  script: memoryScript,
  render: () => ({
    title: 'Find the pairs',
    body: html`<div class="app panel" data-memory>
      <p class="row">
        <strong data-part="moves">Moves: 0</strong><span data-part="time">Time: 00:00</span
        ><span data-part="best">Best time: –</span>
      </p>
      <div class="mcards" data-part="cards" role="group" aria-label="Cards"></div>
      <p class="app__status" role="status" data-part="status"></p>
      <p><button type="button" class="button" data-part="new">New game</button></p>
    </div>`,
  }),
});

const ticScript = String.raw`// Noughts and crosses against a computer that looks one step ahead
(() => {
  for (const box of document.querySelectorAll('[data-tic]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    let cells = Array(9).fill('');
    const score = load('tic-score', { you: 0, computer: 0, draws: 0 });
    const won = (sign) => rows.some((row) => row.every((at) => cells[at] === sign));
    const free = () => cells.flatMap((sign, at) => (sign === '' ? [at] : []));
    const over = () => won('X') || won('O') || free().length === 0;
    const completing = (sign) => free().find((at) => rows.some((row) => row.includes(at) && row.every((other) => other === at || cells[other] === sign)));
    const draw = () => {
      find('cells').replaceChildren(...cells.map((sign, at) => el('button', { type: 'button', class: 'tic', disabled: sign !== '' || over(), 'aria-label': 'Field ' + (at + 1) + (sign ? ', ' + sign : ''), click: () => play(at) }, sign)));
      find('status').textContent = won('X') ? 'You win.' : won('O') ? 'The computer wins.' : free().length === 0 ? 'A draw.' : 'Your turn: you are X.';
      find('score').textContent = 'You ' + score.you + ' · Computer ' + score.computer + ' · Draws ' + score.draws;
    };
    const play = (at) => {
      cells[at] = 'X';
      if (!over()) cells[completing('O') ?? completing('X') ?? [4, 0, 2, 6, 8, 1, 3, 5, 7].find((one) => cells[one] === '')] = 'O';
      if (over()) {
        score[won('X') ? 'you' : won('O') ? 'computer' : 'draws'] += 1;
        save('tic-score', score);
      }
      draw();
    };
    find('new').addEventListener('click', () => { cells = Array(9).fill(''); draw(); find('status').textContent = 'New game. Your turn: you are X.'; });
    draw();
  }
})();`;

export const tic = defineApp({
  id: 'tic',
  nav: 'Play',
  asked: /\b(tic[- ]?tac[- ]?toe|noughts and crosses)(?: against the computer| game)?\b/gi,
  covers: /computer|score|against/i,
  rules: `.tics { display: grid; grid-template-columns: repeat(3, minmax(0, 7rem)); gap: 0.5rem; } .tic { aspect-ratio: 1; border: 2px solid var(--field); border-radius: var(--radius-m); background: var(--surface); color: var(--text); font-size: 2.5rem; font-weight: 700; cursor: pointer; }`,
  script: ticScript,
  render: () => ({
    title: 'Three in a row',
    body: html`<div class="app panel" data-tic>
      <p class="app__status" role="status" data-part="status">Your turn</p>
      <div class="tics" data-part="cells" role="group" aria-label="Tic tac toe"></div>
      <p data-part="score"></p>
      <p><button type="button" class="button" data-part="new">New game</button></p>
    </div>`,
  }),
});

const typingScript = String.raw`// Typing test: words per minute and accuracy
(() => {
  for (const box of document.querySelectorAll('[data-typing]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const texts = JSON.parse(box.dataset.typing);
    let text = '';
    let begun = 0;
    const start = () => {
      text = shuffled(texts)[0];
      begun = 0;
      find('text').textContent = text;
      find('field').value = '';
      find('result').textContent = 'Words per minute: 0 · Accuracy: 100 %';
      find('field').focus({ preventScroll: true });
    };
    find('field').addEventListener('input', () => {
      begun ||= Date.now();
      const typed = find('field').value;
      const right = [...typed].filter((sign, index) => sign === text[index]).length;
      const minutes = Math.max(1 / 60, (Date.now() - begun) / 60000);
      find('result').textContent = 'Words per minute: ' + Math.round(right / 5 / minutes) + ' · Accuracy: ' + (typed.length ? Math.round((right / typed.length) * 100) : 100) + ' %' + (typed.length >= text.length ? ' · Done' : '');
    });
    find('new').addEventListener('click', start);
    start();
    find('field').blur();
  }
})();`;

export const typing = defineApp({
  id: 'typing',
  nav: 'Type',
  asked: /\b(typing (?:speed )?(?:test|game|trainer|practice))\b/gi,
  covers: /words per minute|accuracy|speed/i,
  rules: `.typing__text { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 1.2rem; line-height: 1.7; }`,
  script: typingScript,
  render: (view) => ({
    title: 'How fast do you type?',
    body: html`<div
      class="app panel"
      data-typing="${JSON.stringify(['The quick brown fox jumps over the lazy dog while the kettle begins to sing.', 'A slow train crosses the valley and every window holds a different morning.', 'She wrote three letters, posted two of them and kept the last one for herself.'])}"
    >
      <p class="typing__text" data-part="text"></p>
      <div class="field">
        <label for="${view.anchor}-typed">Start typing here</label
        ><textarea
          id="${view.anchor}-typed"
          rows="4"
          data-part="field"
          autocapitalize="off"
          spellcheck="false"
        ></textarea>
      </div>
      <p class="app__status" role="status" data-part="result">
        Words per minute: 0 · Accuracy: 100 %
      </p>
      <p><button type="button" class="button" data-part="new">Another text</button></p>
    </div>`,
  }),
});
