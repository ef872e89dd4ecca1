/**
 * What remotes declare makes the menu of the specification's section 2 ("Dashboard shell"): its order, its words,
 * and who sees what. And so it does in a shell that reads a record from before they declared it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { Flag, User } from 'shared-kit/contract';
import type { MenuEntry, MenuPage } from '../../host-shell/src/features/sidebar/menu-model';
import { aUser } from '../../shared-kit/src/testing/fixtures';
import { readRemotes } from '../webpack/workspaces';

// The session reads the browser's storage as soon as it is imported.
const { window } = new JSDOM('', { url: 'http://localhost' });
Object.assign(globalThis, { window, localStorage: window.localStorage });
const { buildMenu } = await import('../../host-shell/src/features/sidebar/menu-model');
const { undeclaredMenu } = await import('../../host-shell/src/features/sidebar/undeclared-menu');

const config = parseRuntimeConfig({
  marketplaceUrl: 'https://market.example',
  profitSiteUrl: 'https://profit.example',
});

const declared = readRemotes().flatMap(({ routes }) => routes);
/** Where the specification's menu ends; what else remotes declare stands below. */
const lastPosition = 140;
const specifiedPages = declared.filter(
  ({ menu }) => menu && (menu.group !== undefined || menu.position <= lastPosition),
);

const menuOf = (user: User | null, pages: readonly MenuPage[] = declared): MenuEntry[] =>
  buildMenu(pages, user, config);

/** All 1024 users: eight flags, admin or not, release manager or not, from the bits of a number. */
function userFromBits(bits: number): User {
  const flag = (bit: number): Flag => (bits & (1 << bit) ? 1 : 0);
  return aUser({
    oto_1: flag(0),
    oto_2: flag(1),
    oto_3: flag(2),
    oto_4: flag(3),
    oto_5: flag(4),
    oto_6: flag(5),
    oto_7: flag(6),
    oto_8: flag(7),
    role: bits & 256 ? 'admin' : 'user',
    ...(bits & 512 ? { release_manager: 1 } : {}),
  });
}

const labels = (menu: readonly MenuEntry[]): string[] => menu.map(({ label }) => label);
/** The entries of the specification. */
const specified = (user: User | null): string[] => labels(menuOf(user, specifiedPages));

/** Which entry depends on what, as the specification lists them. */
const conditions: readonly [label: string, shows: (user: User) => boolean][] = [
  ['Done For You', (user) => user.oto_2 === 1],
  ['Automation', (user) => user.oto_3 === 1],
  ['Swift Profit', (user) => user.oto_4 === 1],
  ['Limitless', (user) => user.oto_5 === 1],
  ['Agency', (user) => user.oto_6 === 1],
  ['Franchise', (user) => user.oto_7 === 1],
  ['Multiple Income', (user) => user.oto_8 === 1],
  ['Users', (user) => user.role === 'admin'],
];
const always = ['Tutorials', 'Projects', 'Marketplace', 'Bonus', 'Upgrade', 'Profile Settings'];

// Proof P71
test('every one of the 512 combinations of flags and role shows exactly its entries', () => {
  for (let bits = 0; bits < 512; bits += 1) {
    const user = userFromBits(bits);
    const expected = conditions.filter(([, shows]) => shows(user)).map(([label]) => label);
    assert.deepEqual(specified(user).toSorted(), [...always, ...expected].toSorted());
  }
});

// Proof P288
test('of all combinations with the permission to release, admins and release managers get our entries, at the end', () => {
  for (let bits = 0; bits < 1024; bits += 1) {
    const user = userFromBits(bits);
    const shown = labels(menuOf(user));
    const first = specified(user);
    assert.deepEqual(shown.slice(0, first.length), first);
    const isAdmin = user.role === 'admin';
    const ours = shown.filter((label) => label === 'Releases' || label === 'Language Model');
    const releases = isAdmin || user.release_manager === 1 ? ['Releases'] : [];
    assert.deepEqual(ours, [...releases, ...(isAdmin ? ['Language Model'] : [])]);
  }
});

test('an owner of a remote finds the releases', () => {
  assert.ok(labels(menuOf(aUser({ release_owner: 1 }))).includes('Releases'));
});

test('a record from before remotes declared entries gives every member the same menu', () => {
  const then = declared.filter(({ path }) => Object.hasOwn(undeclaredMenu, path));
  const undeclared = then.map(({ path }) => ({ path }));
  for (let bits = 0; bits < 1024; bits += 1) {
    const user = userFromBits(bits);
    assert.deepEqual(menuOf(user, undeclared), menuOf(user, then));
  }
});

// Proof P70
test('the order is the specification’s', () => {
  assert.deepEqual(specified(userFromBits(511)), [
    'Tutorials',
    'Projects',
    'Marketplace',
    'Done For You',
    'Limitless',
    'Swift Profit',
    'Automation',
    'Multiple Income',
    'Agency',
    'Franchise',
    'Bonus',
    'Upgrade',
    'Users',
    'Profile Settings',
  ]);
});

/** Every entry, those of groups included, that leads to a page. */
function routesOf(user: User | null): { path: string; label: string; newTab: boolean }[] {
  const entries = menuOf(user, specifiedPages).flatMap((entry) =>
    entry.kind === 'group' ? entry.items : entry,
  );
  return entries.filter((entry) => entry.kind === 'route');
}

const pages = {
  '/tutorials': 'Tutorials',
  '/projects': 'Projects',
  '/hot-dfy-offers': 'Affiliate Offers',
  '/limitless': 'Limitless',
  '/multiple-income': 'Multiple Income',
  '/agency': 'Agency',
  '/franchise': 'Franchise',
  '/Bonus': 'Bonus',
  '/Upgrade': 'Upgrade',
  '/users': 'Users',
  '/profile-settings': 'Profile Settings',
};
// Proof P73
test('each page entry carries its label and leads to its address, and there is no other', () => {
  const found = routesOf(userFromBits(511)).map(({ path, label }) => [path, label]);
  assert.deepEqual(Object.fromEntries(found), pages);
});

const flags: readonly [tier: number, label: string][] = [
  [2, 'Done For You'],
  [3, 'Automation'],
  [4, 'Swift Profit'],
  [5, 'Limitless'],
  [6, 'Agency'],
  [7, 'Franchise'],
  [8, 'Multiple Income'],
];
for (const [tier, label] of flags) {
  // Proof P77
  test(`flag ${tier} alone adds ${label}`, () => {
    const shown = specified(userFromBits(1 << (tier - 1)));
    assert.deepEqual(
      shown.filter((entry) => !always.includes(entry)),
      [label],
    );
  });
}

// Proof P82
test('the role admin alone adds Users, another role does not', () => {
  const added = (role: string) =>
    specified(aUser({ role })).filter((label) => !always.includes(label));
  assert.deepEqual(added('admin'), ['Users']);
  assert.deepEqual(added('manager'), []);
});

// Proof P74
test('external entries carry the operator’s addresses', () => {
  const externals = menuOf(userFromBits(511)).filter((entry) => entry.kind === 'external');
  assert.deepEqual(
    externals.map(({ label, href }) => [label, href]),
    [
      ['Marketplace', 'https://market.example'],
      ['Swift Profit', 'https://profit.example'],
      ['Automation', 'https://profit.example'],
    ],
  );
});

// Proof P79
test('the Done For You group holds the marketplace and the affiliate offers', () => {
  const group = menuOf(userFromBits(2)).find((entry) => entry.kind === 'group');
  const [marketplace, offers, ...others] = group?.items ?? [];
  assert.equal(marketplace?.kind === 'external' && marketplace.href, 'https://market.example');
  assert.equal(offers?.kind === 'route' && offers.path, '/hot-dfy-offers');
  assert.deepEqual(others, []);
});

// Proof P80
test('only the bonus page opens beside the application', () => {
  const beside = routesOf(userFromBits(511)).filter(({ newTab }) => newTab);
  assert.deepEqual(
    beside.map(({ path }) => path),
    ['/Bonus'],
  );
});

// Proof P72
test('nobody signed in sees no unlocked entry', () => {
  assert.deepEqual(specified(null).toSorted(), always.toSorted());
});
