import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSlowestFiles } from './slowest-files';
import type { TestRun } from './test-run';

const run = (file: string, milliseconds?: number): TestRun => ({
  file,
  title: file,
  outcome: 'passed',
  ...(milliseconds !== undefined && { milliseconds }),
});

test('the times of a file’s tests are added up, and the slowest files named first', () => {
  assert.deepEqual(describeSlowestFiles([run('a', 900), run('b', 3000), run('a', 5100)]), [
    '  6 s a',
    '  3 s b',
  ]);
});

test('a file of less than a second, or without a time, is not named; nor are more than five', () => {
  assert.deepEqual(describeSlowestFiles([run('a', 400), run('b')]), []);
  const many = Array.from({ length: 9 }, (_, place) => run(`file-${place}`, 2000 + place));
  assert.equal(describeSlowestFiles(many).length, 5);
});
