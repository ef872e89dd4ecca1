import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkProofs, readCoverage } from './read-coverage';

const files: Record<string, string> = { P1: 'mfe-a/src/x.test.ts', P2: 'e2e/y.e2e.ts' };
const link = (markdown: string): string => linkProofs(markdown, (id) => files[id]);
const head = '## 2. Screens\n\n### 2.1 Routes\n\n| Clause | What holds | Proof |\n|---|---|---|\n';

test('links every proof to the file of its test, and a link that is stale anew', () => {
  const rows = '| 2.1.1 | `a` is P1 | P1<br>[P2](../gone.e2e.ts) POST · /a-{id} |';
  const linked =
    '| 2.1.1 | `a` is P1 | [P1](../mfe-a/src/x.test.ts)<br>[P2](../e2e/y.e2e.ts) POST · /a-{id} |';
  assert.equal(link(`${head}${rows}\n`), `${head}${linked}\n`);
  assert.equal(link(linked), linked);
});

test('leaves alone what it does not know, for the check to find', () => {
  for (const row of [
    '| 2.1.1 | It holds | P9 |',
    '| 2.1.1 | It holds | a title |',
    '| 2.1.1 | P1 |',
  ]) {
    assert.equal(link(row), row);
  }
});

test('a link changes nothing about what is read', () => {
  const markdown = `${head}| 2.1.1 | It holds | P1<br>P2 POST · /a |\n`;
  const [heading] = readCoverage(link(markdown)).headings;
  assert.deepEqual(heading?.clauses[0]?.proofs, [
    { id: 'P1', values: [] },
    { id: 'P2', values: ['POST', '/a'] },
  ]);
  assert.deepEqual(readCoverage(link(markdown)), readCoverage(markdown));
});
