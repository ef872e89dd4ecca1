import { version as reactVersion } from 'react';
import { sharedModules } from '../../shared-kit/src/remote/shared-list';
import { readVersion } from './workspaces';

interface ConsumedModule {
  readonly singleton: true;
  readonly import: false;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
}

/** Semver range of shared-kit that a build made now accepts. */
export function sharedKitRange(): string {
  return `^${readVersion('shared-kit')}`;
}

/** Semver range per module that a remote takes from its host. */
export function consumedRanges(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(consumedModules()).map(([key, { requiredVersion }]) => [key, requiredVersion]),
  );
}

/** Version per module that a shell built now offers. */
export function offeredVersions(): Record<string, string> {
  const kit = readVersion('shared-kit');
  return Object.fromEntries(
    sharedModules.map(({ key }) => [key, key.startsWith('shared-kit/') ? kit : reactVersion]),
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
