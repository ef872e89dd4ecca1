import { clockFace, phaseAfter, stopwatchFace } from './clock-face';
import type { Phase } from './clock-face';
import { fill, labelled, make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

interface TimerPlan {
  readonly mode: 'stopwatch' | 'phases' | 'choices';
  readonly phases: readonly Phase[];
  readonly rounds: number | null;
}

const tickEvery = 200;

function button(label: string, isMain = false): HTMLButtonElement {
  return make('button', { className: isMain ? 'button' : 'plain-button', type: 'button' }, [label]);
}

/** A short tone; browsers that refuse sound show the end all the same. */
function beep(): void {
  try {
    const sound = new AudioContext();
    const tone = sound.createOscillator();
    tone.connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.4);
    tone.addEventListener('ended', () => void sound.close());
  } catch {
    // No sound device: the words say it.
  }
}

function startStopwatch({ root, labels }: Tool<TimerPlan>): void {
  const word = (name: string) => labels[name] ?? '';
  const face = make('p', { className: 'timer-face' }, [stopwatchFace(0)]);
  face.setAttribute('role', 'timer');
  const go = button(word('start'), true);
  const lap = button(word('lap'));
  const reset = button(word('reset'));
  const laps = make('ol', { className: 'timer-laps' });
  laps.setAttribute('aria-live', 'polite');
  let gone = 0;
  let since: number | null = null;
  let clock = 0;
  const total = () => gone + (since === null ? 0 : Date.now() - since);
  const show = () => {
    face.textContent = stopwatchFace(total());
    go.textContent = word(since === null ? 'start' : 'pause');
    lap.disabled = since === null;
  };
  const stop = () => {
    gone = total();
    since = null;
    clearInterval(clock);
  };
  go.addEventListener('click', () => {
    if (since === null) {
      since = Date.now();
      clock = window.setInterval(show, 100);
    } else stop();
    show();
  });
  lap.addEventListener('click', () => laps.append(make('li', {}, [stopwatchFace(total())])));
  reset.addEventListener('click', () => {
    stop();
    gone = 0;
    laps.replaceChildren();
    show();
  });
  root.append(face, make('div', { className: 'lane-buttons' }, [go, lap, reset]), laps);
  show();
}

function startCountdown({ root, plan, labels, id }: Tool<TimerPlan>): void {
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const inPhases = plan.mode === 'phases';
  let phases = plan.phases;
  let at = { phase: 0, round: 1 };
  let left = phases[0]?.seconds ?? 300;
  let ends: number | null = null;
  let clock = 0;
  const face = make('p', { className: 'timer-face' });
  face.setAttribute('role', 'timer');
  const status = make('p', { className: 'timer-phase' });
  status.setAttribute('role', 'status');
  const go = button(word('start'), true);
  const reset = button(word('reset'));
  const minutes = make('input', {
    id: `${id}-minutes`,
    type: 'number',
    min: '0.1',
    max: '600',
    step: 'any',
    required: true,
  });
  const own = make('form', { className: 'tool-row' }, [
    labelled(minutes, word('ownMinutes')),
    make('button', { className: 'plain-button', type: 'submit' }, [word('setTime')]),
  ]);

  const remaining = () => (ends === null ? left : (ends - Date.now()) / 1000);
  const tellPhase = () => {
    const label = phases[at.phase]?.label ?? '';
    const round =
      inPhases && plan.rounds !== null
        ? word('round', { number: at.round, total: plan.rounds })
        : '';
    status.textContent = [label, round].filter(Boolean).join(' · ');
  };
  const show = () => {
    face.textContent = clockFace(remaining());
    go.textContent = word(ends === null ? 'start' : 'pause');
  };
  const halt = () => {
    left = Math.max(0, remaining());
    ends = null;
    clearInterval(clock);
  };
  const run = () => {
    ends = Date.now() + left * 1000;
    clearInterval(clock);
    clock = window.setInterval(tick, tickEvery);
  };
  const begin = (phase: number, round: number) => {
    at = { phase, round };
    left = phases[phase]?.seconds ?? 0;
    tellPhase();
  };
  function tick(): void {
    if (remaining() <= 0) {
      beep();
      const next = inPhases ? phaseAfter(at, phases.length, plan.rounds) : null;
      halt();
      if (next) {
        begin(next.phase, next.round);
        run();
      } else {
        status.textContent = word('timeUp');
        root.dataset['state'] = 'over';
      }
    }
    show();
  }
  const choose = (phase: number) => {
    halt();
    delete root.dataset['state'];
    begin(phase, 1);
    show();
  };
  go.addEventListener('click', () => {
    if (ends !== null) halt();
    else {
      if (left <= 0) choose(at.phase);
      run();
    }
    show();
  });
  reset.addEventListener('click', () => choose(inPhases ? 0 : at.phase));
  own.addEventListener('submit', (event) => {
    event.preventDefault();
    phases = [...plan.phases, { label: '', seconds: minutes.valueAsNumber * 60 }];
    choose(phases.length - 1);
    go.focus();
  });
  const choices = phases.map(({ label, seconds }, phase) => {
    const made = button([label, clockFace(seconds)].filter(Boolean).join(' · '));
    made.addEventListener('click', () => {
      choose(phase);
      run();
      show();
    });
    return made;
  });
  root.append(
    ...(inPhases || choices.length < 2
      ? []
      : [make('div', { className: 'lane-buttons' }, choices)]),
    status,
    face,
    make('div', { className: 'lane-buttons' }, [go, reset]),
    ...(inPhases ? [] : [own]),
  );
  choose(0);
}

startTools<TimerPlan>('timer', (tool) =>
  tool.plan.mode === 'stopwatch' ? startStopwatch(tool) : startCountdown(tool),
);
