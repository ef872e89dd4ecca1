import type { ComponentType } from 'react';
import type { RemoteError } from './remote-error';
import type { RemoteCandidate, RemoteSource } from './remote-source.port';

/** A version that was passed over in this page load. */
export interface GivenUp {
  readonly version: string;
  readonly error: RemoteError;
}

/** A version whose page is on screen. */
export interface RenderedPage {
  readonly candidate: RemoteCandidate;
  /** From asking for the page until it had rendered. */
  readonly loadMs: number;
  /** Versions that were given up for it in this page load. */
  readonly insteadOf: readonly GivenUp[];
}

export interface RemoteLoaderOptions {
  readonly source: RemoteSource;
  /** Silence for longer than this, in milliseconds, is a failure (runtime configuration). */
  readonly timeoutMs: () => number;
  /** A version could not be used; null when the record has none of this remote. */
  readonly onFailure: (error: RemoteError, candidate: RemoteCandidate | null) => void;
  readonly onRendered: (page: RenderedPage) => void;
  /** Puts around a page what the shell provides for it, such as the query cache. */
  readonly decorate: (
    candidate: RemoteCandidate,
    path: string,
    page: ComponentType,
  ) => Promise<ComponentType>;
}
