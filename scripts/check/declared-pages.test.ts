import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUndeclaredPages } from './declared-pages';

const routes = `export const routes = {
  '/shop': { access: 'member', title: 'Shop', page: () => import('../features/shop/shop.route') },
};`;
const shop = 'mfe-shop/src/features/shop/shop.route.tsx';

test('finds a page that no route loads', () => {
  const cart = 'mfe-shop/src/features/shop/cart.route.tsx';
  assert.deepEqual(findUndeclaredPages({ folder: 'mfe-shop', routes, pages: [shop, cart] }), [
    `${cart}: no route in mfe-shop/src/app/routes.ts loads this page`,
  ]);
});

test('accepts pages that are declared', () => {
  assert.deepEqual(findUndeclaredPages({ folder: 'mfe-shop', routes, pages: [shop] }), []);
});
