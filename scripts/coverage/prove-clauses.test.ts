import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestRun } from '../test/test-run';
import { proveClauses } from './prove-clauses';

const files: Record<string, string> = {
  'a.test.ts': `
    import { testEndpoint } from './endpoint-conformance';
    it('opens', () => { check(); });
    it('the law is refused', () => { check(); });
    for (const name of names) it(\`\${name} is refused\`, () => { check(name); });
    testEndpoint(login);
  `,
  'endpoint-conformance.ts':
    'export const testEndpoint = (e) => test(`${e.operation}: succeeds`, () => { check(e); });',
};
const sources = {
  collected: new Set(['a.test.ts']),
  read: (file: string): string | undefined => files[file],
};

function verdictOn(titles: readonly string[], runs: readonly TestRun[]) {
  const rows = titles.map(
    (title, index) => `| 2.1.${index + 1} | It holds | \`a.test.ts\` › ${title} |`,
  );
  return proveClauses(`## 2. Screens\n\n### 2.1 Routes\n\n${rows.join('\n')}`, sources, runs);
}

const run = (title: string, outcome: TestRun['outcome'], file = 'a.test.ts'): TestRun => ({
  file,
  title,
  outcome,
});

test('a clause whose test passed is proven, on every database it ran on', () => {
  const runs = [run('opens', 'passed'), run('opens', 'passed'), run('other', 'failed')];
  assert.deepEqual(verdictOn(['opens'], runs), { proven: 1, failures: [] });
});

const unproven: [what: string, runs: TestRun[], why: string][] = [
  ['failed', [run('opens', 'failed')], 'failed'],
  ['failed on one database', [run('opens', 'passed'), run('opens', 'failed')], 'failed'],
  ['was skipped', [run('opens', 'skipped')], 'was skipped'],
  ['did not run', [run('closes', 'passed')], 'did not run'],
  ['passed in another file only', [run('opens', 'passed', 'b.test.ts')], 'did not run'],
];
for (const [what, runs, why] of unproven) {
  test(`a clause whose test ${what} is not proven, and says so`, () => {
    assert.deepEqual(verdictOn(['opens'], runs), {
      proven: 0,
      failures: [`2.1.1 It holds: “opens” in a.test.ts ${why}`],
    });
  });
}

test('a test skipped on one database and passed on the other proves', () => {
  assert.equal(verdictOn(['opens'], [run('opens', 'skipped'), run('opens', 'passed')]).proven, 1);
});

test('one of two tests that did not pass leaves the clause unproven', () => {
  const both = 'opens<br>`a.test.ts` › the law is refused';
  const { failures } = verdictOn([both], [run('opens', 'passed')]);
  assert.deepEqual(failures, ['2.1.1 It holds: “the law is refused” in a.test.ts did not run']);
});

test('a template is proven by all the tests it made, and by no other', () => {
  const template = '${name} is refused';
  const passed = [run('a is refused', 'passed'), run('b is refused', 'passed')];
  assert.equal(verdictOn([template], passed).proven, 1);
  assert.equal(verdictOn([template], [...passed, run('c is refused', 'failed')]).proven, 0);
  assert.equal(verdictOn([template], [run('the law is refused', 'passed')]).proven, 0);
});

test('one test of a template is proven by itself', () => {
  const runs = [run('a is refused', 'passed'), run('b is refused', 'failed')];
  assert.equal(verdictOn(['a is refused'], runs).proven, 1);
  assert.equal(verdictOn(['c is refused'], runs).proven, 0);
});

test('a shared test is found where its runner reports it', () => {
  assert.equal(
    verdictOn(['login: succeeds'], [run('login: succeeds', 'passed', 'endpoint-conformance.ts')])
      .proven,
    1,
  );
  assert.equal(
    verdictOn(['login: succeeds'], [run('logout: succeeds', 'passed', 'endpoint-conformance.ts')])
      .proven,
    0,
  );
});
