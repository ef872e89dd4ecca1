import { fillPath, writeQuery } from './address';

it('fills every parameter', () => {
  expect(fillPath('/api/a/:first/b/:second', { first: 1, second: 'ä b' })).toBe(
    '/api/a/1/b/%C3%A4%20b',
  );
});

it('names the missing parameter', () => {
  expect(() => fillPath('/api/a/:id', {})).toThrow('/api/a/:id cannot be called with id');
});

it('leaves absent values out of the query', () => {
  const query = writeQuery({ page: 2, search: 'a&b', all: false, none: undefined, nil: null });
  expect(query.toString()).toBe('page=2&search=a%26b&all=false');
});
