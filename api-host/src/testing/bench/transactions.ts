import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** PostgreSQL publishes session statistics within a second, or when sessions end. */
const statisticsDelayMs = 2_000;

/** Number of transactions of a database; only PostgreSQL counts them. */
export async function transactionsOf(databaseUrl: string): Promise<number> {
  await wait(statisticsDelayMs);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}
