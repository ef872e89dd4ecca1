import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import type { OpenDatabase } from '../database/open-database';
import { createDatabase, openTestDatabase } from './test-database';

type Part = Pick<OpenDatabase, 'db' | 'changes'>;

/** One database opened by two hosts, and how to close it. */
export interface SharedDatabase {
  readonly first: Part;
  readonly second: Part;
  readonly close: () => Promise<void>;
}

/** The cache is not used before the notification connection is up. */
export async function untilHeard({ changes }: Part): Promise<void> {
  while (!changes.isHeard) await new Promise(setImmediate);
}

/** Resolves once a change of this topic is notified, by this or another host. */
export const toldOf = ({ changes }: Part, topic: string | null): Promise<void> =>
  new Promise((resolve) => {
    changes.subscribe((told) => {
      if (told === topic) resolve();
    });
  });

/**
 * The same database twice: on a PostgreSQL server through separate connections, like two processes.
 * The embedded one can only be opened once; both share it.
 */
export async function openForTwoHosts(): Promise<SharedDatabase> {
  const made = await createDatabase();
  if (made === null) {
    const { close, ...only } = await openTestDatabase();
    return { first: only, second: only, close };
  }
  const place = { databaseUrl: made.url, dataDir: '' };
  const first = await openDatabase(place);
  await migrate(first.db);
  const second = await openDatabase(place);
  await Promise.all([untilHeard(first), untilHeard(second)]);
  return {
    first,
    second,
    close: async () => {
      await Promise.all([first.close(), second.close()]);
      await made.drop();
    },
  };
}
