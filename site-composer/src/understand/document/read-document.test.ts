import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDocument } from './read-document';

const kindsOf = (text: string): string[] =>
  (readDocument(text) ?? []).map(({ kind, heading }) => `${kind} ${heading}`.trim());

test('Headings in capitals, their lists and what is not for the page are parts', () => {
  const kinds = kindsOf(
    'WHAT TO BRING\n- a towel\n- socks\n\nPRICES\nAdults £4\nChildren £2\n\nNOT ON THE PAGE\nour street',
  );
  assert.deepEqual(kinds.slice(1), [
    'content WHAT TO BRING',
    'content PRICES',
    'excluded NOT ON THE PAGE',
  ]);
});

test('A running text is no document', () => {
  assert.equal(readDocument('A page for my bakery in Leeds. Prices: loaves £4, buns £1.'), null);
});
