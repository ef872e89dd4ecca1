import { createHash } from 'node:crypto';
import type { BuildManifest } from 'shared-kit/contract/releases';

/** JSON with sorted keys: the same content has the same text, whoever wrote it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** What makes two builds the same: everything but when, and at which commit, they were made. */
export function buildDigest(manifest: BuildManifest): string {
  const { commit: _, builtAt: __, ...content } = manifest;
  const files = content.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(canonical({ ...content, files }))
    .digest('hex');
}

/** The hash of a content as the integrity attribute has it. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
