import { html } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Timers: focus rounds, stopwatch with laps, breathing
(() => {
  for (const box of document.querySelectorAll('[data-timer]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const kind = box.dataset.timer;
    const phases = { pomodoro: [['Focus', 1500], ['Break', 300]], breath: [['Breathe in', 4], ['Hold', 4], ['Breathe out', 6]] }[kind] ?? [];
    let phase = 0;
    let left = phases[0]?.[1] ?? 0;
    let passed = 0;
    let ticking = null;
    let last = 0;
    let laps = [];
    const done = load('rounds', { rounds: 0, minutes: 0 });
    const draw = () => {
      find('clock').textContent = clock(phases.length ? Math.ceil(left) : passed) + (phases.length ? '' : '.' + Math.floor((passed % 1) * 10));
      find('phase').textContent = phases[phase]?.[0] ?? (ticking ? 'Running' : 'Ready');
      find('start').textContent = ticking ? 'Pause' : 'Start';
      find('stats').textContent = kind === 'pomodoro' ? 'Sessions finished: ' + done.rounds + ' · Focus minutes: ' + done.minutes : kind === 'breath' ? 'Breaths: ' + done.rounds : laps.length + ' laps';
    };
    const step = () => {
      const now = performance.now();
      const gone = (now - last) / 1000;
      last = now;
      passed += gone;
      if (phases.length) {
        left -= gone;
        if (left <= 0) {
          if (phase === 0) { done.rounds += 1; done.minutes += Math.round(phases[0][1] / 60); save('rounds', done); }
          phase = (phase + 1) % phases.length;
          left = phases[phase][1];
          find('status').textContent = phases[phase][0];
        }
      }
      draw();
    };
    find('start').addEventListener('click', () => {
      if (ticking) { window.clearInterval(ticking); ticking = null; } else { last = performance.now(); ticking = window.setInterval(step, 100); }
      draw();
    });
    find('reset').addEventListener('click', () => {
      window.clearInterval(ticking);
      ticking = null;
      phase = 0;
      passed = 0;
      laps = [];
      left = phases[0]?.[1] ?? 0;
      find('laps').replaceChildren();
      find('status').textContent = 'Set back to the start.';
      draw();
    });
    find('lap').addEventListener('click', () => {
      laps.push(passed);
      find('laps').prepend(el('li', {}, 'Lap ' + laps.length + ': ' + clock(passed) + '.' + Math.floor((passed % 1) * 10)));
      find('status').textContent = 'Lap ' + laps.length;
    });
    draw();
  }
})();`;

export const timer = defineApp({
  id: 'timer',
  nav: 'Timer',
  asked:
    /\b((?:interactive )?(?:pomodoro|focus|study)(?: timer| app| clock)?|stop ?watch|(?:kitchen|workout|interval|egg|speech|debate) timers?|countdown timer for [a-z]+|timer for [a-z]+|timer app|(?:breathing|meditation)(?: exercise)? timer|breathing exercise(?: timer)?)\b/gi,
  covers: /statistic|session|lap|start|break|timer|focus/i,
  rules: `.timer { text-align: center; justify-items: center; } .timer__clock { font-size: clamp(4rem, 16vw, 9rem) !important; } .timer ol { text-align: left; }`,
  script,
  render: (view) => {
    const words = `${view.wanted?.words}`;
    const kind = /breath|meditat/i.test(words)
      ? 'breath'
      : /stop ?watch/i.test(words)
        ? 'stopwatch'
        : 'pomodoro';
    return {
      title: { breath: 'Breathe with it', stopwatch: 'Stopwatch', pomodoro: 'Focus timer' }[kind],
      body: html`<div class="app panel timer" data-timer="${kind}">
        <p data-part="phase"></p>
        <p class="app__big timer__clock" data-part="clock" role="timer">00:00</p>
        <p class="row">
          <button type="button" class="button" data-part="start">Start</button
          ><button
            type="button"
            class="button button--quiet"
            data-part="lap"
            ${kind !== 'stopwatch' && html` hidden`}
          >
            Lap</button
          ><button type="button" class="button button--quiet" data-part="reset">Reset</button>
        </p>
        <p data-part="stats"></p>
        <p class="visually-hidden" role="status" data-part="status"></p>
        <ol data-part="laps"></ol>
      </div>`,
    };
  },
});

const clockScript = String.raw`// Clock
(() => {
  const draw = () => {
    const now = new Date();
    for (const box of document.querySelectorAll('[data-clock]')) {
      box.querySelector('[data-part="time"]').textContent = now.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
      box.querySelector('[data-part="date"]').textContent = now.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    }
  };
  draw();
  window.setInterval(draw, 1000);
})();`;

export const wallClock = defineApp({
  id: 'clock',
  nav: 'Clock',
  asked:
    /\b((?:just )?a? ?(?:big |digital |world |analog(?:ue)? |wall )+clock(?: showing [a-z ]+)?)\b/gi,
  covers: /current time|date/i,
  rules: `.wallclock { text-align: center; } .wallclock .app__big { font-size: clamp(3.5rem, 15vw, 11rem); }`,
  script: clockScript,
  render: () => ({
    title: 'The time',
    body: html`<div class="app wallclock" data-clock>
      <p class="app__big" data-part="time">00:00</p>
      <p data-part="date"></p>
    </div>`,
  }),
});
