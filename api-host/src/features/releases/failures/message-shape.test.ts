import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapeOf } from './message-shape';

const shapes = [
  [
    'Cannot read properties of undefined (reading map)',
    'Cannot read properties of undefined (reading map)',
  ],
  ['e.items.map is not a function', '….map is not a function'],
  ['Minified React error #185; visit … for the full message', 'Minified React error #185'],
  ['Loading chunk 123 failed. (error: …)', 'Loading chunk # failed. (error: …)'],
  ['Maximum update depth exceeded', 'Maximum update depth exceeded'],
  ['', ''],
] as const;

for (const [message, shape] of shapes) {
  test(`the shape of “${message}”`, () => {
    assert.equal(shapeOf(message), shape);
    assert.equal(shapeOf(shape), shape, 'a shape is its own');
  });
}

test('nothing a member has typed is in a shape', () => {
  const messages = [
    'Project Annas Bäckerei not found',
    'anna.schmidt@example.com is not a valid value',
    'URL constructor: /projects?token=abc123&q=secret is not valid',
    'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0 was rejected',
    'Invalid regular expression: /geheim(/: Unterminated group',
    'Call 0113 496 0000 after 8',
  ];
  const shown = messages.map(shapeOf).join('\n');
  const private_ = /anna|bäck|schmidt|example|token=|abc|secret|bearer|eyj|geheim|\d|\/|[?&=@]/i;
  assert.doesNotMatch(shown, private_);
  assert.match(shown, /^… not found$/m);
});

test('a message of any length has a short shape', () => {
  assert.ok(shapeOf('undefined '.repeat(10_000)).length <= 200);
});
