/** A remote whose page is on screen. */
export interface ShownRemote {
  readonly name: string;
  readonly version: string;
}

let shown: ShownRemote | null = null;

/** Notes which remote is on screen; the shell does so, and with null once it has gone. */
export function noteShownRemote(remote: ShownRemote | null): void {
  shown = remote;
}

/** The remote on screen, whose calls are named after it; null in a page without a shell. */
export function shownRemote(): ShownRemote | null {
  return shown;
}
