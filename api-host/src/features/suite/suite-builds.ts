import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseRecord } from 'shared-kit/contract';
import type { ReleaseRecord } from 'shared-kit/contract';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';

/** The release record as served: its text, its ETag, and the description of the shell it names. */
export interface Suite {
  readonly record: ReleaseRecord;
  readonly recordText: string;
  readonly recordTag: string;
  readonly shell: BuildManifest;
}

/** Reads the builds below one folder; a changed release record is noticed at the next request. */
export interface SuiteBuilds {
  readonly folder: string;
  read(): Promise<Suite>;
}

async function readSuite(folder: string): Promise<Suite> {
  const text = await readFile(path.join(folder, 'releases.json'), 'utf8');
  const record = releaseRecord.parse(JSON.parse(text));
  const shellFolder = path.join(folder, 'shell', record.shell.version);
  const manifest = await readFile(path.join(shellFolder, 'build.json'), 'utf8');
  const recordText = JSON.stringify(record);
  const digest = createHash('sha256').update(recordText).digest('base64url').slice(0, 22);
  return {
    record,
    recordText,
    recordTag: `"${digest}"`,
    shell: buildManifest.parse(JSON.parse(manifest)),
  };
}

/**
 * @param folder holds `releases.json`, `shell/<version>/` and `remotes/<name>/<version>/`
 */
export function openSuiteBuilds(folder: string): SuiteBuilds {
  let known: { readonly stamp: string; readonly suite: Suite } | null = null;
  return {
    folder,
    async read() {
      const { mtimeMs, size, ino } = await stat(path.join(folder, 'releases.json'));
      const stamp = `${mtimeMs}-${size}-${ino}`;
      if (known?.stamp === stamp) return known.suite;
      const suite = await readSuite(folder);
      known = { stamp, suite };
      return suite;
    },
  };
}
