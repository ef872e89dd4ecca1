import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narrates } from './narrates';

test('what is told of people is no order', () => {
  for (const text of [
    'He grew sweet potatoes in Lancashire,',
    'When he retired in 1995 his passengers had a whip-round',
    'I come to the boat with brown paper and make a pattern',
    'her door was never locked',
  ])
    assert.ok(narrates(text, ''), text);
});

test('wishes are not told', () => {
  for (const text of ['I want a page', 'we need a form', 'She wants it pink', 'I would love a map'])
    assert.ok(!narrates(text, ''), text);
});

test('what goes on with a sentence is of it, and of nothing without one', () => {
  assert.ok(narrates('who is named after him', 'one great-grandchild,'));
  assert.ok(!narrates('who is named after him', ''));
});
