import type { BuiltRoute, ReleaseRecord } from 'shared-kit/contract';
import { buildRemoteTable, findRow } from './remote-table';

function release(version: string, ...routes: BuiltRoute[]): ReleaseRecord['remotes'][string] {
  const base = `/remotes/x/${version}/`;
  return { stable: { version, base, entry: 'e.js', preload: [], hostApi: '^1.0.0', routes } };
}

function route(path: string, shares: string[] = []): BuiltRoute {
  return { path, access: 'member', title: `Title of ${path}`, preload: [], shares };
}

function record(remotes: ReleaseRecord['remotes']): ReleaseRecord {
  return { schema: 1, serial: 1, shell: { version: '1.0.0' }, remotes };
}

test('rows come from the record, with what the shell has to provide', () => {
  const table = buildRemoteTable(
    record({
      shop: release('1', route('/shop', ['shared-kit/query'])),
      blog: release('2', route('/blog')),
    }),
  );
  expect(table).toEqual([
    { remote: 'blog', path: '/blog', access: 'member', title: 'Title of /blog', usesQuery: false },
    { remote: 'shop', path: '/shop', access: 'member', title: 'Title of /shop', usesQuery: true },
  ]);
});

test('a path claimed twice belongs to the first remote by name', () => {
  const table = buildRemoteTable(
    record({ b: release('1', route('/x')), a: release('1', route('/x')) }),
  );
  expect(table.map(({ remote }) => remote)).toEqual(['a']);
});

test.each(['/Upgrade', '/upgrade', '/Upgrade/', '/UPGRADE//'])('%s is found', (path) => {
  const table = buildRemoteTable(record({ upsell: release('1', route('/Upgrade'), route('/')) }));
  expect(findRow(table, path)?.path).toBe('/Upgrade');
});

test('the root is only itself', () => {
  const table = buildRemoteTable(record({ auth: release('1', route('/')) }));
  expect(findRow(table, '/')?.path).toBe('/');
  expect(findRow(table, '/nowhere')).toBeUndefined();
});
