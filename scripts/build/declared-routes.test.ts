import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRemotes } from '../webpack/workspaces';

/** What the remotes declare: who may open which path. */
function declaredRoutes(): Map<string, string> {
  const routes = readRemotes().flatMap((remote) => remote.routes);
  const access = new Map(routes.map((route) => [route.path, route.access]));
  assert.equal(access.size, routes.length, 'no path is declared twice');
  return access;
}

/** What the specification opens to anyone, and of ours the page that a mail's link leads to. */
const open = ['/', '/forget-password', '/reset-password', '/template', '/confirm-email'];

for (const route of open) {
  // Proof P1
  test(`${route} is open to anyone`, () => {
    assert.equal(declaredRoutes().get(route), 'anyone');
  });
}

for (const route of [
  '/tutorials',
  '/projects',
  '/create-project',
  '/workspace',
  '/hot-dfy-offers',
  '/limitless',
  '/multiple-income',
  '/franchise',
  '/users',
  '/agency',
  '/profile-settings',
  '/Upgrade',
  '/Bonus',
]) {
  // Proof P2
  test(`${route} is for members`, () => {
    assert.equal(declaredRoutes().get(route), 'member');
  });
}

// Proof P3
test('nothing else is open to anyone', () => {
  const routes = [...declaredRoutes()].filter(([, access]) => access === 'anyone');
  assert.equal(routes.length, open.length);
});
