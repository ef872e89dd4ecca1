import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from './testing/free-port';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
// A host of seconds gains nothing from optimized WebAssembly; compiled with the tests it needs no loader.
const options = ['--liftoff-only', ...(main.endsWith('.ts') ? ['--import', 'tsx'] : [])];
let dataDir: string;
before(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sitewright-main-'));
});
after(() => rmSync(dataDir, { recursive: true }));

/** Runs the program and collects its output until it exits. */
function run(variables: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', ...variables };
  const child = spawn(process.execPath, [...options, main], { env });
  let printed = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    complained += part.toString();
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => ({ code, printed, complained }));
  const untilPrinted = async (text: string) => {
    while (!printed.includes(text)) {
      await Promise.race([once(child.stdout, 'data'), ended.then(() => assert.fail(complained))]);
    }
    return printed;
  };
  return { child, ended, untilPrinted };
}

test('an invalid variable fails startup with one sentence and exit code 1', async () => {
  const { ended } = run({ PORT: 'everywhere' });
  const { code, complained } = await ended;
  assert.equal(code, 1);
  assert.equal(complained, 'PORT must be a port number from 1 to 65535\n');
});

test('startup prints all URLs, and Ctrl-C ends the host cleanly', async () => {
  const ports = {
    PORT: String(await freePort()),
    SITES_PORT: String(await freePort()),
    EDITOR_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
  const first = run(ports);
  const printed = await first.untilPrinted('shown this once');
  assert.match(printed, new RegExp(`App +http://localhost:${ports.PORT}`));
  assert.match(printed, new RegExp(`Sites +http://localhost:${ports.SITES_PORT}`));
  assert.match(printed, /Admin +admin@sitewright\.local/);
  first.child.kill('SIGINT');
  assert.equal((await first.ended).code, 0);

  // Its data folder is released, and the password is not printed again.
  const second = run(ports);
  const again = await second.untilPrinted('Database');
  assert.ok(!again.includes('Password'));
  second.child.kill('SIGTERM');
  assert.equal((await second.ended).code, 0);
});

test('neither an idle nor an unused connection delays closing, on any origin', async () => {
  const ports = {
    PORT: String(await freePort()),
    SITES_PORT: String(await freePort()),
    EDITOR_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
  const { child, ended, untilPrinted } = run(ports);
  await untilPrinted('Database');
  for (const port of [ports.PORT, ports.SITES_PORT, ports.EDITOR_PORT]) {
    const unused = connect(Number(port), '127.0.0.1');
    const idle = connect(Number(port), '127.0.0.1');
    for (const socket of [unused, idle]) socket.on('error', () => socket.destroy());
    await Promise.all([once(unused, 'connect'), once(idle, 'connect')]);
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
  }
  child.kill('SIGTERM');
  assert.equal((await ended).code, 0);
});
