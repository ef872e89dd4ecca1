import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientBase, Pool } from 'pg';
import { ChangeFeed, changeChannels } from './change-feed';

/** How often the connection is probed. */
const beatMs = 1_000;

/**
 * How long the connection counts as up after the last successful probe; the maximum staleness of
 * the cache.
 */
const trustedMs = 3_000;

/**
 * Notified through the pool and received on the connection: a connection-sharing proxy would
 * swallow it.
 */
const proofChannel = 'sitewright_proof';

interface ServerChanges {
  readonly feed: ChangeFeed;
  /** Lets a pool connection receive its own changes before its query is answered. */
  readonly attend: (client: ClientBase) => Promise<void>;
  /** Starts listening; probes go through the pool. */
  readonly follow: (pool: Pick<Pool, 'query'>) => void;
  readonly close: () => Promise<void>;
}

/**
 * Changes on a PostgreSQL server, received on a separate connection that listens permanently.
 * PostgreSQL notifies a session of its own changes before confirming the commit, so each pool
 * connection listens too: changes by this host are known to it at once, not only when the other
 * connection is notified.
 */
export function serverChanges(connectionString: string): ServerChanges {
  let trustedUntil = 0;
  const stopped = new AbortController();
  const feed = new ChangeFeed(() => performance.now() < trustedUntil);
  const hear = (client: ClientBase): void => {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== proofChannel) feed.tell(payload);
    });
  };

  /** Runs until the connection ends or becomes silent. */
  async function listen(client: Client, pool: Pick<Pool, 'query'>): Promise<void> {
    await client.connect();
    hear(client);
    await client.query(`listen ${changeChannels.urgent}`);
    await client.query(`listen ${changeChannels.tasks}`);
    await proveLine(client, pool);
    // Earlier changes were missed.
    feed.tell(null);
    while (!stopped.signal.aborted) {
      const asked = performance.now();
      await client.query('select 1');
      trustedUntil = asked + trustedMs;
      await wait(beatMs, undefined, { signal: stopped.signal, ref: false });
    }
  }

  async function listenAlways(pool: Pick<Pool, 'query'>): Promise<void> {
    while (!stopped.signal.aborted) {
      const client = new Client({
        connectionString,
        application_name: 'sitewright changes',
        connectionTimeoutMillis: trustedMs,
        query_timeout: trustedMs,
      });
      const ended = new Promise<never>((_, reject) => {
        client.on('error', reject);
        client.on('end', () => reject(new Error('The connection has ended')));
      });
      ended.catch(() => {});
      // An unavailable database is reported by every failing query; here it only disables the
      // cache.
      await Promise.race([listen(client, pool), ended]).catch(() => {});
      trustedUntil = 0;
      feed.tell(null);
      client.end().catch(() => {});
      await wait(beatMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }
  let following = Promise.resolve();

  return {
    feed,
    attend: async (client) => {
      hear(client);
      await client.query(`listen ${changeChannels.urgent}`);
    },
    follow: (pool) => {
      following = listenAlways(pool);
    },
    close: async () => {
      stopped.abort();
      await following;
    },
  };
}

async function proveLine(client: Client, pool: Pick<Pool, 'query'>): Promise<void> {
  const proof = randomUUID();
  await client.query(`listen ${proofChannel}`);
  const heard = new Promise<void>((resolve) => {
    client.on('notification', ({ channel, payload }) => {
      if (channel === proofChannel && payload === proof) resolve();
    });
  });
  await pool.query('select pg_notify($1, $2)', [proofChannel, proof]);
  await Promise.race([
    heard,
    wait(trustedMs, undefined, { ref: false }).then(() => {
      throw new Error('Notifications do not arrive');
    }),
  ]);
  await client.query(`unlisten ${proofChannel}`);
}
