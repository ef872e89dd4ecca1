import { createInstance, satisfy } from '@module-federation/enhanced/runtime';
import type { RemoteVersion } from 'shared-kit/contract/releases';
import { hostApiVersion } from 'shared-kit/remote';
import type { RemoteModule } from 'shared-kit/remote';
import { loadEntryScript } from './entry-script';
import { RemoteError } from './remote-error';
import type { RemoteCandidate, RemoteSource } from './remote-source.port';
import { provideSharedModules } from './shared-modules';

/** A version of a remote, and what it counts as. */
export type FederatedChoice = Pick<RemoteCandidate, 'arm' | 'rollout'> & {
  readonly release: RemoteVersion;
};

/** The container's global name; stable over versions, as the remotes' build sets it. */
function containerName(remote: string): string {
  return `mfe_${remote.replaceAll('-', '_')}`;
}

/**
 * A new container would find its chunks in the registry of an earlier try of the same version: webpack's
 * global, named after remote and version.
 */
function dropChunkRegistries(remote: string): void {
  const start = `webpackChunk${containerName(remote)}_`;
  const registries = Object.keys(globalThis).filter((name) => name.startsWith(start));
  for (const name of registries) Reflect.set(globalThis, name, undefined);
}

function entryOf(release: RemoteVersion, attempt: number): string {
  const entry = new URL(release.base + release.entry, document.baseURI);
  // A request that hangs holds the browser's cache entry: another try needs another address.
  if (attempt > 1) entry.searchParams.set('try', String(attempt));
  return entry.href;
}

export interface FederatedSourceOptions {
  /** What this page runs of a remote, best first. */
  readonly choices: (remote: string) => readonly FederatedChoice[];
  readonly refresh: (remote: string) => Promise<void>;
  /** Makes a script be verified before it runs. */
  readonly protect: (script: HTMLScriptElement) => void;
}

export interface FederatedSource extends RemoteSource {
  /** The version whose scripts a stack trace leads through; null when it is none of this page's. */
  ownerOf(trace: string): RemoteCandidate | null;
}

/** Remotes through the Module Federation runtime, registered at run time from the release record. */
export function createFederatedSource(options: FederatedSourceOptions): FederatedSource {
  const names = new Map<string, string>();
  const federation = createInstance({
    name: 'host_shell',
    remotes: [],
    shared: provideSharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'own-entries',
        loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
          const remote = names.get(name) ?? name;
          const { protect } = options;
          return loadEntryScript({
            remote,
            url: entry,
            containerName: entryGlobalName,
            protect,
          });
        },
      },
    ],
  });
  const attempts = new Map<string, number>();

  async function load(remote: string, release: RemoteVersion): Promise<RemoteModule> {
    if (!satisfy(hostApiVersion, release.hostApi)) {
      const cause = `it needs host API ${release.hostApi}, this shell offers ${hostApiVersion}`;
      throw new RemoteError(remote, 'contract', 'host-api', cause);
    }
    const version = `${remote} ${release.version}`;
    const attempt = (attempts.get(version) ?? 0) + 1;
    attempts.set(version, attempt);
    if (attempt > 1) dropChunkRegistries(remote);
    // The runtime remembers failures by name; a name of its own makes every try a first one.
    const name = `${containerName(remote)}_${names.size + 1}`;
    names.set(name, remote);
    const entry = entryOf(release, attempt);
    federation.registerRemotes([{ name, entry, entryGlobalName: containerName(remote) }]);
    const loaded = await federation.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
    if (!loaded) throw new RemoteError(remote, 'contract', 'no-module', 'it exposes nothing');
    return loaded.default;
  }

  const started = new Map<string, RemoteCandidate>();

  function candidateOf(remote: string, choice: FederatedChoice): RemoteCandidate {
    const { release, arm, rollout } = choice;
    const base = new URL(release.base, document.baseURI).href;
    const candidate: RemoteCandidate = {
      remote,
      version: release.version,
      arm,
      rollout,
      usesQuery: (path) => sharesOf(release, path).includes('shared-kit/query'),
      load() {
        started.set(base, candidate);
        return load(remote, release);
      },
    };
    return candidate;
  }

  return {
    candidates: (remote) => options.choices(remote).map((choice) => candidateOf(remote, choice)),
    refresh: options.refresh,
    ownerOf: (trace) => [...started].find(([base]) => trace.includes(base))?.[1] ?? null,
  };
}

function sharesOf({ routes }: RemoteVersion, path: string): readonly string[] {
  return routes.find((route) => route.path === path)?.shares ?? [];
}
