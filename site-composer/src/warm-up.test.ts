import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, warmUp } from './index';

test('After warming up, the first page of a member is made without loading anything', () => {
  const begun = performance.now();
  warmUp();
  const started = performance.now();
  const { html } = compose('A bakery in Leeds', { today: new Date('2026-11-22T12:00:00Z') });
  assert.ok(performance.now() - started < started - begun);
  assert.match(html, /Leeds/);
});
