import type { DatabaseContents } from './database-contents';

/** Where a backup takes its database from. */
export interface DatabaseSource {
  readonly engine: 'embedded' | 'server';
  /** Writes the database, as it was at one moment of this call, into a folder that is not there yet. */
  readonly dump: (to: string) => Promise<DatabaseContents>;
  /** What rows refer to by now; null when nothing can have changed since the dump. */
  readonly neededNow: () => Promise<readonly string[] | null>;
  readonly close: () => Promise<void>;
}
