import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { login } from 'shared-kit/contract';
import { parseEnv } from './env';
import { startHost } from './host';
import { StartFailure } from './start-failure';
import { freePort } from './testing/free-port';

const log = { level: 'silent' };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sitewright-host-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function listenOn(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  return (server.address() as AddressInfo).port;
}

async function makeEnv(variables: Record<string, string> = {}) {
  const ports = {
    PORT: String(await freePort()),
    SITES_PORT: String(await freePort()),
    EDITOR_PORT: String(await freePort()),
  };
  return parseEnv({ ...ports, HOST: '127.0.0.1', DATA_DIR: dataDir, ...variables });
}

const refusedWith = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof StartFailure);
  assert.match(error.message, message);
  return true;
};

test('a host serves app and sites, persists its data, and releases everything', async () => {
  const env = await makeEnv({ ADMIN_PASSWORD: 'chosen well' });
  const app = `http://127.0.0.1:${env.port}`;
  const signIn = async () => {
    const answer = await fetch(`${app}${login.path}`, {
      method: login.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@sitewright.local', password: 'chosen well' }),
    });
    return answer.status;
  };

  const first = await startHost(env, { log });
  assert.equal(first.engine, 'embedded');
  assert.deepEqual(first.admin, { email: 'admin@sitewright.local', generatedPassword: null });
  assert.equal((await fetch(`${app}/readyz`)).status, 200);
  assert.equal((await fetch(`http://127.0.0.1:${env.sitesPort}/`)).status, 404);
  assert.equal(await signIn(), 200);
  const elsewhere = await makeEnv();
  await assert.rejects(startHost(elsewhere, { log }), refusedWith(/data folder is in use/));
  await first.close();

  const second = await startHost(env, { log });
  assert.equal(second.admin, null);
  assert.equal(await signIn(), 200);
  await second.close();
  await assert.rejects(fetch(app));
});

for (const variable of ['PORT', 'SITES_PORT', 'EDITOR_PORT']) {
  test(`a taken ${variable} is refused before anything is changed`, async (t) => {
    const taken = createServer();
    t.after(() => taken.close());
    const port = await listenOn(taken);
    const env = await makeEnv({ [variable]: String(port) });
    const message = new RegExp(`^Port ${port} is taken; set ${variable} to another one\\.$`);
    await assert.rejects(startHost(env, { log }), refusedWith(message));
    assert.deepEqual(readdirSync(dataDir), []);
  });
}

test('an invalid configuration file is refused before anything is changed', async () => {
  const env = await makeEnv({ CONFIG_FILE: join(dataDir, 'nowhere.json') });
  await assert.rejects(startHost(env, { log }), refusedWith(/^CONFIG_FILE .* cannot be read$/));
  assert.deepEqual(readdirSync(dataDir), []);
});

test('a database server that does not respond is refused in one sentence', async () => {
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const env = await makeEnv({ DATABASE_URL: url });
  await assert.rejects(
    startHost(env, { log }),
    refusedWith(/^The database at DATABASE_URL cannot be reached: /),
  );
  assert.deepEqual(readdirSync(dataDir), []);
});

test('the data folder is accessible to the host’s own user only, even an existing folder', async (t) => {
  const before = process.umask();
  t.after(() => process.umask(before));
  chmodSync(dataDir, 0o755);
  const host = await startHost(await makeEnv(), { log });
  await host.close();
  assert.equal(statSync(dataDir).mode & 0o777, 0o700);
  // PGlite sets the modes of its own files; the closed folder above protects those.
  const open = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(dataDir, 'database')))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
  assert.deepEqual(open, []);
});
