import { fill, make } from './dom';
import { openStore } from './storage';
import { countOn, stepped, type Count } from './count-of-day';
import { startTools } from './tool';
import type { Tool } from './tool';

interface CounterPlan {
  readonly thing: string;
  /** Begins again each day, and remembers the day before. */
  readonly daily: boolean;
  readonly goal: number | null;
  readonly storageKey: string;
}

const secondsBetweenLooks = 30;

function startCounter({ root, plan, labels }: Tool<CounterPlan>): void {
  const store = openStore<Count>(plan.storageKey, { day: '', count: 0, before: null });
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const read = (): Count => (plan.daily ? countOn(store.read(), new Date()) : store.read());
  const value = make('p', { className: 'counter-value' });
  value.setAttribute('role', 'status');
  const bar = make('progress', { max: plan.goal ?? 1 });
  bar.setAttribute('aria-label', plan.thing);
  bar.hidden = plan.goal === null;
  const before = make('p', { className: 'counter-before' });
  const note = make('p', { className: 'tool-note' });
  const less = make('button', { type: 'button', className: 'button counter-less' }, ['−']);
  const more = make('button', { type: 'button', className: 'button counter-more' }, ['+']);
  less.setAttribute('aria-label', `${word('oneLess')}: ${plan.thing}`);
  more.setAttribute('aria-label', `${word('oneMore')}: ${plan.thing}`);
  less.addEventListener('click', () => write(stepped(read(), -1)));
  more.addEventListener('click', () => write(stepped(read(), 1)));
  const again = make('button', { type: 'button', className: 'plain-button' }, [word('again')]);
  again.addEventListener('click', () => write({ ...read(), count: 0 }));

  function write(count: Count): void {
    store.write(count);
    show();
  }
  function show(): void {
    const { count, before: last } = read();
    value.replaceChildren(
      String(count),
      ...(plan.goal === null
        ? []
        : [
            ' ',
            make('span', { className: 'counter-goal' }, [word('ofGoal', { goal: plan.goal })]),
          ]),
    );
    bar.value = Math.min(count, plan.goal ?? 1);
    less.disabled = count === 0;
    again.hidden = count === 0;
    before.textContent = last === null ? '' : word('yesterday', { count: last });
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  }
  root.append(
    make('div', { className: 'counter' }, [
      value,
      make('p', { className: 'counter-thing' }, [plan.thing]),
      bar,
      make('div', { className: 'counter-buttons' }, [less, more]),
      before,
      again,
    ]),
    note,
  );
  show();
  // A page that is left open over midnight begins the new day by itself.
  if (plan.daily) setInterval(show, secondsBetweenLooks * 1000);
}

startTools('counter', startCounter);
