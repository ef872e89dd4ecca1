import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../../api-host/src/backup/manifest';
import { openSource } from '../../api-host/src/backup/open-source';
import { takeBackup } from '../../api-host/src/backup/take-backup';
import { openStorage } from '../../api-host/src/storage/open-storage';
import { text, UsageError } from '../release/command';
import { root } from '../webpack/workspaces';
import type { OperatorCommand } from './answer-operator';

/** `npm run backup`. */
export const runBackup: OperatorCommand = {
  usage: 'npm run backup -- [--to <folder>] [--with-keys] [--json]',
  help: [
    'Backs up database and stored files of the product that DATA_DIR, DATABASE_URL and S3_ name, while it',
    'runs or not, into a new folder: backups/sitewright-<time> unless told otherwise.',
    '--with-keys adds the encryption key and the keys that sign releases: then whoever has the backup can',
    'read what is encrypted in it.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused.',
  ],
  options: { to: { type: 'string' }, 'with-keys': { type: 'boolean' } },
  async run({ positionals, values, env, environment, now }) {
    if (positionals.length > 0) throw new UsageError('Name the folder with --to.');
    const to = path.resolve(text(values, 'to') ?? path.join('backups', nameFor(now)));
    const source = await openSource(env, environment);
    try {
      const storage = await openStorage(env.s3, path.join(env.dataDir, 'files'));
      const withKeys = values['with-keys'] === true;
      const product = await productVersion();
      const { dataDir } = env;
      const manifest = await takeBackup({ source, storage, dataDir, to, withKeys, product, now });
      return { lines: describe(to, manifest), json: { to, ...summaryOf(manifest) } };
    } finally {
      await source.close();
    }
  },
};

const nameFor = (now: Date) => `sitewright-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

async function productVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/** What a backup holds, without the list of its files. */
export function summaryOf(manifest: Manifest) {
  const { files, folders: _, ...rest } = manifest;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const stored = files.filter((file) => file.path.startsWith('files/')).length;
  return { ...rest, files: files.length, stored, bytes };
}

/** What was backed up or restored, in words. */
export function linesOf(manifest: Manifest): string[] {
  const { engine, postgres, migrations, tables, stored, bytes } = summaryOf(manifest);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const name = engine === 'embedded' ? 'embedded' : `PostgreSQL ${postgres}`;
  const last = migrations.at(-1) ?? 'none';
  return [
    `  Database  ${name}, ${rows.toLocaleString('en')} rows in ${Object.keys(tables).length} tables, last migration ${last}`,
    `  Files     ${stored.toLocaleString('en')} stored files; ${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB with the database`,
    `  Taken     ${manifest.createdAt} by version ${manifest.product}`,
  ];
}

function describe(to: string, manifest: Manifest): string[] {
  const { withKeys, lost } = manifest;
  return [
    `Backed up into ${to}`,
    ...linesOf(manifest),
    withKeys
      ? '  Keys      in the backup: whoever has it can read what is encrypted in it'
      : '  Keys      not in the backup; keep encryption-key and release-keys of the data folder elsewhere',
    ...lost.map(
      (folder) => `  Missing   ${folder}: the database refers to it, and nothing is stored there`,
    ),
  ];
}
