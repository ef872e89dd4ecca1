import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreOf } from './score';

const mutant = (status: string, line: number) => ({
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  status,
  location: { start: { line, column: 3 } },
});

test('counts killed and endless mutants against all that ran', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'CompileError', 'Ignored'];
  const mutants = statuses.map((status, line) => mutant(status, line));
  const score = scoreOf({ files: { 'a.ts': { mutants } } });
  assert.deepEqual({ killed: score.killed, survived: score.survived }, { killed: 3, survived: 1 });
  assert.equal(score.percent, 75);
});

test('names each survivor, those no test reaches included', () => {
  const mutants = [mutant('NoCoverage', 7), mutant('Killed', 8)];
  const { survivors } = scoreOf({ files: { 'b.ts': { mutants } } });
  assert.deepEqual(survivors, ['b.ts:7:3 BooleanLiteral → false']);
});
