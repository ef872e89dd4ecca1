import { createOnServer } from '../../../api-host/src/testing/server-template';
import type { DrillSettings } from './kinds/kind';

/** A database for one drill: environment of the host, its own address, and how to drop it. */
export interface DrillDatabase {
  readonly environment: Readonly<Record<string, string>>;
  readonly url: string | null;
  readonly drop: () => Promise<void>;
}

/** The embedded one in the data folder, or a new one on the server. */
export async function openDrillDatabase({
  database,
  server,
}: Pick<DrillSettings, 'database' | 'server'>): Promise<DrillDatabase> {
  if (database === 'pglite') {
    // An operator's own must not be what the drill breaks.
    return { environment: { DATABASE_URL: '' }, url: null, drop: async () => {} };
  }
  if (server === null) throw new Error('There is no PostgreSQL server');
  const made = await createOnServer(server);
  return {
    environment: { DATABASE_URL: made.url },
    url: made.url,
    drop: async () => {
      await made.drop();
    },
  };
}
