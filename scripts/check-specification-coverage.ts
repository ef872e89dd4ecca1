/** Fails when docs/specification-coverage.md names no test for a clause, or one that does not exist. */
import { checkSpecificationCoverage } from './check/specification-coverage';
import { coverageFile, projectSources, readProjectFile } from './coverage/project-sources';
import { ProofIndex } from './coverage/proof-index';

const index = new ProofIndex(await projectSources());
const errors = checkSpecificationCoverage(readProjectFile(coverageFile) ?? '', index, {
  complete: true,
});
for (const error of errors) console.error(`${coverageFile}: ${error}`);
if (errors.length > 0) process.exitCode = 1;
