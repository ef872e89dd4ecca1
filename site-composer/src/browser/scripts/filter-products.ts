import { make } from './dom';

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);

/** A row of buttons above the things of a shop: each shows those it is a word of. */
export function filterProducts(list: HTMLElement): void {
  const kinds = (list.dataset['kinds'] ?? '').split(',').filter(Boolean);
  const things = [...list.children].filter((one) => one instanceof HTMLElement);
  const chips = ['', ...kinds].map((kind) => {
    const name = kind === '' ? (list.dataset['all'] ?? '') : kind;
    const chip = make('button', { className: 'chip', type: 'button' }, [
      name.charAt(0).toLocaleUpperCase() + name.slice(1),
    ]);
    chip.setAttribute('aria-pressed', String(kind === ''));
    chip.addEventListener('click', () => {
      for (const other of chips) other.setAttribute('aria-pressed', String(other === chip));
      for (const thing of things)
        thing.hidden = kind !== '' && !wordsOf(thing.textContent ?? '').includes(kind);
    });
    return chip;
  });
  const bar = make('div', { className: 'chips' }, chips);
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', list.dataset['filter'] ?? '');
  list.before(bar);
}
