import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost } from '../../scripts/test/host-process';

/** Names the folder that the hosts of a run start with a copy of. */
export const templateVariable = 'E2E_HOST_TEMPLATE';

/** Starts a host on an empty folder, and keeps what it has there when it has ended. */
async function makeTemplate(folder: string): Promise<void> {
  const host = await startHost();
  try {
    // The first look at the record takes over the suite's builds.
    const answer = await fetch(`${host.appUrl}/releases.json`);
    if (!answer.ok) throw new Error(`/releases.json answered ${answer.status}`);
    await host.end();
    await cp(host.dataFolder, folder, { recursive: true });
  } finally {
    await host.stop();
  }
}

/** Playwright's setup of a run. Made anew for each run and gone with it, the template is never of another build. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-template-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await makeTemplate(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[templateVariable] = folder;
  return remove;
}
