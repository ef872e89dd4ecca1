import type { RemoteState, SuiteRecord } from 'shared-kit/contract/releases';

const storageKey = 'release-quarantine';

/** At most so many versions are remembered, the newest ones. */
const limit = 20;

const hourMs = 3_600_000;

/** What failed of its bytes may have failed of the network; what threw will throw again. */
export function quarantineMs(phase: string): number {
  return ['load', 'chunk', 'silence'].includes(phase) ? hourMs : 24 * hourMs;
}

interface Entry {
  readonly remote: string;
  readonly version: string;
  /** When it may be tried again, in milliseconds. */
  readonly until: number;
}

/** Versions that have failed in this browser while another worked, so they are not tried for a while. */
export interface Quarantine {
  has(remote: string, version: string): boolean;
  add(remote: string, version: string, forMs: number): void;
}

/** Reads what is quarantined, without what has expired or is in the record no more. */
export function openQuarantine(record: SuiteRecord, now: () => number): Quarantine {
  const isNamed = ({ remote, version }: Entry): boolean =>
    Object.hasOwn(record.remotes, remote) && versionsOf(record.remotes[remote]).includes(version);
  const stored = read();
  let entries = stored.filter((entry) => entry.until > now() && isNamed(entry));
  if (entries.length < stored.length) write(entries);
  return {
    has: (remote, version) =>
      entries.some(
        (entry) => entry.remote === remote && entry.version === version && entry.until > now(),
      ),
    add(remote, version, forMs) {
      const others = entries.filter(
        (entry) => entry.remote !== remote || entry.version !== version,
      );
      entries = [...others, { remote, version, until: now() + forMs }].slice(-limit);
      write(entries);
    },
  };
}

function versionsOf(state: RemoteState | undefined): (string | undefined)[] {
  return [state?.stable.version, state?.previous?.version, state?.candidate?.release.version];
}

function read(): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    // Not JSON: somebody's hand. Nothing is quarantined, and a broken version is found out again.
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remote' in value &&
    'version' in value &&
    'until' in value &&
    typeof value.until === 'number'
  );
}

function write(entries: readonly Entry[]): void {
  if (entries.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(entries));
}
