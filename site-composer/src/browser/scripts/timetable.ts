import { make } from './dom';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface TimetablePlan {
  readonly days: number;
  readonly periods: number;
  readonly storageKey: string;
}

type Cells = Readonly<Record<string, string>>;

/** A week of fields: what is typed into one is kept. On a phone one day is shown at a time. */
function startTimetable({ root, plan, labels, language }: Tool<TimetablePlan>): void {
  const store = openStore<Cells>(plan.storageKey, {});
  const word = (name: string) => labels[name] ?? '';
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: plan.days }, (_, day) =>
    // 2024 began on a Monday.
    long.format(Date.UTC(2024, 0, day + 1)),
  );
  const note = make('p', { className: 'tool-note' });
  const tell = () => (note.textContent = word(store.keeps() ? 'kept' : 'notKept'));
  const field = (key: string, label: string) => {
    const input = make('input', { type: 'text', maxLength: 80, value: store.read()[key] ?? '' });
    input.setAttribute('aria-label', label);
    input.addEventListener('change', () => {
      const { [key]: _, ...others } = store.read();
      const text = input.value.trim();
      store.write(text === '' ? others : { ...others, [key]: text });
      tell();
    });
    return input;
  };
  const body = Array.from({ length: plan.periods }, (_, period) => {
    const number = String(period + 1);
    const time = field(`t${period}`, `${word('timeOf')} ${number}`);
    const cells = days.map((day, at) => {
      const cell = make('td', {}, [field(`${at}-${period}`, `${day}, ${number}`)]);
      cell.dataset['day'] = String(at);
      return cell;
    });
    return make('tr', {}, [make('th', { scope: 'row' }, [time]), ...cells]);
  });
  const heads = days.map((day, at) => {
    const head = make('th', { scope: 'col' }, [day]);
    head.dataset['day'] = String(at);
    return head;
  });
  const table = make('table', { className: 'entries timetable' }, [
    make('thead', {}, [make('tr', {}, [make('th', { scope: 'col' }, [word('timeOf')]), ...heads])]),
    make('tbody', {}, body),
  ]);
  const chips = days.map((day, at) => {
    const chip = make('button', { className: 'chip', type: 'button' }, [day]);
    chip.addEventListener('click', () => choose(at));
    return chip;
  });
  const choose = (shown: number) => {
    chips.forEach((chip, at) => chip.setAttribute('aria-pressed', String(at === shown)));
    for (const cell of table.querySelectorAll<HTMLElement>('[data-day]'))
      cell.classList.toggle('is-chosen', cell.dataset['day'] === String(shown));
  };
  const today = (new Date().getDay() + 6) % 7;
  choose(today < plan.days ? today : 0);
  root.append(
    make('div', { className: 'chips timetable-days' }, chips),
    make('div', { className: 'table-frame' }, [table]),
    note,
  );
  tell();
}

startTools('timetable', startTimetable);
