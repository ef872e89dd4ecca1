import { parseRuntimeConfig } from 'shared-kit/contract';
import type { Flag, User } from 'shared-kit/contract';
import { aUser } from 'shared-kit/testing';
import { buildMenu } from './menu-model';
import type { MenuEntry } from './menu-model';

const config = parseRuntimeConfig({
  marketplaceUrl: 'https://market.example',
  profitSiteUrl: 'https://profit.example',
});

/** All 512 users: eight flags and admin or not, from the bits of a number. */
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
  });
}

function ids(menu: readonly MenuEntry[]): string[] {
  return menu.map(({ id }) => id);
}

/** Which entry depends on what, as the specification lists them. */
const conditions: readonly [id: string, shows: (user: User) => boolean][] = [
  ['done-for-you', (user) => user.oto_2 === 1],
  ['automation', (user) => user.oto_3 === 1],
  ['swift-profit', (user) => user.oto_4 === 1],
  ['limitless', (user) => user.oto_5 === 1],
  ['agency', (user) => user.oto_6 === 1],
  ['franchise', (user) => user.oto_7 === 1],
  ['multiple-income', (user) => user.oto_8 === 1],
  ['users', (user) => user.role === 'admin'],
];
const always = ['tutorials', 'projects', 'marketplace', 'bonus', 'upgrade', 'profile-settings'];

test('every one of the 512 combinations of flags and role shows exactly its entries', () => {
  for (let bits = 0; bits < 512; bits += 1) {
    const user = userFromBits(bits);
    const expected = conditions.filter(([, shows]) => shows(user)).map(([id]) => id);
    expect(ids(buildMenu(user, config)).toSorted()).toEqual([...always, ...expected].toSorted());
  }
});

test('the order is the specification’s', () => {
  expect(ids(buildMenu(userFromBits(511), config))).toEqual([
    'tutorials',
    'projects',
    'marketplace',
    'done-for-you',
    'limitless',
    'swift-profit',
    'automation',
    'multiple-income',
    'agency',
    'franchise',
    'bonus',
    'upgrade',
    'users',
    'profile-settings',
  ]);
});

/** Every entry, those of groups included, by its id. */
function entryOf(user: User, id: string): MenuEntry | undefined {
  const entries = buildMenu(user, config);
  const inGroups = entries.flatMap((entry) => (entry.kind === 'group' ? entry.items : []));
  return [...entries, ...inGroups].find((entry) => entry.id === id);
}

test.each([
  ['tutorials', 'Tutorials', '/tutorials'],
  ['projects', 'Projects', '/projects'],
  ['offers', 'Affiliate Offers', '/hot-dfy-offers'],
  ['limitless', 'Limitless', '/limitless'],
  ['multiple-income', 'Multiple Income', '/multiple-income'],
  ['agency', 'Agency', '/agency'],
  ['franchise', 'Franchise', '/franchise'],
  ['bonus', 'Bonus', '/Bonus'],
  ['upgrade', 'Upgrade', '/Upgrade'],
  ['users', 'Users', '/users'],
  ['profile-settings', 'Profile Settings', '/profile-settings'],
])('the entry %s is called %s and leads to %s', (id, label, path) => {
  expect(entryOf(userFromBits(511), id)).toMatchObject({ kind: 'route', label, path });
});

test.each([
  [2, 'done-for-you', 'Done For You'],
  [3, 'automation', 'Automation'],
  [4, 'swift-profit', 'Swift Profit'],
  [5, 'limitless', 'Limitless'],
  [6, 'agency', 'Agency'],
  [7, 'franchise', 'Franchise'],
  [8, 'multiple-income', 'Multiple Income'],
])('flag %i alone adds %s, called %s', (tier, id, label) => {
  const user = userFromBits(1 << (tier - 1));
  expect(ids(buildMenu(user, config)).filter((entry) => !always.includes(entry))).toEqual([id]);
  expect(entryOf(user, id)).toMatchObject({ label });
});

test('the role admin alone adds Users, another role does not', () => {
  const added = (role: string) =>
    ids(buildMenu(aUser({ role }), config)).filter((entry) => !always.includes(entry));
  expect(added('admin')).toEqual(['users']);
  expect(added('manager')).toEqual([]);
});

test('external entries carry the operator’s addresses', () => {
  const menu = buildMenu(userFromBits(511), config);
  const hrefs = menu.flatMap((entry) => (entry.kind === 'external' ? [entry.href] : []));
  expect(hrefs).toEqual([
    'https://market.example',
    'https://profit.example',
    'https://profit.example',
  ]);
});

test('the Done For You group holds the marketplace and the affiliate offers', () => {
  const group = buildMenu(userFromBits(2), config).find(({ id }) => id === 'done-for-you');
  expect(group).toMatchObject({
    kind: 'group',
    items: [
      { kind: 'external', href: 'https://market.example' },
      { kind: 'route', path: '/hot-dfy-offers' },
    ],
  });
});

test('only the bonus page opens beside the application', () => {
  const routes = buildMenu(userFromBits(511), config).filter((entry) => entry.kind === 'route');
  expect(routes.filter(({ newTab }) => newTab).map(({ path }) => path)).toEqual(['/Bonus']);
});

test('nobody signed in sees no unlocked entry', () => {
  expect(ids(buildMenu(null, config)).toSorted()).toEqual(always.toSorted());
});
