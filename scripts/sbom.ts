/**
 * `npm run sbom`: what of others is delivered, with the host and to browsers, as a CycloneDX bill of materials and a list
 * of licences in `dist/sbom`. Fails where a licence is unknown or not allowed, or a package may run a script unnamed.
 */
import { buildSuite } from './build/build-suite';
import { runSbom } from './sbom/run-sbom';

try {
  await buildSuite();
  const { lines, faults } = await runSbom();
  console.log([...lines, ...faults.map((fault) => `✗ ${fault}`)].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
