import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../database/open-database';
import type { OpenDatabase } from '../database/open-database';

/** A template database to copy: `name` identifies what `fill` puts into it. */
interface Template {
  readonly name: string;
  readonly fill: (database: OpenDatabase) => Promise<void>;
}

/** Any number that nothing else locks on a disposable server. */
const templateLock = 4711;

/**
 * Creates a database on the server at this URL, empty or a copy of a template; closing drops it.
 */
export async function openOnServer(server: string, template?: Template): Promise<OpenDatabase> {
  const name = newName();
  const source = template ? ` template ${await ensureTemplate(server, template)}` : '';
  await onServer(server, (client) => client.query(`create database ${name}${source}`));
  const opened = await open(server, name);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** The URL of a new, empty database on the server, and how to drop it. */
export async function createOnServer(server: string) {
  const name = newName();
  await onServer(server, (client) => client.query(`create database ${name}`));
  const address = new URL(server);
  address.pathname = name;
  const drop = () =>
    onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  return { url: address.href, drop };
}

const newName = (): string => `sitewright_test_${randomUUID().replaceAll('-', '')}`;

function open(server: string, name: string): Promise<OpenDatabase> {
  const address = new URL(server);
  address.pathname = name;
  return openDatabase({ databaseUrl: address.href, dataDir: '' });
}

/** Created under another name first: a template with its final name is complete. */
async function ensureTemplate(server: string, { name, fill }: Template): Promise<string> {
  const template = `sitewright_template_${name}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const found = await client.query('select from pg_database where datname = $1', [template]);
    if (found.rowCount !== 0) return;
    const unfinished = newName();
    await client.query(`create database ${unfinished}`);
    const opened = await open(server, unfinished);
    await fill(opened);
    await opened.close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

/** Its locks end with the connection. */
async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
