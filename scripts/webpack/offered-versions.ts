import { version as reactVersion } from 'react';
import { sharedModules } from 'shared-kit/remote';
import { readVersion } from './workspaces';

/** Version per module that a shell built now offers. */
export function offeredVersions(): Record<string, string> {
  const kit = readVersion('shared-kit');
  return Object.fromEntries(
    sharedModules.map(({ key }) => [key, key.startsWith('shared-kit/') ? kit : reactVersion]),
  );
}
