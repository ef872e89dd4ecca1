import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, indentAt, wholeLines } from './edit';

const insertion = (start: number, text: string) => ({ start, end: start, text });

test('edits are applied in any order, and what they say is not expanded', () => {
  const edits = [
    { start: 6, end: 9, text: '$&' },
    insertion(0, '>'),
    { start: 2, end: 4, text: '' },
  ];
  assert.equal(applyEdits('0123456789', edits), '>0145$&9');
});

test('at one place insertions come first as given, then the longest replacement', () => {
  const edits = [
    { start: 1, end: 2, text: 'short' },
    { start: 1, end: 3, text: 'long' },
    insertion(1, 'a'),
    insertion(1, 'b'),
  ];
  assert.equal(applyEdits('0123', edits), '0ablong3');
});

test('of two that overlap the first counts, unless that is an error', () => {
  const edits = [
    { start: 1, end: 3, text: 'x' },
    { start: 2, end: 4, text: 'y' },
  ];
  assert.equal(applyEdits('01234', edits), '0x34');
  assert.throws(() => applyEdits('01234', edits, 'throws'), /overlap/);
});

test('a part is taken out with its line, and only where it has one', () => {
  const source = '<ul>\n  <li>a</li>\n  <li>b</li></ul>';
  const start = source.indexOf('<li>b');
  const line = wholeLines(source, { start, end: start + '<li>b</li>'.length });
  assert.equal(applyEdits(source, [{ ...line, text: '' }]), '<ul>\n  <li>a</li></ul>');
  const inside = { start: 7, end: 8 };
  assert.equal(wholeLines('<p>ab c</p>', inside), inside);
});

test('the indentation in front of a place', () => {
  assert.equal(indentAt('<ul>\n\t <li>', 7), '\t ');
  assert.equal(indentAt('<ul>  <li>', 6), '');
  assert.equal(indentAt('<p>', 0), '');
});
