import type { ComponentType } from 'react';
import type { RemoteModule } from 'shared-kit/remote';
import { RemoteError } from './remote-source.port';
import type { RemoteSource } from './remote-source.port';

export interface RemoteLoaderOptions {
  readonly source: RemoteSource;
  /** Silence for longer than this, in milliseconds, is a failure (runtime configuration). */
  readonly timeoutMs: () => number;
  readonly onFailure: (error: RemoteError) => void;
  /** Puts around a page what the shell provides for it, such as the query cache. */
  readonly decorate: (path: string, page: ComponentType) => Promise<ComponentType>;
}

/** Loads pages of remotes, each once; failures are not remembered, so every retry is real. */
export interface RemoteLoader {
  /** Resolves to the page's component or rejects with a `RemoteError`. */
  loadPage(remote: string, path: string): Promise<ComponentType>;
  /** The page's component when it has arrived already, for rendering without a flash. */
  readPage(remote: string, path: string): ComponentType | undefined;
  /** Starts loading ahead of a visit. A failure here is silent: the visit tries again and tells. */
  warm(remote: string, path: string): void;
  /** Forgets everything of a remote, so that the next load starts from the network. */
  reset(remote: string): Promise<void>;
}

function isRemoteModule(candidate: unknown): candidate is RemoteModule {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'pages' in candidate &&
    typeof candidate.pages === 'object'
  );
}

/** Rejects when nothing was heard for `ms`; the late answer is dropped. */
async function within<T>(ms: number, promise: Promise<T>, late: () => RemoteError): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late());
    }, ms);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}

async function asPhase<T>(remote: string, phase: 'load' | 'page', step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw cause instanceof RemoteError ? cause : new RemoteError(remote, phase, cause);
  }
}

export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { source, timeoutMs, onFailure, decorate } = options;
  const modules = new Map<string, Promise<RemoteModule>>();
  const pages = new Map<string, ComponentType>();
  const pending = new Map<string, Promise<ComponentType>>();

  function loadModule(remote: string): Promise<RemoteModule> {
    const known = modules.get(remote);
    if (known) return known;
    const loading = asPhase(remote, 'load', source.load(remote)).then((module: unknown) => {
      if (isRemoteModule(module)) return module;
      throw new RemoteError(remote, 'invalid', 'it has no pages');
    });
    modules.set(remote, loading);
    return loading;
  }

  async function fetchPage(remote: string, path: string): Promise<ComponentType> {
    const module = await loadModule(remote);
    const load = module.pages[path];
    if (!load) throw new RemoteError(remote, 'invalid', `it has no page for ${path}`);
    const { default: page } = await asPhase(remote, 'page', load());
    return await asPhase(remote, 'page', decorate(path, page));
  }

  function loadPage(remote: string, path: string): Promise<ComponentType> {
    const key = `${remote} ${path}`;
    const running = pending.get(key);
    if (running) return running;
    const late = (): RemoteError =>
      new RemoteError(remote, 'timeout', `nothing arrived within ${timeoutMs()} ms`);
    const loading = within(timeoutMs(), fetchPage(remote, path), late)
      .then((page) => {
        pages.set(key, page);
        return page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, loading);
    return loading;
  }

  return {
    async loadPage(remote, path) {
      try {
        return await loadPage(remote, path);
      } catch (cause) {
        // A failed or hanging module must not be what the next visit gets.
        modules.delete(remote);
        if (cause instanceof RemoteError) onFailure(cause);
        throw cause;
      }
    },
    readPage: (remote, path) => pages.get(`${remote} ${path}`),
    warm(remote, path) {
      if (!pages.has(`${remote} ${path}`)) void loadPage(remote, path).catch(() => undefined);
    },
    async reset(remote) {
      modules.delete(remote);
      for (const key of pages.keys()) if (key.startsWith(`${remote} `)) pages.delete(key);
      await source.forget(remote);
    },
  };
}
