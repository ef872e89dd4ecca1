import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';

const names = z.optional(z.record(z.string(), z.string()));

const lockedPackage = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  link: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.optional(
    z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })),
  ),
});

/** A package as the lock file has it; its key is where it is installed. */
export type LockedPackage = z.output<typeof lockedPackage>;

/** Everything the lock file knows, by its place below the root. */
export function readLock(): ReadonlyMap<string, LockedPackage> {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = z
    .object({ packages: z.record(z.string(), lockedPackage) })
    .parse(JSON.parse(text));
  return new Map(Object.entries(packages));
}

/** `@scope/name` of a place such as `node_modules/a/node_modules/@scope/name`. */
export const nameAt = (place: string): string => place.split('node_modules/').at(-1) ?? place;
