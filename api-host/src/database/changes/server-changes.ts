import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientBase, Pool } from 'pg';
import { ChangeFeed, changeChannels } from './change-feed';

/** How often the line is tried. */
const beatMs = 1_000;

/** For so long after it was last known to be up it counts as up: what a host may still answer from memory at most. */
const trustedMs = 3_000;

/** Told on through the pool and heard on the line: a proxy that shares connections swallows it. */
const proofChannel = 'sitewright_proof';

interface ServerChanges {
  readonly feed: ChangeFeed;
  /** Lets a connection of the pool hear what it has changed itself, before its query is answered. */
  readonly attend: (client: ClientBase) => Promise<void>;
  /** Begins to listen; what it hears it proves through the pool. */
  readonly follow: (pool: Pick<Pool, 'query'>) => void;
  readonly close: () => Promise<void>;
}

/**
 * Changes on a PostgreSQL server, over a connection of its own that listens all the time. PostgreSQL tells a session of its
 * own changes before it answers that they are committed, so each connection of the pool listens too: what was
 * changed on this host is known on this host at once, not only when the other connection has been told.
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

  /** Until the connection ends or is silent. */
  async function listen(client: Client, pool: Pick<Pool, 'query'>): Promise<void> {
    await client.connect();
    hear(client);
    await client.query(`listen ${changeChannels.urgent}`);
    await client.query(`listen ${changeChannels.tasks}`);
    await proveLine(client, pool);
    // Whatever was changed before was not heard.
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
      // A database that is away is told by every query that fails; here it only means that nothing is kept.
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
