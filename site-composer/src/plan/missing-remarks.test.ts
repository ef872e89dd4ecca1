import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand/understand';
import type { DraftSection } from './draft-section';
import { missingFrom } from './missing-remarks';
import { makeContext } from './page-context';

const brief = understand('A bakery in Ely', new Date('2026-11-23T12:00:00Z'));
const about = (...paragraphs: string[]): DraftSection => ({
  kind: 'text',
  heading: null,
  navigation: null,
  paragraphs,
});
const missing = (counted: readonly string[], drafts: readonly DraftSection[]): readonly string[] =>
  missingFrom(makeContext({ ...brief, statements: [], remarks: [], counted }), drafts);

test('A figure that stands nowhere on the page is told in the words around it', () => {
  assert.deepEqual(missing(['We bake 340 loaves a day'], [about('Loaves every day.')]), [
    'We bake 340 loaves a day.',
  ]);
});

test('A figure that is on the page is not told again', () => {
  assert.deepEqual(
    missing(['We bake 340 loaves a day'], [about('340 loaves leave the oven.')]),
    [],
  );
});

test('Two clauses with the same lost figure are told once', () => {
  assert.equal(missing(['We bake 340 loaves', 'We bake 340 loaves'], []).length, 1);
});
