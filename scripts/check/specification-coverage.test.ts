import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProofIndex } from '../coverage/proof-index';
import { checkSpecificationCoverage } from './specification-coverage';

const file = 'mfe-a/src/features/x/x.test.tsx';
const shared = 'mfe-a/src/testing/endpoint-conformance.ts';

/** Put together, so that nothing in this file is taken for an id of its own. */
const mark = (id: string): string => `// Proof ${id}`;

const opens = `${mark('P1')}\nit('opens the list', () => { check(); });`;

/** The project with this test file, and perhaps a file that declares tests for it. */
function indexOf(text: string, sharedText = ''): ProofIndex {
  const files: Record<string, string> = { [file]: text, [shared]: sharedText };
  const read = (path: string) => files[path];
  return new ProofIndex({ collected: new Set([file]), shared: [shared], read });
}

const otherSections = [3, 4, 5, 6, 7, 8, 9]
  .map((number) => `## ${number}. Section\n\n### ${number}.1 Part\n`)
  .join('\n');

function documentWith(rows: string): string {
  const head = '| Clause | What holds | Proof |\n|---|---|---|\n';
  return `# Coverage\n\n## 2. Screens\n\n### 2.1 Routes\n\n${head}${rows}\n\n${otherSections}`;
}

const row = (proof: string): string => `| 2.1.1 | It holds | ${proof} |`;
const errorsOf = (rows: string, index = indexOf(opens)): string[] =>
  checkSpecificationCoverage(documentWith(rows), index, { complete: false });

const bodies = {
  'a test': "it('opens', () => { check(); });",
  'a test in a group':
    "describe('a group', () => {\n  MARK\n  it('opens', async () => { await check(); });\n});",
  'a test that a loop makes':
    'for (const name of names) {\n  MARK\n  test(`${name} opens`, () => { check(name); });\n}',
  'a table': "it.each([\n  ['a', 1],\n])('%s takes %d', (name, size) => { check(name, size); });",
  'a tagged table': "it.each`a | b`('$a is as good as $b', ({ a }) => { check(a); });",
};
for (const [what, body] of Object.entries(bodies)) {
  test(`a clause may rest on ${what}, whatever its title`, () => {
    const text = body.includes('MARK')
      ? body.replace('MARK', mark('P1'))
      : `${mark('P1')}\n${body}`;
    // What is more than a byte long does not move the lines.
    assert.deepEqual(errorsOf(row('P1'), indexOf(`const word = '→ “ü”';\n${text}`)), []);
  });
}

const table = indexOf(`${mark('P1')}\nit.each(rows)('%s takes %d', (name) => { check(name); });`);

test('a clause may rest on one test of a loop, named by its values', () => {
  assert.deepEqual(errorsOf(row('P1 the field · 20'), table), []);
  assert.deepEqual(errorsOf(row(`[P1](../${file}) the field · 20`), table), []);
});

test('values that do not fit the title are an error', () => {
  assert.deepEqual(errorsOf(row('P1 the field'), table), [
    `clause 2.1.1: P1 in ${file} has 2 values in its title, not 1`,
  ]);
  assert.deepEqual(errorsOf(row('P1 a value')), [
    `clause 2.1.1: P1 in ${file} has 0 values in its title, not 1`,
  ]);
});

test('a clause may rest on several tests', () => {
  const two = indexOf(`${opens}\n${opens.replaceAll('P1', 'P2')}`);
  assert.deepEqual(errorsOf(row('P1<br>P2'), two), []);
});

const conformance = `export function climb(tests) {
  ${mark('P7')}
  test(\`\${tests.endpoint.operation}: succeeds\`, () => { check(tests); });
}`;
const calls = indexOf(
  "import { climb } from '../../testing/endpoint-conformance';\nclimb({ endpoint: login, success: () => { use(logout); } });",
  conformance,
);

test('a test of a shared function is one of a file that calls it, with what it gives', () => {
  assert.deepEqual(errorsOf(row('P7 login'), calls), []);
  for (const other of ['logout', 'climb']) {
    assert.deepEqual(errorsOf(row(`P7 ${other}`), calls), [
      `clause 2.1.1: no test file gives “${other}” to ${shared}, where P7 is`,
    ]);
  }
  assert.deepEqual(errorsOf(row('P7'), calls), [
    `clause 2.1.1: P7 in ${shared} is shared: say whose it is`,
  ]);
});

const refusals = indexOf(
  "import { climb } from '../../testing/endpoint-conformance';\nclimb({ endpoint: login, bad: [{ why: 'an invalid flag' }] });",
  `export function climb(tests) {
  ${mark('P8')}
  for (const { why } of tests.bad) test(\`\${tests.endpoint.operation}: \${why}\`, () => { check(why); });
}`,
);

test('a variant of a shared test that no calling file declares is an error', () => {
  assert.deepEqual(errorsOf(row('P8 login · an invalid flag'), refusals), []);
  assert.deepEqual(errorsOf(row('P8 login · an unknown flag'), refusals), [
    'clause 2.1.1: no test file declares “an unknown flag”, which P8 names',
  ]);
});

test('an id that stands nowhere is an error', () => {
  assert.deepEqual(errorsOf(row('P1<br>P2')), ['clause 2.1.1: P2 stands at no test']);
});

test('an id that stands at two tests is an error', () => {
  const twice = indexOf(`${opens}\n${opens}`);
  assert.deepEqual(errorsOf(row('P1'), twice), [`${file}:3: P1 stands at ${file}:1 as well`]);
});

test('an id that no clause names is an error', () => {
  const more = indexOf(`${opens}\n${opens.replaceAll('P1', 'P2')}`);
  assert.deepEqual(errorsOf(row('P1'), more), [`${file}:3: no clause rests on P2`]);
});

const noTests = {
  'a test further down': "\nit('opens', () => { check(); });",
  'a comment': "// it('opens', () => { check(); });",
  'a text': 'const text = "it(\'opens\', () => { check(); })";',
  'a group': "describe('a group', () => {});",
  'a regular expression': "/x/.test('opens');",
  'somebody else’s function': "other.it('opens', () => { check(); });",
  'a condition': "test.skip(isSlow(), 'this browser is slow');",
};
for (const [what, text] of Object.entries(noTests)) {
  test(`an id above ${what} is an error`, () => {
    const index = indexOf(`${mark('P1')}\n${text}`);
    assert.deepEqual(errorsOf(row('P1'), index), [`${file}:1: P1 does not stand above a test`]);
  });
}

const unproving = {
  'is skipped': ["it.skip('opens', () => { check(); });", 'skip'],
  'is still to do': ["it.todo('opens');", 'todo'],
  'is expected to fail': ["it.failing('opens', () => { check(); });", 'failing'],
  'is crossed out': ["xit('opens', () => { check(); });", 'skip'],
  'is skipped by an option': ["test('opens', { skip: true }, () => { check(); });", 'skip'],
  'has no body': ["it('opens');", 'no body'],
  'has an empty body': ["it('opens', () => {});", 'an empty body'],
} as const;
for (const [what, [text, flaw]] of Object.entries(unproving)) {
  test(`a test that ${what} proves nothing`, () => {
    const index = indexOf(`${mark('P1')}\n${text}`);
    assert.deepEqual(errorsOf(row('P1'), index), [
      `clause 2.1.1: P1 in ${file} proves nothing (${flaw})`,
    ]);
  });
}

test('a test in a skipped group proves nothing', () => {
  const index = indexOf(`describe.skip('a group', () => {\n${opens}\n});`);
  assert.deepEqual(errorsOf(row('P1'), index), [
    `clause 2.1.1: P1 in ${file} proves nothing (skip)`,
  ]);
});

const malformed: [what: string, rows: string, error: RegExp][] = [
  ['a row without a test', `${row('P1')}\n| 2.1.2 | It holds | |`, /clause 2\.1\.2 names no test/],
  ['a row without a text', '| 2.1.1 | | P1 |', /2\.1\.1 says nothing/],
  ['a title in place of an id', row('P1<br>opens the list'), /“opens the list” is no proof/],
  ['a link in place of an id', row(`P1<br>[x](../${file})`), /is no proof/],
  ['a row of two cells', `${row('P1')}\n| 2.1.2 | It holds |`, /has three cells, this one 2/],
  [
    'a number of another heading',
    row('P1').replace('2.1.1', '2.2.1'),
    /“2\.2\.1” stands where 2\.1\.1/,
  ],
  ['a number that is none', row('P1').replace('2.1.1', '2.1.a'), /“2\.1\.a” stands where 2\.1\.1/],
  ['a number given twice', `${row('P1')}\n${row('P1')}`, /“2\.1\.1” stands where 2\.1\.2/],
];
for (const [what, rows, error] of malformed) {
  test(`${what} is an error`, () => {
    const [first = '', ...others] = errorsOf(rows);
    assert.match(first, error);
    assert.deepEqual(others, []);
  });
}

test('a link that is missing, or leads where the test was, is an error once the document is complete', () => {
  const stale = 'links are missing or stale: npm run specification writes them';
  const complete = (proof: string) =>
    checkSpecificationCoverage(documentWith(row(proof)), indexOf(opens), { complete: true });
  assert.equal(complete('P1').includes(stale), true);
  assert.equal(complete('[P1](../mfe-a/src/y.test.ts)').includes(stale), true);
  assert.equal(complete(`[P1](../${file})`).includes(stale), false);
});

test('a section that is missing is an error', () => {
  const found = checkSpecificationCoverage(
    documentWith(row('P1')).replace(/## 9[^]*$/, ''),
    indexOf(opens),
    {
      complete: false,
    },
  );
  assert.deepEqual(found, ['section 9 is missing']);
});

test('a heading out of its order is an error', () => {
  const found = checkSpecificationCoverage(
    documentWith(row('P1')).replace('### 4.1', '### 4.2'),
    indexOf(opens),
    { complete: false },
  );
  assert.deepEqual(found, ['heading 4.2 stands where 4.1 belongs']);
});

test('a heading in another section is an error', () => {
  const found = checkSpecificationCoverage(
    documentWith(row('P1')).replace('### 4.1', '### 5.1'),
    indexOf(opens),
    { complete: false },
  );
  assert.match(found[0] ?? '', /heading 5\.1 does not belong to section 4/);
});

test('a heading without a clause is an error once the document has to be complete', () => {
  const clause = row(`[P1](../${file})`);
  const other = `### 4.1 Part\n${clause.replace('2.1.1', '4.1.1')}\n`;
  const filled = documentWith(clause).replace('### 4.1 Part\n', other);
  const found = checkSpecificationCoverage(filled, indexOf(opens), { complete: true });
  assert.deepEqual(
    found,
    ['3.1', '5.1', '6.1', '7.1', '8.1', '9.1'].map((number) => `heading ${number} has no clause`),
  );
});
