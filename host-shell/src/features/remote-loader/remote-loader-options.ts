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
  /** When it was asked for, on the page's own clock in milliseconds; 0, the navigation, for the first one. */
  readonly askedAt: number;
  readonly renderedAt: number;
  /** From then until it had rendered. */
  readonly loadMs: number;
  /** Nothing was rendered before it in this page load. */
  readonly isFirst: boolean;
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
  /** A visit begins, of the version that is tried first. */
  readonly onBegin?: ((candidate: RemoteCandidate) => void) | undefined;
  /** The visitor has gone on, perhaps before the page had rendered. */
  readonly onLeave?: ((remote: string) => void) | undefined;
  /** Puts around a page what the shell provides for it, such as the query cache. */
  readonly decorate: (
    candidate: RemoteCandidate,
    path: string,
    page: ComponentType,
  ) => Promise<ComponentType>;
}
