import { html } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Intervals: work and rest in rounds, a beep at every change, a log of what was done
(() => {
  for (const box of document.querySelectorAll('[data-intervals]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const form = find('settings');
    const setting = (name) => Math.max(1, Number(form.elements[name].value) || 1);
    let log = load('log', [[dayFrom(-2), 8, 40, 20], [dayFrom(-4), 6, 30, 15]]);
    let state = null;
    let ticking = null;
    let last = 0;
    let sound = null;
    const beep = (high) => {
      if (!form.elements.beep.checked || !sound) return;
      const tone = sound.createOscillator();
      tone.frequency.value = high ? 880 : 520;
      tone.connect(sound.destination);
      tone.start();
      tone.stop(sound.currentTime + 0.18);
    };
    const draw = () => {
      find('clock').textContent = clock(Math.ceil(state ? state.left : setting('work')));
      find('phase').textContent = state ? (state.resting ? 'Rest' : 'Work') + ', round ' + state.round + ' of ' + setting('rounds') : 'Ready: ' + setting('rounds') + ' rounds';
      find('start').textContent = ticking ? 'Pause' : 'Start';
      find('log').replaceChildren(...log.map(([day, rounds, work, rest]) => el('tr', {}, el('td', {}, showDay(day)), el('td', {}, String(rounds)), el('td', {}, work + ' s'), el('td', {}, rest + ' s'), el('td', {}, clock(rounds * work + (rounds - 1) * rest)))));
    };
    const stop = () => { window.clearInterval(ticking); ticking = null; };
    const step = () => {
      const now = performance.now();
      state.left -= (now - last) / 1000;
      last = now;
      if (state.left <= 0) {
        if (!state.resting && state.round >= setting('rounds')) {
          stop();
          log = [[dayFrom(0), setting('rounds'), setting('work'), setting('rest')], ...log].slice(0, 30);
          save('log', log);
          state = null;
          find('status').textContent = 'Done, and written into the log.';
          beep(true);
        } else {
          state = state.resting ? { round: state.round + 1, resting: false, left: setting('work') } : { round: state.round, resting: true, left: setting('rest') };
          beep(!state.resting);
        }
      }
      draw();
    };
    find('start').addEventListener('click', () => {
      sound ??= window.AudioContext ? new AudioContext() : null;
      if (ticking) stop();
      else {
        state ??= { round: 1, resting: false, left: setting('work') };
        last = performance.now();
        ticking = window.setInterval(step, 100);
      }
      draw();
    });
    find('reset').addEventListener('click', () => { stop(); state = null; find('status').textContent = 'Set back to the start.'; draw(); });
    form.addEventListener('input', draw);
    draw();
  }
})();`;

const fields = [
  ['work', 'Work interval, seconds', 40],
  ['rest', 'Rest, seconds', 20],
  ['rounds', 'Rounds', 8],
] as const;

export const intervals = defineApp({
  id: 'intervals',
  nav: 'Intervals',
  asked:
    /\b((?:workout|interval|hiit|tabata|circuit|boxing|training|exercise)(?: round| interval)? timer(?: app)?|interval training (?:timer|app))\b/gi,
  covers: /interval|rounds?|rest|beep|sound|log|past workouts?|history|start|pause/i,
  rules: `.intervals__settings { border: 0; margin: 0; padding: 0; } .intervals__face { text-align: center; display: grid; gap: 0.75rem; justify-items: center; } .intervals__face .app__big { font-size: clamp(4rem, 15vw, 8rem); }`,
  script,
  render: (view) => ({
    title: 'Work and rest',
    body: html`<div class="app app__cols app__cols--even" data-intervals>
      <div class="panel intervals__face">
        <p data-part="phase"></p>
        <p class="app__big" role="timer" data-part="clock">00:00</p>
        <p class="row">
          <button type="button" class="button" data-part="start">Start</button
          ><button type="button" class="button button--quiet" data-part="reset">Reset</button>
        </p>
        <p class="app__status" role="status" data-part="status"></p>
      </div>
      <div class="panel stack">
        <fieldset class="stack intervals__settings" data-part="settings">
          <legend class="visually-hidden">Intervals</legend>
          ${fields.map(
            ([id, label, value]) =>
              html`<div class="field">
                <label for="${view.anchor}-${id}">${label}</label
                ><input
                  id="${view.anchor}-${id}"
                  name="${id}"
                  type="number"
                  min="1"
                  max="999"
                  value="${value}"
                />
              </div>`,
          )}
          <label class="check"
            ><input type="checkbox" name="beep" checked /> Beep at every change</label
          >
        </fieldset>
        <h3>Log of past workouts</h3>
        <div class="grid-scroll" tabindex="0" role="group" aria-label="Log of past workouts">
          <table class="grid-table">
            <thead>
              <tr>
                ${['Day', 'Rounds', 'Work', 'Rest', 'In all'].map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody data-part="log"></tbody>
          </table>
        </div>
      </div>
    </div>`,
  }),
});
