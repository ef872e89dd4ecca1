import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import type { OpenDatabase } from '../database/open-database';
import { createDatabase, openTestDatabase } from './test-database';

type Part = Pick<OpenDatabase, 'db' | 'changes'>;

/** One database as two hosts have it open, and how to close it. */
export interface SharedDatabase {
  readonly first: Part;
  readonly second: Part;
  readonly close: () => Promise<void>;
}

/** Nothing is answered from memory before the line for changes is up. */
export async function untilHeard({ changes }: Part): Promise<void> {
  while (!changes.isHeard) await new Promise(setImmediate);
}

/** Resolves once a change of this is told, here or by another host. */
export const toldOf = ({ changes }: Part, topic: string | null): Promise<void> =>
  new Promise((resolve) => {
    changes.subscribe((told) => {
      if (told === topic) resolve();
    });
  });

/**
 * The same database twice: on a PostgreSQL server through connections of their own, as two processes have them. The
 * embedded one can only be open once; both share it.
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
