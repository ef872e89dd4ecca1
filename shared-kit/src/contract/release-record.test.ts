import { builtRoute } from './release-record';

const route = { path: '/shop', access: 'member', title: 'Shop', preload: [], shares: [] };
const menu = { label: 'Shop', position: 15 };

it('tells a page without a menu entry from one whose build says nothing of the menu', () => {
  expect(builtRoute.parse(route)).not.toHaveProperty('menu');
  expect(builtRoute.parse({ ...route, menu: null }).menu).toBeNull();
  expect(builtRoute.parse({ ...route, menu }).menu).toEqual(menu);
});

it('takes what a newer remote says of its entry, and drops what is no part of it', () => {
  const newer = { ...menu, icon: 'spaceship', group: 'space', requires: 'astronaut' };
  expect(builtRoute.parse({ ...route, menu: { ...newer, colour: 'red' } }).menu).toEqual(newer);
});

it('refuses a label that no menu has room for', () => {
  expect(builtRoute.safeParse({ ...route, menu: { ...menu, label: 'A'.repeat(41) } }).success).toBe(
    false,
  );
});
