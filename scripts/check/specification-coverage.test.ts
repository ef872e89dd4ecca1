import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSpecificationCoverage } from './specification-coverage';

const file = 'mfe-a/src/features/x/x.test.tsx';

const samples = `
import { climb } from '../../testing/endpoint-conformance';
// it('stands in a comment', () => { expect(1).toBe(1); });
const text = "it('stands in a text', () => {})";
it('opens the list', () => { expect(text).toBe(1); });
describe('a group', () => {
  it('stands in a group', async () => { await check(); });
});
describe.skip('a group left out', () => {
  it('is in a skipped group', () => { check(); });
});
it.skip('is skipped', () => { check(); });
it.todo('is still to do');
it.failing('is expected to fail', () => { check(); });
xit('is crossed out', () => { check(); });
it('has no body');
it('has an empty body', () => {});
test('is skipped by an option', { skip: true }, () => { check(); });
test.skip(isSlow(), 'this browser is slow');
it.each([['a', 1]])('the field %s takes %d at 100%% of its width', (name, size) => { check(name, size); });
it.each(['/Upgrade', '/users'])('%s', (path) => { check(path); });
it.each\`a | b\`('$a is as good as $b', ({ a }) => { check(a); });
for (const law of laws) {
  test(\`\${law.of({ year: 1 })} is kept by \${law.keeper}\`, () => { check(law); });
}
/x/.test('is a regular expression');
other.it('is somebody else’s function', () => { check(); });
climb({ endpoint: login, success: () => { use(logout); } });
`;

const ladder = `
import { test } from 'node:test';
export function climb(ladder) {
  test(\`\${ladder.endpoint.operation}: succeeds\`, () => { check(ladder); });
}
`;

const files: Record<string, string> = {
  [file]: samples,
  'mfe-a/src/testing/endpoint-conformance.ts': ladder,
  'mfe-a/src/features/x/x.ts': "it('is product code', () => { check(); });",
};
const sources = { collected: new Set([file]), read: (path: string) => files[path] };

const otherSections = [3, 4, 5, 6, 7, 8, 9]
  .map((number) => `## ${number}. Section\n\n### ${number}.1 Part\n`)
  .join('\n');

function documentWith(rows: string): string {
  const head = '| Clause | What holds | Proof |\n|---|---|---|\n';
  return `# Coverage\n\n## 2. Screens\n\n### 2.1 Routes\n\n${head}${rows}\n\n${otherSections}`;
}

const row = (title: string, path = file): string => `| 2.1.1 | It holds | \`${path}\` › ${title} |`;
const errorsOf = (rows: string): string[] =>
  checkSpecificationCoverage(documentWith(rows), sources, { complete: false });

const proving = [
  'opens the list',
  'stands in a group',
  'the field %s takes %d at 100%% of its width',
  'the field name takes 20 at 100% of its width',
  '/users',
  '$a is as good as $b',
  'one is as good as two',
  '${law.of({ year: 1 })} is kept by ${law.keeper}',
  'the first law is kept by everybody',
  'login: succeeds',
];
for (const title of proving) {
  test(`a clause may rest on “${title}”`, () => {
    assert.deepEqual(errorsOf(row(title)), []);
  });
}

test('a clause may rest on several tests', () => {
  const two = `${row('opens the list').slice(0, -2)}<br>\`${file}\` › stands in a group |`;
  assert.deepEqual(errorsOf(two), []);
});

const missing = [
  'stands in a comment',
  'stands in a text',
  'opens the list again',
  'Opens the list',
  '%s',
  'logout: succeeds',
  'this browser is slow',
  'is a regular expression',
  'is somebody else’s function',
  'a group',
];
for (const title of missing) {
  test(`“${title}” is no test`, () => {
    assert.deepEqual(errorsOf(row(title)), [`clause 2.1.1: ${file} has no test “${title}”`]);
  });
}

const unproving = {
  'is skipped': 'skip',
  'is still to do': 'todo',
  'is expected to fail': 'failing',
  'is crossed out': 'skip',
  'is in a skipped group': 'skip',
  'is skipped by an option': 'skip',
  'has no body': 'no body',
  'has an empty body': 'an empty body',
};
for (const [title, flaw] of Object.entries(unproving)) {
  test(`a test that ${title} proves nothing`, () => {
    const found = errorsOf(row(title));
    assert.deepEqual(found, [`clause 2.1.1: “${title}” in ${file} proves nothing (${flaw})`]);
  });
}

const malformed: [what: string, rows: string, error: RegExp][] = [
  ['a row without a test', '| 2.1.1 | It holds | |', /clause 2\.1\.1 names no test/],
  ['a row without a text', `| 2.1.1 | | \`${file}\` › opens the list |`, /2\.1\.1 says nothing/],
  ['a test without its file', '| 2.1.1 | It holds | opens the list |', /not of the form/],
  ['a file without its test', `| 2.1.1 | It holds | \`${file}\` › |`, /not of the form/],
  ['a row of two cells', '| 2.1.1 | It holds |', /has three cells, this one 2/],
  [
    'a number of another heading',
    row('opens the list').replace('2.1.1', '2.2.1'),
    /“2\.2\.1” stands where 2\.1\.1/,
  ],
  [
    'a number that is none',
    row('opens the list').replace('2.1.1', '2.1.a'),
    /“2\.1\.a” stands where 2\.1\.1/,
  ],
  [
    'a number given twice',
    `${row('opens the list')}\n${row('stands in a group')}`,
    /“2\.1\.1” stands where 2\.1\.2/,
  ],
  [
    'a file that is not there',
    row('opens the list', 'mfe-a/src/y.test.ts'),
    /mfe-a\/src\/y\.test\.ts does not exist/,
  ],
  [
    'a file no runner collects',
    row('is product code', 'mfe-a/src/features/x/x.ts'),
    /is no file that a runner/,
  ],
];
for (const [what, rows, error] of malformed) {
  test(`${what} is an error`, () => {
    const [first = '', ...others] = errorsOf(rows);
    assert.match(first, error);
    assert.deepEqual(others, []);
  });
}

test('a section that is missing is an error', () => {
  const found = checkSpecificationCoverage(documentWith('').replace(/## 9[^]*$/, ''), sources, {
    complete: false,
  });
  assert.deepEqual(found, ['section 9 is missing']);
});

test('a heading out of its order is an error', () => {
  const found = checkSpecificationCoverage(
    documentWith('').replace('### 4.1', '### 4.2'),
    sources,
    { complete: false },
  );
  assert.deepEqual(found, ['heading 4.2 stands where 4.1 belongs']);
});

test('a heading in another section is an error', () => {
  const found = checkSpecificationCoverage(
    documentWith('').replace('### 4.1', '### 5.1'),
    sources,
    { complete: false },
  );
  assert.match(found[0] ?? '', /heading 5\.1 does not belong to section 4/);
});

test('a heading without a clause is an error once the document has to be complete', () => {
  const clause = row('opens the list');
  const other = `### 4.1 Part\n${clause.replace('2.1.1', '4.1.1')}\n`;
  const filled = documentWith(clause).replace('### 4.1 Part\n', other);
  const found = checkSpecificationCoverage(filled, sources, { complete: true });
  assert.deepEqual(
    found,
    ['3.1', '5.1', '6.1', '7.1', '8.1', '9.1'].map((number) => `heading ${number} has no clause`),
  );
});
