import { aWebsiteListItem } from 'shared-kit/testing';
import { findByTitle } from './find-by-title';

// Proof P99
test('finds by a part of the title, whatever the case', () => {
  const projects = ['Bakery', 'School PORTAL', 'Portfolio'].map((title) =>
    aWebsiteListItem({ title }),
  );
  expect(findByTitle(projects, ' port ').map(({ title }) => title)).toEqual([
    'School PORTAL',
    'Portfolio',
  ]);
  expect(findByTitle(projects, '  ')).toHaveLength(3);
  expect(findByTitle(projects, 'zebra')).toEqual([]);
});
