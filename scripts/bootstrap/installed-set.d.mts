export type InstalledSet = 'product' | 'everything';

export function setFor(command: string, parameters: readonly string[]): InstalledSet;

export function stampOf(lock: string, set: InstalledSet): string;

export function setToInstall(state: {
  /** Content of the stamp; empty when there is none. */
  readonly stamp: string;
  /** Whether npm has finished installing something. */
  readonly isInstalled: boolean;
  /** Digest of the lock file. */
  readonly lock: string;
  readonly wanted: InstalledSet;
}): InstalledSet | null;
