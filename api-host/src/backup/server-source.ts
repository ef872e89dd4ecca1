import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../database/open-database';
import { neededFolders, readContents } from './database-contents';
import type { DatabaseSource } from './database-source';
import { runPgTool } from './pg-tools';
import type { PgTool } from './pg-tools';

/** The dump of a PostgreSQL database, inside its folder in a backup. */
export const dumpName = 'postgresql.dump';

/**
 * A database on a server. Its hosts need not be involved: the dump and the counts share one
 * snapshot.
 */
export async function serverSource(
  where: Pick<PgTool, 'databaseUrl' | 'environment'>,
): Promise<DatabaseSource> {
  const { db, close } = await openDatabase({ databaseUrl: where.databaseUrl, dataDir: '' });
  return {
    engine: 'server',
    dump: (to) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (held) => {
          const contents = await readContents(held);
          const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(
            held,
          );
          await mkdir(to, { mode: 0o700 });
          const parameters = [
            '--format=custom',
            '--no-owner',
            '--no-acl',
            `--snapshot=${rows[0]?.id ?? ''}`,
            `--file=${join(to, dumpName)}`,
          ];
          await runPgTool({ program: 'pg_dump', parameters, ...where });
          return contents;
        }),
    neededNow: () => neededFolders(db),
    close,
  };
}
