import { takePage } from './page-of-list';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

// Proof P102
it('takes ten rows a page', () => {
  expect(takePage(numbers(23), 2)).toEqual({
    page: 2,
    pageCount: 3,
    rows: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  });
  expect(takePage(numbers(23), 3).rows).toEqual([21, 22, 23]);
});

it('has one empty page for an empty list', () => {
  expect(takePage([], 1)).toEqual({ page: 1, pageCount: 1, rows: [] });
});

it.each([
  [3, 2],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [1.9, 1],
])('shows for page %p of twenty rows page %p', (wanted, shown) => {
  expect(takePage(numbers(20), wanted).page).toBe(shown);
});
