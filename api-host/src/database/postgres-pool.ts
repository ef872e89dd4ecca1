import { Pool } from 'pg';
import { StartFailure } from '../start-failure';
import { valueTypes } from './value-types';

/** Connections per host; several hosts share one server whose default limit is 100. */
const maxConnections = 10;

/** How long a request waits for a connection before it fails instead of hanging. */
const connectTimeoutMs = 10_000;

/** A pool on a PostgreSQL server that has answered once. */
export async function postgresPool(connectionString: string): Promise<Pool> {
  const pool = new Pool({
    connectionString,
    types: valueTypes,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'sitewright',
  });
  // A connection that dies while idle is replaced at the next use; without a listener it ends the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The database at DATABASE_URL cannot be reached: ${reason}`);
  }
  return pool;
}
