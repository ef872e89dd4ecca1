import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import { parseEnv } from '../env';
import type { Env } from '../env';
import { startHost } from '../host';
import type { LooseRequest } from './call';
import { createDatabase } from './test-database';

/**
 * A host's installation: a separate data folder, and a separate database if a server is configured.
 */
export interface HostPlace {
  readonly folder: string;
  readonly env: Env;
  readonly drop: () => Promise<void>;
}

/** The first administrator of every installation. */
export const placeAdmin = 'admin@sitewright.local';
export const placePassword = 'chosen well';

/** An empty installation; the data folder itself is not created. */
export async function makePlace(): Promise<HostPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-place-'));
  const database = await createDatabase();
  const [port, sites, editor] = await freePorts(3);
  const env = parseEnv({
    HOST: '127.0.0.1',
    PORT: port,
    SITES_PORT: sites,
    EDITOR_PORT: editor,
    DATA_DIR: join(folder, 'data'),
    ADMIN_PASSWORD: placePassword,
    CHROMIUM_PATH: 'none',
    // Members who write continuously publish more than any real one.
    WEBSITES_PER_MEMBER: '9999',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const drop = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, env, drop };
}

/** All at once, so that they differ. */
async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = servers.map(async (server) => {
    await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
    return String((server.address() as AddressInfo).port);
  });
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return found;
}

/** A running host, and its first administrator signed in over the network. */
export async function runHost({ env }: Pick<HostPlace, 'env'>) {
  const { close } = await startHost(env, { log: { level: 'silent' } });
  const signIn = { body: { email: placeAdmin, password: placePassword } };
  const { token } = login.response.parse(await send(env, login, signIn));
  return {
    close,
    /** Calls an endpoint as the administrator; any error fails the test. */
    send: (endpoint: Endpoint, request: LooseRequest = {}) => send(env, endpoint, request, token),
  };
}

async function send(env: Env, endpoint: Endpoint, request: LooseRequest, token = '') {
  const params = new Map(Object.entries(request.params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params.get(name)));
  const query = new URLSearchParams((request.query ?? {}) as Record<string, string>).toString();
  const answer = await fetch(`http://127.0.0.1:${env.port}${path}?${query}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  return JSON.parse(text) as unknown;
}
