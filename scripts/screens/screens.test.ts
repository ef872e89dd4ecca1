import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRemotes } from '../webpack/workspaces';
import { screens } from './screens';

const routes = readRemotes().flatMap((remote) => remote.routes);

test('every route of every remote is a screen of the list', () => {
  assert.ok(routes.length > 10);
  const visited = new Set(screens.map((screen) => screen.path));
  assert.deepEqual(
    routes.filter((route) => !visited.has(route.path)),
    [],
  );
});

test('a screen is visited as its route is: signed in or not', () => {
  const access = new Map(routes.map((route) => [route.path, route.access]));
  const wrong = screens.filter(
    ({ path: address, signedIn }) =>
      access.has(address) && (access.get(address) === 'member') !== signedIn,
  );
  assert.deepEqual(wrong, []);
});

test('no two screens have the same name', () => {
  const names = screens.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});
