import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client } from 'pg';
import { changeChannels } from '../changes/change-feed';
import { valueTypes } from '../value-types';
import { ProtocolStream } from './protocol-stream';

interface PoolOptions {
  readonly patienceMs?: number;
  /** Called with trigger notifications, before the changing query is answered. */
  readonly onChange?: (topic: string) => void;
}

/**
 * How long a query waits for the connection before it fails. Using the outer database inside a
 * transaction is a deadlock: the caller must get an error, and the others their turn.
 */
const defaultPatienceMs = 30_000;

/**
 * Lets Kysely's PostgreSQL dialect drive PGlite: a pool with PGlite's single connection, handed out
 * in FIFO order. The connection is `pg`'s own client over PGlite's wire protocol, so values are
 * parsed exactly as from a server. (`pg`'s own pool would end the connection after an error.)
 */
export function oneConnectionPool(
  pglite: PGlite,
  { patienceMs = defaultPatienceMs, onChange }: PoolOptions = {},
): PostgresPool {
  const client = new Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new ProtocolStream(pglite),
    types: valueTypes,
  });
  let lastHolder: Promise<void> = client.connect().then(() => undefined);
  // Starts with the first use: a database that is only opened and closed is sent no query.
  let isHearing = onChange === undefined;

  return {
    async connect() {
      const before = lastHolder;
      const turn = newTurn();
      lastHolder = turn.over;
      try {
        await within(patienceMs, before);
        if (onChange && !isHearing) await hear(client, onChange);
        isHearing = true;
      } catch (error) {
        void before.then(turn.end);
        throw error;
      }
      return asPoolClient(client, turn.end);
    },
    async end() {
      await lastHolder;
      await client.end();
    },
  };
}

async function hear(client: Client, onChange: (topic: string) => void): Promise<void> {
  client.on('notification', ({ payload = '' }) => onChange(payload));
  for (const channel of Object.values(changeChannels)) await client.query(`listen ${channel}`);
}

function newTurn() {
  let end: (() => void) | undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end: () => end?.() };
}

async function within(milliseconds: number, event: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const fail = () =>
      reject(new Error(`The database’s one connection was not free within ${milliseconds} ms`));
    timer = setTimeout(fail, milliseconds);
  });
  try {
    await Promise.race([event, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function asPoolClient(client: Client, release: () => void): PostgresPoolClient {
  // Kysely passes a text with values (or a cursor, which is never configured here); pg's overloads
  // are equivalent, but the signatures do not unify.
  const query = client.query.bind(client) as PostgresPoolClient['query'];
  return { query, release };
}
