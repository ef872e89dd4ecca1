import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import { sharedModules } from 'shared-kit/remote';
import { factoryOf } from './shared-modules';

/** Set by the build: shared-kit's version, which remotes match their range against. */
declare const SHARED_KIT_VERSION: string;

/** What a container is given: modules by key and version, as the federation runtime's own containers read them. */
export type ShareScope = ModuleFederation['shareScopeMap'][string];
type Share = ShareScope[string][string];

const hostName = 'host_shell';

function shareOf(key: string, strictVersion: boolean): Share {
  const version = key.startsWith('shared-kit/') ? SHARED_KIT_VERSION : react.version;
  return {
    ...factoryOf(key),
    version,
    from: hostName,
    // A remote that brings a newer copy of its own must not take the place of the one in use.
    loaded: true,
    loading: null,
    scope: ['default'],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion },
    useIn: [hostName],
    deps: [],
  };
}

/**
 * The share scope of the page: every module of the one shared list, once. The form is that of Module Federation 2,
 * which contains webpack's own: containers of either take it.
 */
export function createShareScope(): ShareScope {
  return Object.fromEntries(
    sharedModules.map(({ key, strictVersion }) => {
      const share = shareOf(key, strictVersion);
      return [key, { [share.version]: share }];
    }),
  );
}
