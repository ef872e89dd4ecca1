import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseRecord } from 'shared-kit/contract';
import type { ReleaseRecord } from 'shared-kit/contract';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';

/** The builds on this host's disk: which they are, and the description of the shell among them. */
interface Suite {
  readonly record: ReleaseRecord;
  readonly shell: BuildManifest;
}

/** Reads the builds below one folder; new ones are noticed at the next request. */
export interface SuiteBuilds {
  readonly folder: string;
  /** Changes when the builds have. */
  stamp(): Promise<string>;
  read(): Promise<Suite>;
}

async function readSuite(folder: string): Promise<Suite> {
  const text = await readFile(path.join(folder, 'releases.json'), 'utf8');
  const record = releaseRecord.parse(JSON.parse(text));
  const shellFolder = path.join(folder, 'shell', record.shell.version);
  const manifest = await readFile(path.join(shellFolder, 'build.json'), 'utf8');
  return { record, shell: buildManifest.parse(JSON.parse(manifest)) };
}

/**
 * @param folder holds `releases.json`, `shell/<version>/` and `remotes/<name>/<version>/`
 */
export function openSuiteBuilds(folder: string): SuiteBuilds {
  let known: { readonly stamp: string; readonly suite: Suite } | null = null;
  const readStamp = async () => {
    const { mtimeMs, size, ino } = await stat(path.join(folder, 'releases.json'));
    return `${mtimeMs}-${size}-${ino}`;
  };
  return {
    folder,
    stamp: readStamp,
    async read() {
      const stamp = await readStamp();
      if (known?.stamp === stamp) return known.suite;
      const suite = await readSuite(folder);
      known = { stamp, suite };
      return suite;
    },
  };
}
