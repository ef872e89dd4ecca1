/**
 * `npm run image`: carries out `deploy/Dockerfile` on a fresh clone without a container engine, starts what comes out as
 * a container would be started, and makes a website with it. Needs root on Linux, for mount namespaces.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rehearseImage } from './deploy/rehearse-image';
import { tryImage } from './deploy/try-image';
import { runCaptured } from './test/run-captured';
import { root } from './webpack/workspaces';

const tell = (line: string) => console.log(line);
const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-image-'));
try {
  if (process.getuid?.() !== 0) throw new Error('npm run image needs root: it mounts folders');
  const context = path.join(folder, 'context');
  const clone = await runCaptured('git', ['clone', '--quiet', root, context], root);
  if (clone.code !== 0) throw new Error(clone.output);
  await tryImage(await rehearseImage({ context, folder, tell }), tell);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
