import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestRun } from '../test/test-run';
import { proveClauses } from './prove-clauses';

/** Put together, so that nothing in this file is taken for an id of its own. */
const mark = (id: string): string => `// Proof ${id}`;

const files: Record<string, string> = {
  'a.test.ts': `
    import { testEndpoint } from './endpoint-conformance';
    ${mark('P1')}
    it('opens', () => { check(); });
    ${mark('P2')}
    it('the law is refused', () => { check(); });
    for (const name of names)
      ${mark('P3')}
      it(\`\${name} is refused\`, () => { check(name); });
    testEndpoint(login);
  `,
  'endpoint-conformance.ts': `export const testEndpoint = (e) =>
    ${mark('P4')}
    test(\`\${e.operation}: succeeds\`, () => { check(e); });`,
};
const sources = {
  collected: new Set(['a.test.ts']),
  shared: ['endpoint-conformance.ts'],
  read: (file: string): string | undefined => files[file],
};

function verdictOn(proofs: readonly string[], runs: readonly TestRun[]) {
  const rows = proofs.map((proof, index) => `| 2.1.${index + 1} | It holds | ${proof} |`);
  return proveClauses(`## 2. Screens\n\n### 2.1 Routes\n\n${rows.join('\n')}`, sources, runs);
}

const run = (title: string, outcome: TestRun['outcome'], file = 'a.test.ts'): TestRun => ({
  file,
  title,
  outcome,
});

test('a clause whose test passed is proven, on every database it ran on', () => {
  const runs = [run('opens', 'passed'), run('opens', 'passed'), run('other', 'failed')];
  assert.deepEqual(verdictOn(['P1'], runs), { proven: 1, failures: [] });
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
    assert.deepEqual(verdictOn(['P1'], runs), {
      proven: 0,
      failures: [`2.1.1 It holds: P1 in a.test.ts ${why}`],
    });
  });
}

test('a test skipped on one database and passed on the other proves', () => {
  assert.equal(verdictOn(['P1'], [run('opens', 'skipped'), run('opens', 'passed')]).proven, 1);
});

test('one of two tests that did not pass leaves the clause unproven', () => {
  const both = 'P1<br>P2';
  const { failures } = verdictOn([both], [run('opens', 'passed')]);
  assert.deepEqual(failures, ['2.1.1 It holds: P2 in a.test.ts did not run']);
});

test('a template is proven by all the tests it made, and by no other', () => {
  const template = 'P3';
  const passed = [run('a is refused', 'passed'), run('b is refused', 'passed')];
  assert.equal(verdictOn([template], passed).proven, 1);
  assert.equal(verdictOn([template], [...passed, run('c is refused', 'failed')]).proven, 0);
  assert.equal(verdictOn([template], [run('the law is refused', 'passed')]).proven, 0);
});

test('one test of a template is proven by itself', () => {
  const runs = [run('a is refused', 'passed'), run('b is refused', 'failed')];
  assert.equal(verdictOn(['P3 a'], runs).proven, 1);
  assert.equal(verdictOn(['P3 c'], runs).proven, 0);
});

test('a shared test is found where its runner reports it', () => {
  assert.equal(
    verdictOn(['P4 login'], [run('login: succeeds', 'passed', 'endpoint-conformance.ts')]).proven,
    1,
  );
  assert.equal(
    verdictOn(['P4 login'], [run('logout: succeeds', 'passed', 'endpoint-conformance.ts')]).proven,
    0,
  );
});
