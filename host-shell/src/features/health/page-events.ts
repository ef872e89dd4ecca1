/** After so long without a report going out, what waits is sent, in milliseconds. */
const idleMs = 2_000;

/** Calls back once, a short while after something began to wait. */
export function soonAfter(flush: () => void): void {
  setTimeout(flush, idleMs);
}

/** Calls when the page ends, not when it is only hidden. */
export function whenPageEnds(listener: () => void): void {
  window.addEventListener('pagehide', listener);
}

/** Calls when the page is hidden or goes: the last moment at which a browser lets anything out. */
export function whenPageGoes(flush: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
}

/** What a script threw and nobody caught. */
export interface UnhandledError {
  readonly cause: unknown;
  /** Where it was thrown, with the scripts on the way: addresses, never sent anywhere. */
  readonly trace: string;
}

/** Reports unhandled errors and rejections. */
export function whenUnhandled(listener: (error: UnhandledError) => void): void {
  window.addEventListener('error', (event) => {
    const cause: unknown = event.error;
    listener({ cause, trace: `${event.filename}\n${stackOf(cause)}` });
  });
  window.addEventListener('unhandledrejection', (event) => {
    const cause: unknown = event.reason;
    listener({ cause, trace: stackOf(cause) });
  });
}

function stackOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  // A chunk that does not arrive is thrown by nobody's script; it names the file instead.
  const request: unknown = Reflect.get(cause, 'request');
  return `${typeof request === 'string' ? request : ''}\n${cause.stack ?? ''}`;
}
