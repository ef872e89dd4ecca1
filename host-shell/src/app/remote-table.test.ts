import type { BuiltRoute } from 'shared-kit/contract';
import { aRecord, aRelease } from 'shared-kit/testing';
import { buildRemoteTable, findRow } from './remote-table';
import type { RemoteTableRow } from './remote-table';

function route(path: string): BuiltRoute {
  return { path, access: 'member', title: `Title of ${path}`, preload: [], shares: [] };
}

/** The table of a record whose remotes serve these routes. */
function tableOf(remotes: Record<string, BuiltRoute[]>): RemoteTableRow[] {
  const states = Object.entries(remotes).map(
    ([name, routes]) => [name, { stable: aRelease('1.0.0', { routes }) }] as const,
  );
  const record = { ...aRecord(), remotes: Object.fromEntries(states) };
  return buildRemoteTable(record, (remote) => record.remotes[remote]?.stable);
}

test('rows come from the versions this browser runs', () => {
  expect(tableOf({ shop: [route('/shop')], blog: [route('/blog')] })).toEqual([
    { remote: 'blog', path: '/blog', access: 'member', title: 'Title of /blog' },
    { remote: 'shop', path: '/shop', access: 'member', title: 'Title of /shop' },
  ]);
  const routes = [...aRelease('1.2.0').routes, route('/projects/archive')];
  const table = buildRemoteTable(aRecord(), () => aRelease('1.2.0', { routes }));
  expect(table.map(({ path }) => path)).toEqual(['/projects', '/projects/archive']);
});

test('a row carries the menu entry its version declares, and what an older build does not say stays unsaid', () => {
  const menu = { label: 'Shop', position: 15, requires: 'oto_2' };
  const table = tableOf({
    shop: [{ ...route('/shop'), menu }, { ...route('/cart'), menu: null }, route('/old')],
  });
  expect(table.map((row) => row.menu)).toEqual([menu, null, undefined]);
});

test('a path claimed twice belongs to the first remote by name', () => {
  const table = tableOf({ b: [route('/x')], a: [route('/x')] });
  expect(table.map(({ remote }) => remote)).toEqual(['a']);
});

test.each(['/Upgrade', '/upgrade', '/Upgrade/', '/UPGRADE//'])('%s is found', (path) => {
  const table = tableOf({ upsell: [route('/Upgrade'), route('/')] });
  expect(findRow(table, path)?.path).toBe('/Upgrade');
});

test('the root is only itself', () => {
  const table = tableOf({ auth: [route('/')] });
  expect(findRow(table, '/')?.path).toBe('/');
  expect(findRow(table, '/nowhere')).toBeUndefined();
});
