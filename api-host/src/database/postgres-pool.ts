import { Socket } from 'node:net';
import { Pool } from 'pg';
import type { ClientBase } from 'pg';
import { StartFailure } from '../start-failure';
import { valueTypes } from './value-types';

/** Connections per host, with the one that listens for changes ten; several hosts share one server whose default limit is 100. */
const maxConnections = 9;

/** How long a request waits for a connection before it fails instead of hanging. */
const connectTimeoutMs = 10_000;

/**
 * How long a server may be silent on a connection, such as one whose cable was pulled: without a bound each query
 * on it waits for a quarter of an hour. Long enough for a migration that fills a column of a large table.
 */
const silentMs = 120_000;

interface PoolSettings {
  readonly answerWithinMs?: number;
  /** Prepares each connection before it is used for the first time. */
  readonly attend?: (client: ClientBase) => Promise<void>;
}

/** A pool on a PostgreSQL server that has answered once. */
export async function postgresPool(
  connectionString: string,
  { answerWithinMs = silentMs, attend }: PoolSettings = {},
): Promise<Pool> {
  const pool = new Pool({
    connectionString,
    types: valueTypes,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'sitewright',
    stream: () => impatientSocket(answerWithinMs),
    // Its types say `void`; the pool waits for the promise before it hands the connection out.
    // oxlint-disable-next-line typescript/no-misused-promises
    ...(attend ? { onConnect: attend } : {}),
  });
  // A connection that dies while idle is replaced at the next use; without a listener it ends the process.
  pool.on('error', () => {});
  // The same for one that dies while it is in use: whoever uses it is told by the query that fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The database at DATABASE_URL cannot be reached: ${reason}`);
  }
  return pool;
}

/** Ends the connection rather than the query alone: a transaction left open on it would swallow the next one's work. */
function impatientSocket(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () =>
    socket.destroy(new Error(`The database did not answer within ${ms} ms`)),
  );
  return socket;
}
