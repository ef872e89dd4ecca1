import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EngineResult, GenerationJob } from '../generation-engine.port';
import { outcomeOf } from './request-outcome';

const code = { html: '<h1>Rye</h1>', css: 'h1 {}', js: '' };
const refinement: GenerationJob = { ...code, prompt: 'Make the heading red', mode: 1 };
const creation: GenerationJob = { html: '', css: '', js: '', prompt: 'A bakery', mode: 0 };
const made = (more: Partial<EngineResult> = {}): EngineResult => ({
  ...code,
  framework: 'vanilla',
  notes: [],
  ...more,
});
const part = (text: string, done: boolean) => ({ text, done });

test('all parts done, some, none', () => {
  const of = (...parts: ReturnType<typeof part>[]) =>
    outcomeOf(refinement, made({ css: 'h1 { color: red }', parts })).status;
  assert.equal(of(part('a', true), part('b', true)), 'done');
  assert.equal(of(part('a', true), part('b', false)), 'partly');
  assert.equal(of(part('a', false), part('b', false)), 'not_done');
});

test('a refinement with unchanged files is not done, whatever its engine says', () => {
  const { status, parts } = outcomeOf(refinement, made({ parts: [part('red', true)] }));
  assert.equal(status, 'not_done');
  assert.deepEqual(parts, [{ ...part('red', false), detail: 'Nothing on the page changed.' }]);
  assert.equal(outcomeOf(refinement, made()).status, 'not_done');
});

test('given reasons replace the generic one when nothing changed', () => {
  const reason = { ...part('online payment', false), detail: 'Not done: it needs a server.' };
  const { parts } = outcomeOf(refinement, made({ parts: [part('the whole', true), reason] }));
  assert.deepEqual(parts, [reason]);
});

test('without parts, the outcome is derived from the files and the engine’s sentences', () => {
  const changed = outcomeOf(refinement, made({ css: 'h1 { color: red }', js: 'go()' }));
  assert.deepEqual(changed.parts, [
    { text: 'Make the heading red', done: true, detail: 'Changed styles.css and script.js.' },
  ]);
  const fresh = outcomeOf(creation, made({ unfulfilled: ['Payments need a server.'] }));
  assert.equal(fresh.status, 'partly');
  assert.deepEqual(fresh.parts[1], part('Payments need a server.', false));
  assert.equal(outcomeOf(creation, made()).status, 'done');
});

test('an outcome is limited in size', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...part(`${index} ${'a '.repeat(1_000)}`, true),
    detail: 'b'.repeat(2_000),
  }));
  const { parts } = outcomeOf(creation, made({ parts: many }));
  assert.equal(parts.length, 30);
  assert.ok(parts.every(({ text, detail }) => text.length <= 200 && (detail ?? '').length <= 400));
});
