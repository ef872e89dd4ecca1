import { pageNumbers, type PageItem } from './page-numbers';

const row = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((item: PageItem) => (typeof item === 'number' ? String(item) : '…'))
    .join(' ');

// Proof P134
it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [7, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 … 8'],
  [2, 8, '1 2 3 … 8'],
  [3, 8, '1 2 3 4 … 8'],
  [4, 8, '1 … 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 … 8'],
  [6, 8, '1 … 5 6 7 8'],
  [7, 8, '1 … 6 7 8'],
  [8, 8, '1 … 7 8'],
  [500, 1000, '1 … 499 500 501 … 1000'],
])('page %i of %i shows %s', (current, count, expected) => {
  expect(row(current, count)).toBe(expected);
});

it('shows every page at most once, in order', () => {
  for (let count = 1; count <= 30; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      const numbers = pageNumbers(current, count).filter((item) => typeof item === 'number');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toContain(current);
    }
  }
});
