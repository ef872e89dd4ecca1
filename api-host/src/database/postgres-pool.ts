import { Socket } from 'node:net';
import { Pool } from 'pg';
import type { ClientBase } from 'pg';
import { StartFailure } from '../start-failure';
import { valueTypes } from './value-types';

/**
 * Connections per host, ten with the one that listens for changes; several hosts share one server,
 * whose default limit is 100.
 */
const maxConnections = 9;

/** How long a request waits for a connection before it fails instead of hanging. */
const connectTimeoutMs = 10_000;

/**
 * How long a server may be silent on a connection, for example with an unplugged cable: without a
 * limit each query on it waits for 15 minutes. Long enough for a migration that fills a column of a
 * large table.
 */
const silentMs = 120_000;

interface PoolSettings {
  readonly answerWithinMs?: number;
  /** Prepares each connection before its first use. */
  readonly attend?: (client: ClientBase) => Promise<void>;
}

/** A pool on a PostgreSQL server, after one successful query. */
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
    // Typed as `void`; the pool awaits the promise before handing out the connection.
    // oxlint-disable-next-line typescript/no-misused-promises
    ...(attend ? { onConnect: attend } : {}),
  });
  // A connection that breaks while idle is replaced on the next use; without a listener its error
  // would end the process.
  pool.on('error', () => {});
  // The same for one that breaks while in use: its user gets the error from the failing query.
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

/**
 * Ends the connection rather than only the query: the next user would continue a transaction left
 * open on it.
 */
function impatientSocket(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () =>
    socket.destroy(new Error(`The database did not answer within ${ms} ms`)),
  );
  return socket;
}
