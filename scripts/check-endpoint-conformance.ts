/** Fails when an endpoint of the contract lacks its conformance tests (scripts/check/endpoint-conformance.ts). */
import * as contract from 'shared-kit/contract';
import { glob } from 'tinyglobby';
import { checkEndpointConformance } from './check/endpoint-conformance';
import { readProjectFile } from './coverage/project-sources';
import { testFiles } from './test/test-files';
import { root } from './webpack/workspaces';

const endpoints = Object.entries(contract).flatMap(([name, value]) => {
  const isEndpoint = typeof value === 'object' && 'operation' in value && 'path' in value;
  return isEndpoint ? { name, operation: value.operation } : [];
});
const files = await glob([...testFiles.api], { cwd: root, ignore: ['**/node_modules/**'] });
const sources = files.map((file) => ({ path: file, text: readProjectFile(file) ?? '' }));
const errors = checkEndpointConformance(endpoints, sources);
if (endpoints.length === 0) errors.push('the contract exports no endpoint');
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exitCode = 1;
}
