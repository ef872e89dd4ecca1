import type { WebsiteListItem } from 'shared-kit/contract';
import { findByTitle, takePage } from './project-page';

const project = (title: string): WebsiteListItem => ({
  id: title,
  title,
  content: `http://sites.test/${title}`,
  created_at: '2026-11-20T10:00:00.000Z',
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('finds by a part of the title, whatever the case', () => {
  const projects = ['Bakery', 'School PORTAL', 'Portfolio'].map(project);
  expect(findByTitle(projects, ' port ').map(({ title }) => title)).toEqual([
    'School PORTAL',
    'Portfolio',
  ]);
  expect(findByTitle(projects, '  ')).toHaveLength(3);
  expect(findByTitle(projects, 'zebra')).toEqual([]);
});

test('takes ten rows a page', () => {
  expect(takePage(numbers(23), 2)).toEqual({
    page: 2,
    pageCount: 3,
    rows: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  });
  expect(takePage(numbers(23), 3).rows).toEqual([21, 22, 23]);
});

test('an empty list has one empty page', () => {
  expect(takePage([], 1)).toEqual({ page: 1, pageCount: 1, rows: [] });
});

test.each([
  [3, 2],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [1.9, 1],
])('page %p of twenty rows becomes page %p', (wanted, shown) => {
  expect(takePage(numbers(20), wanted).page).toBe(shown);
});
