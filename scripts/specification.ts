/**
 * `npm run specification`: writes into docs/specification-coverage.md where each proof's test is, and says which id a
 * further test gets. That every proof is a test is for `npm run check` to find.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { coverageFile, projectSources, readProjectFile } from './coverage/project-sources';
import { ProofIndex } from './coverage/proof-index';
import { linkProofs, readCoverage } from './coverage/read-coverage';
import { root } from './webpack/workspaces';

const index = new ProofIndex(await projectSources());
const markdown = readProjectFile(coverageFile) ?? '';
await writeFile(
  path.join(root, coverageFile),
  linkProofs(markdown, (id) => index.find(id)?.file),
);

const clauses = readCoverage(markdown).headings.flatMap((heading) => heading.clauses);
const named = clauses.flatMap(({ proofs }) => proofs.map(({ id }) => id));
const ids = [...named, ...index.marked.map(({ id }) => id)];
const next = 1 + Math.max(...ids.map((id) => Number(id.slice(1))));
console.log(
  `${clauses.length} clauses rest on ${new Set(named).size} tests. The next id is P${next}.`,
);
