import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { sharedModules } from 'shared-kit/remote';

interface ConsumedModule {
  readonly singleton: true;
  readonly import: false;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
}

const named = z.object({ name: z.string(), version: z.string() });

/** Version of the kit that is installed beside this package, whose list of shares is used here. */
function kitVersion(): string {
  const module = createRequire(import.meta.url).resolve('shared-kit/remote');
  for (let folder = path.dirname(module); ; folder = path.dirname(folder)) {
    const parsed = readManifest(folder);
    if (parsed?.name === 'shared-kit') return parsed.version;
    if (folder === path.dirname(folder)) throw new Error(`${module} is in no package shared-kit`);
  }
}

function readManifest(folder: string): z.infer<typeof named> | null {
  try {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    return named.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Semver range of shared-kit that a build made now accepts. */
export function sharedKitRange(): string {
  return `^${kitVersion()}`;
}

/** What of the kit is in a remote's build: its version, and which modules the host provides. */
export function kitLine(): string {
  return `shared-kit ${kitVersion()} ${JSON.stringify(sharedModules)}`;
}

/** Semver range per module that a remote takes from its host. */
export function consumedRanges(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(consumedModules()).map(([key, { requiredVersion }]) => [key, requiredVersion]),
  );
}

/**
 * The `shared` option of a remote's container: everything comes from the host, nothing is bundled
 * (`import: false`), so one copy of each module is all the page can have.
 */
export function consumedModules(): Record<string, ConsumedModule> {
  const kit = sharedKitRange();
  return Object.fromEntries(
    sharedModules.map(({ key, strictVersion }) => [
      key,
      {
        singleton: true,
        import: false,
        requiredVersion: key.startsWith('shared-kit/') ? kit : '^19.0.0',
        strictVersion,
      },
    ]),
  );
}
