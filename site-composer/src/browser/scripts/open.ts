import { fill, make } from './dom';
import { openingAt } from './opening';
import type { Hours } from './opening';
import { startTools } from './tool';
import type { Tool } from './tool';

const minute = 60_000;

function startSign({ root, plan, labels, language }: Tool<{ hours: readonly Hours[] }>): void {
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const state = make('strong');
  const until = make('span');
  const sign = make('p', { className: 'open-sign' }, [state, ' ', until]);
  sign.setAttribute('role', 'status');
  const show = () => {
    const found = openingAt(plan.hours, new Date());
    const told = word(found.open ? 'openNow' : 'closedNow');
    if (state.textContent !== told) state.textContent = told;
    root.dataset['state'] = found.open ? 'open' : 'closed';
    if (found.open) until.textContent = word('openUntil', { time: found.until });
    else if (found.next)
      until.textContent = word('opensAt', {
        // 2024 began on a Monday.
        day: weekday.format(Date.UTC(2024, 0, found.next.day)),
        time: found.next.time,
      });
  };
  root.replaceChildren(sign, make('p', { className: 'tool-note' }, [word('deviceClock')]));
  show();
  setInterval(show, minute);
}

startTools('open', startSign);
