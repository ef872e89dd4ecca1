import { fill, labelled, make } from './dom';
import { openStore } from './storage';
import { dayKey, lastDays, streak } from './streaks';
import { startTools } from './tool';
import type { Tool } from './tool';

interface TrackerPlan {
  readonly things: readonly string[];
  readonly storageKey: string;
}

interface Tracked {
  readonly name: string;
  readonly days: readonly string[];
}

const shownDays = 7;
/** A year and a month of ticks for each; older ones no longer count for anything that is shown. */
const mostDays = 400;

function startTracker({ root, plan, labels, language, id }: Tool<TrackerPlan>): void {
  const given = plan.things.map((name) => ({ name, days: [] }));
  const store = openStore<readonly Tracked[]>(plan.storageKey, given);
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const body = make('tbody');
  const head = make('thead');
  const table = make('table', { className: 'entries tracker' }, [head, body]);
  const title = make('input', { id: `${id}-new`, type: 'text', required: true, maxLength: 80 });
  const form = make('form', { className: 'tool-row' }, [
    labelled(title, word('newEntry')),
    make('button', { className: 'button', type: 'submit' }, [word('add')]),
  ]);
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');

  const inARow = (days: readonly string[]) => {
    const count = streak(days, new Date());
    return count === 1 ? word('streakOne') : word('streak', { count });
  };
  const change = (name: string, days: readonly string[] | null) => {
    store.write(
      store.read().flatMap((one) => {
        if (one.name !== name) return [one];
        return days === null ? [] : [{ name, days: days.slice(-mostDays) }];
      }),
    );
  };
  const tick = (one: Tracked, day: Date, told: HTMLElement) => {
    const key = dayKey(day);
    const box = make('input', { type: 'checkbox', checked: one.days.includes(key) });
    box.setAttribute('aria-label', word('doneOn', { thing: one.name, day: long.format(day) }));
    box.addEventListener('change', () => {
      const others = (store.read().find(({ name }) => name === one.name)?.days ?? []).filter(
        (other) => other !== key,
      );
      const days = box.checked ? [...others, key].toSorted() : others;
      change(one.name, days);
      told.textContent = inARow(days);
      note.textContent = `${one.name}: ${inARow(days)}`;
    });
    const cell = make('td', { className: 'tracker-day' }, [box]);
    cell.dataset['day'] = weekday.format(day);
    return cell;
  };
  const row = (one: Tracked, days: readonly Date[]) => {
    const told = make('td', {}, [inARow(one.days)]);
    const remove = make('button', { className: 'plain-button', type: 'button' }, [word('delete')]);
    remove.setAttribute('aria-label', `${word('delete')}: ${one.name}`);
    remove.addEventListener('click', () => {
      change(one.name, null);
      show();
      title.focus();
    });
    return make('tr', {}, [
      make('th', { scope: 'row' }, [one.name]),
      ...days.map((day) => tick(one, day, told)),
      told,
      make('td', {}, [remove]),
    ]);
  };
  function show(): void {
    const days = lastDays(new Date(), shownDays);
    const heads = days.map((day, index) => {
      const isToday = index === shownDays - 1;
      return make('th', { scope: 'col' }, [isToday ? word('today') : short.format(day)]);
    });
    head.replaceChildren(make('tr', {}, [make('td'), ...heads, make('td'), make('td')]));
    body.replaceChildren(...store.read().map((one) => row(one, days)));
    table.hidden = store.read().length === 0;
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = title.value.trim();
    if (name !== '' && !store.read().some((one) => one.name === name))
      store.write([...store.read(), { name, days: [] }]);
    form.reset();
    title.focus();
    show();
  });
  root.append(make('div', { className: 'table-frame' }, [table]), form, note);
  show();
}

startTools('tracker', startTracker);
