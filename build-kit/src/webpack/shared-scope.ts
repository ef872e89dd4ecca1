import { createRequire } from 'node:module';
import { sharedModules } from 'shared-kit/remote';
import { manifestOf, type PackageManifest } from './package-manifest';

interface ConsumedModule {
  readonly singleton: true;
  readonly import: false;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
}

/** package.json of the kit that is installed beside this package, whose list of shares is used here. */
export function kitManifest(): PackageManifest {
  return manifestOf('shared-kit', createRequire(import.meta.url).resolve('shared-kit/remote'));
}

/** Semver range of shared-kit that a build made now accepts. */
export function sharedKitRange(): string {
  return `^${kitManifest().version}`;
}

/** What of the kit is in a remote's build: its version, and which modules the host provides. */
export function kitLine(): string {
  return `shared-kit ${kitManifest().version} ${JSON.stringify(sharedModules)}`;
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
