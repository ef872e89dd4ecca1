import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRecord } from 'shared-kit/contract';
import { buildSingle } from '../build/build-suite';

/**
 * Builds the suite as one build and lays it out as a host expects a suite. The single build carries its
 * remotes, so the record names none. Resolves to a temporary folder for `SUITE_DIR`; the caller removes it.
 */
export async function layOutSingleSuite(): Promise<string> {
  const build = await buildSingle();
  const version = path.basename(build);
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-single-'));
  await mkdir(path.join(folder, 'shell'));
  await mkdir(path.join(folder, 'remotes'));
  const shell = path.join(folder, 'shell', version);
  await cp(build, shell, { recursive: true });
  // The host looks for a build's files under the name that the build gives itself.
  const description = path.join(shell, 'build.json');
  const manifest = JSON.parse(await readFile(description, 'utf8')) as object;
  await writeFile(description, JSON.stringify({ ...manifest, name: 'shell' }));
  const record: ReleaseRecord = { schema: 1, serial: 1, shell: { version }, remotes: {} };
  await writeFile(path.join(folder, 'releases.json'), JSON.stringify(record));
  return folder;
}
