import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../api-host/src/testing/free-port';
import { untilReady } from '../scripts/test/host-process';

/** `npm start` as typed, without npm in between so that signals reach it as from a terminal. */
function start(environment: Readonly<Record<string, string>>) {
  const root = path.resolve(import.meta.dirname, '..');
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return {
    child,
    output: () => output,
    exitCode: async (): Promise<number | null> => {
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function settings() {
  const [port, sitesPort, editorPort] = [await freePort(), await freePort(), await freePort()];
  const data = await mkdtemp(path.join(tmpdir(), 'sitewright-start-'));
  return {
    data,
    appUrl: `http://localhost:${port}`,
    environment: {
      PORT: String(port),
      SITES_PORT: String(sitesPort),
      EDITOR_PORT: String(editorPort),
      DATA_DIR: data,
    },
  };
}

test('starts, prints the first admin once, refuses a second instance, ends on Ctrl-C', async () => {
  // Three starts, and before the first perhaps a build.
  test.setTimeout(240_000);
  const { data, appUrl, environment } = await settings();
  const first = start(environment);
  expect(await untilReady(appUrl, () => first.child.exitCode === null), first.output()).toBe(true);
  await expect.poll(first.output).toContain(`App        ${appUrl}`);
  const password = /Password {3}(\S+)/.exec(first.output())?.[1] ?? '';
  expect(password.length).toBeGreaterThan(12);

  await test.step('the data folder is in use', async () => {
    const other = await settings();
    const second = start({ ...other.environment, DATA_DIR: data });
    expect(await second.exitCode()).toBe(1);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    expect(second.output()).toContain('is in use by a running Sitewright');
    await rm(other.data, { recursive: true });
  });

  await test.step('Ctrl-C ends it cleanly and frees its ports', async () => {
    first.child.kill('SIGINT');
    expect(await first.exitCode()).toBe(0);
    await expect(fetch(`${appUrl}/healthz`)).rejects.toThrow('fetch failed');
  });

  await test.step('a second start is warm and prints no password', async () => {
    const again = start(environment);
    expect(await untilReady(appUrl, () => again.child.exitCode === null), again.output()).toBe(
      true,
    );
    await expect.poll(again.output).toContain('App');
    expect(again.output()).not.toContain('Password');
    again.child.kill('SIGINT');
    expect(await again.exitCode()).toBe(0);
  });
  await rm(data, { recursive: true });
});

test('a taken port is one sentence, exit code 1, and nothing is touched', async () => {
  const { data, environment } = await settings();
  const squatter = createServer();
  await new Promise<void>((resolve) => {
    squatter.listen(Number(environment.PORT), 'localhost', resolve);
  });
  const refused = start(environment);
  expect(await refused.exitCode()).toBe(1);
  expect(refused.output().trim()).toBe(
    `Port ${environment.PORT} is taken; set PORT to another one.`,
  );
  expect(await readdir(data)).toEqual([]);
  squatter.close();
  await rm(data, { recursive: true });
});

test('a wrong setting names its variable and touches nothing', async () => {
  const { data, environment } = await settings();
  const refused = start({ ...environment, DATABASE_URL: 'mysql://nowhere' });
  expect(await refused.exitCode()).toBe(1);
  expect(refused.output().trim()).toBe('DATABASE_URL must be a postgres:// address');
  expect(await readdir(data)).toEqual([]);
  await rm(data, { recursive: true });
});
