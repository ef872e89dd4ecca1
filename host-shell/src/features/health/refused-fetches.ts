/** An answer to `fetch` that refuses or fails. */
export interface RefusedFetch {
  /** When it was asked for, on the page's own clock in milliseconds. */
  readonly startTime: number;
  readonly url: string;
  readonly status: number;
}

export interface RefusedFetches {
  /** Tells of those there were, and of those there will be. Answers what ends it. */
  readonly follow: (listener: (refused: RefusedFetch) => void) => () => void;
}

/** More are not kept: what is said of a page is that it had one. */
const most = 20;

/**
 * Notes which answers to `fetch` are refusals; to be called before any remote has run. Browsers measure an answer
 * only once its body was read, and who shows an error by its status alone never reads it.
 */
export function noteRefusedFetches(): RefusedFetches {
  const noted: RefusedFetch[] = [];
  const listeners = new Set<(refused: RefusedFetch) => void>();
  const own = window.fetch;
  window.fetch = (...asked) => {
    const startTime = performance.now();
    const answering = own(...asked);
    answering.then(
      ({ ok, status, url }) => {
        if (ok || status < 400) return;
        const refused = { startTime, url, status };
        if (noted.length < most) noted.push(refused);
        for (const listener of listeners) listener(refused);
      },
      // Whoever has asked hears of it.
      () => undefined,
    );
    return answering;
  };
  return {
    follow(listener) {
      for (const refused of noted) listener(refused);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
