import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../composer';
import { findStatements } from './find-statements';

void test('what the page must say is said', () => {
  const prompt =
    'A mood journal. It must say it is not a replacement for a doctor. The hero should say "Hello".';
  assert.deepEqual(findStatements(prompt), ['It is not a replacement for a doctor.']);
  assert.match(compose(prompt).html, /It is not a replacement for a doctor\./);
});

void test('other wishes are no statements', () => {
  assert.deepEqual(findStatements('a page that should state prices and must have a form'), []);
});
