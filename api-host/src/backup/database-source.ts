import type { DatabaseContents } from './database-contents';

/** The database to back up. */
export interface DatabaseSource {
  readonly engine: 'embedded' | 'server';
  /** Writes a consistent snapshot of the database into a folder that must not exist yet. */
  readonly dump: (to: string) => Promise<DatabaseContents>;
  /** The folders rows refer to now; null when nothing can have changed since the dump. */
  readonly neededNow: () => Promise<readonly string[] | null>;
  readonly close: () => Promise<void>;
}
