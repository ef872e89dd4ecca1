import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUndeclaredPages } from './declared-pages';

const pages = `export const pages = {
  '/shop': () => import(/* webpackChunkName: "shop" */ '../features/shop/shop.route'),
  '/cart': () =>
    import(/* webpackChunkName: "cart" */ '../features/cart/cart.route'),
};`;

test('finds a page that package.json does not declare', () => {
  assert.deepEqual(findUndeclaredPages({ folder: 'mfe-shop', pages, routes: ['/shop'] }), [
    'mfe-shop/package.json: declare /cart under sitewright.routes',
  ]);
});

test('finds a declared path without a page', () => {
  const routes = ['/shop', '/cart', '/orders'];
  assert.deepEqual(findUndeclaredPages({ folder: 'mfe-shop', pages, routes }), [
    'mfe-shop/src/app/pages.ts: /orders is declared, but no page is loaded for it',
  ]);
});

test('accepts pages and routes that agree', () => {
  const routes = ['/cart', '/shop'];
  assert.deepEqual(findUndeclaredPages({ folder: 'mfe-shop', pages, routes }), []);
});
