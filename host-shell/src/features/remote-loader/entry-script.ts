import type { RemoteModule } from 'shared-kit/remote';
import { RemoteError } from './remote-error';
import type { ShareScope } from './share-scope';

/** What a remote's entry script leaves behind: a Module Federation container. */
export interface RemoteContainer {
  /** Takes the modules of its host, before anything is got from it; the second is what it notes itself in. */
  init: (shareScope: ShareScope, initScope: readonly unknown[]) => void | Promise<void>;
  /** Fetches an exposed module; rejects when it has none of this name. */
  get: (exposed: string) => Promise<() => { readonly default: RemoteModule } | undefined>;
}

export interface EntryScript {
  readonly remote: string;
  readonly url: string;
  /** Global name under which it leaves its container; stable over versions. */
  readonly containerName: string;
  /** Makes the script be verified before it runs. */
  readonly protect: (script: HTMLScriptElement) => void;
}

/**
 * Runs an entry script and takes its container out of the page. Our own and not the runtime's, because
 * several versions share the global name: the load event comes in the same task as the script, so nobody
 * gets the container of a version that was given up and arrives late.
 */
export function loadEntryScript({ remote, url, containerName, protect }: EntryScript) {
  return new Promise<RemoteContainer>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // As webpack asks for chunks: a preloaded file asked for in another mode is fetched twice.
    if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
    protect(script);
    let thrown: unknown = 'it left no container';
    const note = (event: ErrorEvent): void => {
      if (event.filename === url) thrown = event.error;
    };
    const end = (): void => {
      window.removeEventListener('error', note);
      script.remove();
    };
    script.addEventListener('load', () => {
      end();
      const container: unknown = Reflect.get(globalThis, containerName);
      Reflect.set(globalThis, containerName, undefined);
      if (isContainer(container)) resolve(container);
      else reject(new RemoteError(remote, 'evaluation', 'entry-threw', thrown));
    });
    script.addEventListener('error', () => {
      end();
      reject(new RemoteError(remote, 'load', 'unreachable', `${url} did not arrive`, url));
    });
    window.addEventListener('error', note);
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is RemoteContainer {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
