import type { ComponentType } from 'react';
import type { RemoteModule } from 'shared-kit/remote';
import { RemoteError, remoteErrorOf } from './remote-error';
import type { GivenUp, RemoteLoaderOptions } from './remote-loader-options';
import type { RemoteCandidate } from './remote-source.port';
import { remainingSilence, within } from './within';

/** A page that can be rendered, and the version it is of. */
export interface LoadedPage {
  readonly component: ComponentType;
  readonly candidate: RemoteCandidate;
}

/** What this page load knows of one remote: what has arrived, and which versions have failed. */
export interface RemoteArea {
  /** Goes through the versions until one gives the page; rejects with what the first one failed of. */
  load(path: string): Promise<LoadedPage>;
  read(path: string): LoadedPage | undefined;
  /** Starts the best version ahead of a visit; the visit tells of a failure. */
  warm(path: string): void;
  /** The same where the visit is certain. */
  begin(path: string): void;
  /** Passes over a version from now on; false when it was the last. */
  giveUp(candidate: RemoteCandidate, error: RemoteError): boolean;
  /** Versions given up so far in favour of another. */
  givenUp(): readonly GivenUp[];
  reset(): Promise<void>;
}

function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pages' in value &&
    typeof value.pages === 'object'
  );
}

/** The versions of one remote in this page load. */
export function createRemoteArea(remote: string, options: RemoteLoaderOptions): RemoteArea {
  const { source, timeoutMs, onFailure, decorate } = options;
  const failed = new Map<string, RemoteError>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const pages = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadedPage>>();

  const next = (): RemoteCandidate | undefined =>
    source.candidates(remote).find(({ version }) => !failed.has(version));

  async function loadModule(candidate: RemoteCandidate): Promise<RemoteModule> {
    const known = modules.get(candidate.version);
    if (known) return known;
    const loading = candidate.load().then((module: unknown) => {
      if (isRemoteModule(module)) return module;
      throw new RemoteError(remote, 'contract', 'no-pages', 'it has no pages');
    });
    modules.set(candidate.version, loading);
    return loading;
  }

  async function fetchPage(candidate: RemoteCandidate, path: string): Promise<LoadedPage> {
    try {
      const { pages: loaders } = await loadModule(candidate);
      const load = loaders[path];
      if (!load) {
        throw new RemoteError(remote, 'contract', 'no-page', `it has no page for ${path}`);
      }
      const { default: page } = await load();
      return { component: await decorate(candidate, path, page), candidate };
    } catch (cause) {
      throw remoteErrorOf(remote, 'arriving', cause);
    }
  }

  /** One try of one version, shared by everybody who wants the page at the same time. */
  function attempt(candidate: RemoteCandidate, path: string): Promise<LoadedPage> {
    const key = `${candidate.version} ${path}`;
    const running = pending.get(key);
    if (running) return running;
    const allowed = timeoutMs();
    const late = (): RemoteError =>
      new RemoteError(remote, 'silence', 'timeout', `nothing arrived within ${allowed} ms`);
    const begunAt = performance.now();
    const underWaySince = candidate.prepare?.(path) ?? begunAt;
    const waitMs = remainingSilence(allowed, begunAt - underWaySince);
    const loading = within(waitMs, fetchPage(candidate, path), late)
      .then((page) => {
        const known = failed.get(candidate.version);
        if (known) throw known;
        pages.set(path, page);
        return page;
      })
      .catch((cause: unknown) => {
        // A failed or hanging module must not be what the next try gets.
        modules.delete(candidate.version);
        throw cause;
      })
      .finally(() => pending.delete(key));
    pending.set(key, loading);
    return loading;
  }

  function giveUp(candidate: RemoteCandidate, error: RemoteError): boolean {
    // Two visits that waited for the same try fail of the same.
    if (!failed.has(candidate.version)) onFailure(error, candidate);
    failed.set(candidate.version, error);
    modules.delete(candidate.version);
    pages.clear();
    if (next()) return true;
    // Nothing is left, so nothing is known to be better: the next visit starts with the best again.
    failed.clear();
    return false;
  }

  function warm(path: string): void {
    const candidate = pages.has(path) ? undefined : next();
    if (candidate) void attempt(candidate, path).catch(() => undefined);
  }

  return {
    async load(path) {
      let first: RemoteError | null = null;
      for (;;) {
        const candidate = next();
        if (!candidate) {
          const error = new RemoteError(remote, 'unknown', 'unknown', 'it is not in the record');
          onFailure(error, null);
          throw error;
        }
        // One that was warmed begins when it is put on screen.
        if (!pages.has(path)) options.onBegin?.(candidate);
        try {
          return await attempt(candidate, path);
        } catch (cause) {
          const error = remoteErrorOf(remote, 'arriving', cause);
          first ??= error;
          if (!giveUp(candidate, error)) throw first;
        }
      }
    },
    read: (path) => pages.get(path),
    begin(path) {
      const candidate = next();
      if (candidate) options.onBegin?.(candidate);
      warm(path);
    },
    warm,
    giveUp,
    givenUp: () => [...failed].map(([version, error]) => ({ version, error })),
    async reset() {
      failed.clear();
      modules.clear();
      pages.clear();
      await source.refresh(remote);
    },
  };
}
