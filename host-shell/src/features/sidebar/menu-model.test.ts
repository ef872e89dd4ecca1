import { parseRuntimeConfig } from 'shared-kit/contract';
import type { User } from 'shared-kit/contract';
import { aUser } from 'shared-kit/testing';
import { buildMenu } from './menu-model';
import type { MenuPage } from './menu-model';

const config = parseRuntimeConfig({});

function labelsOf(pages: readonly MenuPage[], user: User | null = aUser()): string[] {
  return buildMenu(pages, user, config).map(({ label }) => label);
}

const page = (menu: MenuPage['menu']): MenuPage => ({ path: '/shop', menu });

test('a page of a remote that this shell has never heard of gets its entry where it asks for it', () => {
  const shop = page({ label: 'Shop', position: 15, icon: 'store' });
  const pages = [{ path: '/projects' }, { path: '/tutorials' }, shop];
  expect(labelsOf(pages)).toEqual(['Tutorials', 'Shop', 'Projects', 'Marketplace']);
  expect(buildMenu([shop], null, config)[0]).toEqual({
    kind: 'route',
    id: '/shop',
    label: 'Shop',
    icon: 'store',
    path: '/shop',
    newTab: false,
  });
});

test('a page that declares no entry has none, whatever its address', () => {
  expect(labelsOf([page(null)])).toEqual(['Marketplace']);
  expect(labelsOf([{ path: '/projects', menu: null }])).toEqual(['Marketplace']);
});

test('what a remote declares comes before what older builds were given', () => {
  const pages = [{ path: '/projects', menu: { label: 'My sites', position: 99 } }];
  expect(labelsOf(pages)).toEqual(['Marketplace', 'My sites']);
});

test('a page of an older build that was never in the menu has no entry', () => {
  expect(labelsOf([{ path: '/workspace' }])).toEqual(['Marketplace']);
});

test('no entry leads to a page that nobody serves', () => {
  expect(labelsOf([], aUser({ role: 'admin', oto_6: 1 }))).toEqual(['Marketplace']);
});

test('a requirement this shell does not know is met by nobody', () => {
  const menu = { label: 'Shop', position: 1 };
  const everything = aUser({ role: 'admin', release_manager: 1, oto_1: 1 });
  for (const requires of ['support', 'oto_9', 'toString', '']) {
    expect(labelsOf([page({ ...menu, requires })], everything)).toEqual(['Marketplace']);
  }
  expect(labelsOf([page({ ...menu, requires: 'oto_1' })], everything)[0]).toBe('Shop');
});

test('a group this shell does not know is none', () => {
  expect(labelsOf([page({ label: 'Shop', position: 1, group: 'shops' })])[0]).toBe('Shop');
});

test('a page in the group stands there and nowhere else', () => {
  const menu = { label: 'Shop', position: 5, group: 'done-for-you' };
  expect(labelsOf([page(menu)])).toEqual(['Marketplace']);
  const [, group] = buildMenu([page(menu)], aUser({ oto_2: 1 }), config);
  expect(group).toMatchObject({ items: [{ label: 'Shop' }, { label: 'Marketplace' }] });
});
