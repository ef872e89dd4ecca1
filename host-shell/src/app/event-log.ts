import type { HostEvent } from 'shared-kit/remote';

/** The shell's log: the browser's console. Lint allows it in this file only. */
export function logEvent(event: HostEvent): void {
  console.warn(`[sitewright] ${event.name}`, event.detail ?? {});
}
