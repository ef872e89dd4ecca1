import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { IconName } from '../../model/page';
import names from './icon-names.json' with { type: 'json' };

const known: ReadonlySet<string> = new Set(names);

/** Names of all colour icons, sorted. The drawings themselves are read when the first page needs one. */
export const iconNames: readonly IconName[] = names;

let bodies: Readonly<Record<string, string>> | undefined;

function readBodies(): Readonly<Record<string, string>> {
  const packed = readFileSync(new URL('icons.json.br', import.meta.url));
  return JSON.parse(brotliDecompressSync(packed).toString('utf8')) as Record<string, string>;
}

/** The drawing inside an `<svg viewBox="0 0 32 32">`; undefined for a name that is not in the set. */
export function iconBody(name: IconName): string | undefined {
  bodies ??= readBodies();
  return known.has(name) ? bodies[name] : undefined;
}
