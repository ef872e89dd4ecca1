import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { newerThanThis } from '../database/migrate';
import { checkKey } from '../storage/storage-key';
import { BackupFailure, hasCode, reasonOf } from './backup-failure';

/** Incremented when older versions can no longer restore what a newer one writes. */
export const manifestFormat = 1;

/** Consists of plain names: a path in a manifest cannot lead out of the target folder. */
const path = z.string().check(z.refine(isPath, 'must be a path below the backup'));

function isPath(value: string): boolean {
  const parts = value.split('/');
  const isPlain = parts.every((name) => /^[\w.-]+$/.test(name) && name !== '.' && name !== '..');
  return isPlain && (parts[0] !== 'files' || isKey(parts.slice(1).join('/')));
}

function isKey(value: string): boolean {
  try {
    checkKey(value);
    return true;
  } catch {
    return false;
  }
}

const manifestSchema = z.object({
  format: z.number(),
  /** Version of the product that created it. */
  product: z.string(),
  createdAt: z.string(),
  /** `embedded`: the files of PGlite. `server`: a dump of `pg_dump` in its custom format. */
  engine: z.enum(['embedded', 'server']),
  /** Major version of the PostgreSQL it was taken from. */
  postgres: z.string(),
  /** All migrations applied to the database, in order. */
  migrations: z.array(z.string()),
  /** Number of rows per table. */
  tables: z.record(z.string(), z.number()),
  withKeys: z.boolean(),
  /** Storage folders that rows refer to but that had no files when the backup was taken. */
  lost: z.array(z.string()),
  /** All folders of the database, since PostgreSQL does not start without its empty ones. */
  folders: z.array(path),
  files: z.array(z.object({ path, bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ListedFile = Manifest['files'][number];

const name = 'manifest.json';
const checksumName = 'manifest.sha256';

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Writes the manifest, and its hash in the format of `sha256sum -c`. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, name), text, { mode: 0o600 });
  const line = `${hashOf(text)}  ${name}\n`;
  await writeFile(join(folder, checksumName), line, { mode: 0o600 });
}

/**
 * Reads a manifest; refuses a folder that is not a backup, was changed, or is from a newer version.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, checksum] = await Promise.all([
    read(folder, name, () => `${folder} is no backup: it has no ${name}.`),
    read(folder, checksumName, () => `${checksumName} of the backup ${folder} is missing.`),
  ]);
  if (!checksum.startsWith(hashOf(text))) throw damaged(folder);
  const document = parse(text);
  const format = z.object({ format: z.number() }).safeParse(document);
  if (format.success && format.data.format > manifestFormat) {
    throw new BackupFailure(
      `The backup ${folder} was made by a newer version of Sitewright (format ${format.data.format}, this one knows ${manifestFormat}); restore it with that version.`,
    );
  }
  const manifest = manifestSchema.safeParse(document);
  if (!manifest.success) throw damaged(folder);
  const unknown = newerThanThis(manifest.data.migrations);
  if (unknown.length > 0) {
    throw new BackupFailure(
      `The backup ${folder} was made by a newer version of Sitewright (it holds ${unknown.join(', ')}); restore it with that version.`,
    );
  }
  return manifest.data;
}

const damaged = (folder: string) =>
  new BackupFailure(`The manifest of the backup ${folder} was altered or is cut short.`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function read(folder: string, file: string, missing: () => string): Promise<string> {
  try {
    return await readFile(join(folder, file), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new BackupFailure(missing());
    throw new BackupFailure(`${join(folder, file)} cannot be read: ${reasonOf(error)}.`);
  }
}
