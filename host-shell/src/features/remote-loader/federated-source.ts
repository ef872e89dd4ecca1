import { createInstance, satisfy } from '@module-federation/enhanced/runtime';
import type { ReleaseRecord } from 'shared-kit/contract';
import { hostApiVersion } from 'shared-kit/remote';
import type { RemoteModule } from 'shared-kit/remote';
import { RemoteError } from './remote-source.port';
import type { RemoteSource } from './remote-source.port';
import { provideSharedModules } from './shared-modules';

type RemoteRelease = ReleaseRecord['remotes'][string]['stable'];

/** The container's global name; stable over versions, as the remotes' build sets it. */
function containerName(remote: string): string {
  return `mfe_${remote.replaceAll('-', '_')}`;
}

/**
 * A container left in the page would be taken for the new one without any request, and the new one
 * would find its chunks in the registry of the old: webpack's global, named after the remote and version.
 */
function dropContainer(remote: string): void {
  const container = containerName(remote);
  const registries = Object.keys(globalThis).filter((name) =>
    name.startsWith(`webpackChunk${container}_`),
  );
  for (const name of [container, ...registries]) Reflect.set(globalThis, name, undefined);
}

function entryOf(release: RemoteRelease, attempt: number): string {
  const entry = new URL(release.base + release.entry, document.baseURI);
  // A request that hangs holds the browser's cache entry: another try needs another address.
  if (attempt > 1) entry.searchParams.set('try', String(attempt));
  return entry.href;
}

export interface FederatedSourceOptions {
  /** The record in force; read at every load, so that a retry follows a new release. */
  readonly record: () => ReleaseRecord;
  /** Fetches the record again before another try: what was broken may have been taken back. */
  readonly refreshRecord: () => Promise<void>;
}

/** Remotes through the Module Federation runtime, registered at run time from the release record. */
export function createFederatedSource(options: FederatedSourceOptions): RemoteSource {
  const federation = createInstance({
    name: 'host_shell',
    remotes: [],
    shared: provideSharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'scripts-like-webpack',
        // As webpack asks for chunks: a preloaded file asked for in another mode is fetched twice.
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
          return script;
        },
      },
    ],
  });
  const attempts = new Map<string, number>();

  return {
    async load(remote) {
      const release = options.record().remotes[remote]?.stable;
      if (!release) throw new RemoteError(remote, 'unknown', 'it is not in the release record');
      if (!satisfy(hostApiVersion, release.hostApi)) {
        const cause = `it needs host API ${release.hostApi}, this shell offers ${hostApiVersion}`;
        throw new RemoteError(remote, 'incompatible', cause);
      }
      const attempt = (attempts.get(remote) ?? 0) + 1;
      attempts.set(remote, attempt);
      // The runtime remembers failures by name; a name of its own makes every try a first one.
      const name = `${containerName(remote)}_${attempt}`;
      const entry = entryOf(release, attempt);
      federation.registerRemotes([{ name, entry, entryGlobalName: containerName(remote) }]);
      const loaded = await federation.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
      if (!loaded) throw new RemoteError(remote, 'invalid', 'it exposes nothing');
      return loaded.default;
    },
    async forget(remote) {
      dropContainer(remote);
      await options.refreshRecord();
    },
  };
}
