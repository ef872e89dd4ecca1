import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../../index';
import { pages } from '../testing/pages';
import { blocks } from './section-blocks';

const bakery = compose('Website for Crumb, a bakery in Leeds. Bread £4.20, buns £2.', {
  today: new Date('2026-01-12T12:00:00Z'),
});

for (const [name, files] of Object.entries({
  bakery,
  stranger: pages.stranger,
  model: pages.model,
}))
  test(`sections in the manner of the page: ${name}`, () => {
    const drawn = blocks(files);
    assert.equal(new Set(drawn.map(({ id }) => id)).size, drawn.length);
    for (const { id, html } of drawn) {
      assert.match(html, /^<(?:section|div)\b/, id);
      assert.match(html, /<h2\b/, id);
      assert.ok(html.replace(/<[^>]+>/g, '').trim().length > 5, `${id} says nothing`);
    }
  });

test('a section of a kind the page does not have brings its rules', () => {
  const schedule = blocks(bakery).find(({ id }) => id === 'schedule');
  assert.match(schedule?.css ?? '', /schedule/);
});
