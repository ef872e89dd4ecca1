import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SaidClause, Span } from '../../spans/find-spans';
import { withStoriesWhole, withoutSectionParts } from './mended-parts';

/** Parts of a text, each with how likely it is told. */
function partsOf(text: string, ...told: readonly (readonly [string, number])[]): SaidClause[] {
  return told.map(([said, share]) => {
    const start = text.indexOf(said);
    return { text: said, start, end: start + said.length, told: share };
  });
}

const toldOf = (parts: readonly SaidClause[]): number[] => parts.map(({ told }) => told);

test('a story goes on where a part of it is in doubt', () => {
  const text = 'She came in 1948. She kept bees, which the council said could not be done.';
  const parts = partsOf(
    text,
    ['She came in 1948', 1],
    ['She kept bees', 0.95],
    ['which the council said could not be done', 0.2],
  );
  assert.deepEqual(toldOf(withStoriesWhole(text, parts)), [1, 0.95, 0.5]);
});

test('what speaks to the builder behind a story is no part of it', () => {
  const text = 'She came in 1948. She kept bees. Put that near the top.';
  const parts = partsOf(
    text,
    ['She came in 1948', 1],
    ['She kept bees', 0.95],
    ['Put that near the top', 0.2],
  );
  assert.deepEqual(toldOf(withStoriesWhole(text, parts)), [1, 0.95, 0.2]);
});

test('a new line ends a story', () => {
  const text = 'She came in 1948. She kept bees.\nsomething serious';
  const parts = partsOf(
    text,
    ['She came in 1948', 1],
    ['She kept bees', 0.95],
    ['something serious', 0.2],
  );
  assert.deepEqual(toldOf(withStoriesWhole(text, parts)), [1, 0.95, 0.2]);
});

test('names of sections and what leads to their list are said to the builder', () => {
  const text = 'Sections in this order: come for a run, membership. Membership is £24.';
  const parts = partsOf(
    text,
    ['Sections in this order', 0.7],
    ['come for a run', 0.9],
    ['membership', 1],
    ['Membership is £24', 1],
  );
  const spans = ['come for a run', 'membership'].map((said): Span => {
    const start = text.indexOf(said);
    return { label: 'section', text: said, start, end: start + said.length, record: null, sure: 1 };
  });
  assert.deepEqual(toldOf(withoutSectionParts(text, parts, spans)), [0, 0, 0, 1]);
});
