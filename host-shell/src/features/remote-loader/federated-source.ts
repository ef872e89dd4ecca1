import type { RemoteVersion } from 'shared-kit/contract/releases';
import { isInRange } from 'shared-kit/contract/rollout';
import { hostApiVersion } from 'shared-kit/remote';
import type { RemoteModule } from 'shared-kit/remote';
import { loadEntryScript } from './entry-script';
import { preloadScripts } from './preload-scripts';
import { RemoteError } from './remote-error';
import type { RemoteCandidate, RemoteSource } from './remote-source.port';
import { createShareScope } from './share-scope';
import { warmSharedModules } from './shared-modules';

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
  /** Carries out a load: whoever wants to know what runs while it does. */
  readonly around: <T>(candidate: RemoteCandidate, load: () => Promise<T>) => Promise<T>;
}

export interface FederatedSource extends RemoteSource {
  /** The version whose scripts a stack trace leads through; null when it is none of this page's. */
  ownerOf(trace: string): RemoteCandidate | null;
}

/** The one module a remote exposes. */
const exposedModule = './remote';

/**
 * Remotes as Module Federation containers, found at run time in the release record. The shell speaks the
 * protocol itself (`init`, `get`): the federation runtime's library would be a tenth of the first page, and
 * remembers failures by name (decisions 004 and 063).
 */
export function createFederatedSource(options: FederatedSourceOptions): FederatedSource {
  const shareScope = createShareScope();
  const attempts = new Map<string, number>();

  async function load(remote: string, release: RemoteVersion): Promise<RemoteModule> {
    if (isInRange(hostApiVersion, release.hostApi) !== true) {
      const cause = `it needs host API ${release.hostApi}, this shell offers ${hostApiVersion}`;
      throw new RemoteError(remote, 'contract', 'host-api', cause);
    }
    const version = `${remote} ${release.version}`;
    const attempt = (attempts.get(version) ?? 0) + 1;
    attempts.set(version, attempt);
    if (attempt > 1) dropChunkRegistries(remote);
    const container = await loadEntryScript({
      remote,
      url: entryOf(release, attempt),
      containerName: containerName(remote),
      protect: options.protect,
    });
    await container.init(shareScope, []);
    const factory = await container.get(exposedModule);
    const loaded = factory();
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
      base,
      usesQuery: (path) => sharesOf(release, path).includes('shared-kit/query'),
      prepare(path) {
        warmSharedModules(sharesOf(release, path));
        return preloadScripts(scriptsOf(release, path));
      },
      load() {
        started.set(base, candidate);
        return options.around(candidate, () => load(remote, release));
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

/** The scripts of a page in the order in which they run, as the host's own preload links name them. */
function scriptsOf({ base, entry, preload, routes }: RemoteVersion, path: string): string[] {
  const page = routes.find((route) => route.path === path)?.preload ?? [];
  return [entry, ...preload, ...page].map((file) => base + file);
}

function sharesOf({ routes }: RemoteVersion, path: string): readonly string[] {
  return routes.find((route) => route.path === path)?.shares ?? [];
}
