import path from 'node:path';
import { restoreBackup } from '../../api-host/src/backup/restore-backup';
import { text, UsageError } from '../release/command';
import type { OperatorCommand } from './answer-operator';
import { linesOf, summaryOf } from './run-backup';

/** `npm run restore`. */
export const runRestore: OperatorCommand = {
  usage: 'npm run restore -- <backup> --to <empty data folder> [--json]',
  help: [
    'Checks every file of a backup and makes a data folder of it, which must be empty or not there yet.',
    'A backup of PostgreSQL goes into the database of DATABASE_URL, which must be empty too; with S3_ set,',
    'stored files go into that bucket.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused.',
  ],
  options: { to: { type: 'string' } },
  async run({ positionals, values, env, environment }) {
    const [from, ...others] = positionals;
    if (from === undefined) throw new UsageError('Name the backup.');
    if (others.length > 0) throw new UsageError('Name one backup.');
    const given = text(values, 'to');
    if (given === undefined) throw new UsageError('Name the data folder with --to.');
    const to = path.resolve(given);
    const manifest = await restoreBackup({ from: path.resolve(from), to, env, environment });
    const keys = manifest.withKeys
      ? '  Keys      restored'
      : '  Keys      not in the backup: put encryption-key and release-keys into the folder, or new ones are made';
    const start = `Start the product with DATA_DIR=${to}`;
    return {
      lines: [`Restored into ${to}`, ...linesOf(manifest), keys, start],
      json: { to, ...summaryOf(manifest) },
    };
  },
};
