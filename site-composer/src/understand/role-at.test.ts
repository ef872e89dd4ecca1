import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whatForRole } from './role-at';

test('Who volunteers somewhere speaks for that', () => {
  const said = 'Ik ben vrijwilliger bij egelopvang Het Stekelnest in Amersfoort.';
  assert.equal(whatForRole('vrijwilliger', 'Het Stekelnest', said), 'egelopvang');
  assert.equal(whatForRole('secretary', 'Elm Row', "I'm the secretary of Elm Row."), null);
  assert.equal(whatForRole('baker', 'Elm Row', 'I am baker at bakery Elm Row'), null);
});
