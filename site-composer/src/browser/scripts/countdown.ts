import { make } from './dom';

/** Counts down to a moment and shows a message once it has come. */
const second = 1000;
const spans = [86_400 * second, 3600 * second, 60 * second, second];

function parts(left: number): number[] {
  let rest = left;
  return spans.map((span) => {
    const count = Math.floor(rest / span);
    rest -= count * span;
    return count;
  });
}

for (const root of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
  const moment = new Date(root.dataset['countdown'] ?? '').getTime();
  const holder = root.querySelector<HTMLElement>('[data-units]');
  if (!holder || Number.isNaN(moment)) continue;
  const numbers = spans.map(() => make('span', { className: 'countdown-number' }));
  const words = (holder.dataset['units'] ?? '').split('|');
  holder.append(
    ...numbers.map((number, index) =>
      make('span', { className: 'countdown-unit' }, [number, words[index] ?? '']),
    ),
  );
  const show = () => {
    const left = moment - Date.now();
    if (left <= 0) {
      holder.textContent = root.dataset['begun'] ?? '';
      return clearInterval(timer);
    }
    return parts(left).forEach((count, index) => {
      const number = numbers[index];
      if (number) number.textContent = String(count);
    });
  };
  const timer = setInterval(show, second);
  show();
}
