import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '../../start-failure';
import { claimPath, newestNumber, placeClaim } from './claims';
import { lockFolder } from './folder-lock';
import { ownIdentity } from './process-identity';

const holderScript = fileURLToPath(new URL('../../testing/lock-holder.ts', import.meta.url));
let folder: string;
const children = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-lock-'));
});
afterEach(async () => {
  await Promise.all([...children].map(kill));
  rmSync(folder, { recursive: true });
});

/** Starts another process that tries to lock the folder; returns its output. */
async function startHolder(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', holderScript, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString() };
}

async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const refused = (error: unknown) =>
  error instanceof StartFailure && /in use by a running Sitewright/.test(error.message);

test('a folder has one holder at a time, even within a process', async () => {
  const lock = await lockFolder(folder);
  await assert.rejects(lockFolder(folder), refused);
  lock.release();
  (await lockFolder(folder)).release();
});

test('a living process is named and refused, a killed one is replaced', async () => {
  const { child, said } = await startHolder();
  assert.equal(said, 'held\n');
  await assert.rejects(lockFolder(folder), new RegExp(`process ${child.pid} `));

  await kill(child);

  (await lockFolder(folder)).release();
});

test('of many processes that find a dead holder concurrently, exactly one wins', async () => {
  const first = await startHolder();
  await kill(first.child);

  const racers = await Promise.all(Array.from({ length: 5 }, startHolder));

  assert.equal(racers.filter(({ said }) => said === 'held\n').length, 1);
  assert.equal(racers.filter(({ said }) => said.startsWith('refused The data')).length, 4);
});

test('a reused process id does not keep a claim alive', async () => {
  placeClaim(folder, 1, { ...ownIdentity(), startedAt: 'long ago' });
  (await lockFolder(folder)).release();
});

test('a claim from before the last boot is void', async () => {
  const self = ownIdentity();
  placeClaim(folder, 1, { ...self, space: { ...self.space, boot: 'an earlier one' } });
  (await lockFolder(folder)).release();
});

test('a holder in another container counts while its claim is updated', async () => {
  const self = ownIdentity();
  placeClaim(folder, 1, { ...self, space: { ...self.space, host: 'another container' } });
  let waits = 0;
  const wait = async () => {
    waits += 1;
    if (waits === 3) utimesSync(claimPath(folder, 1), new Date(), new Date(0));
  };
  await assert.rejects(lockFolder(folder, { wait }), refused);
  assert.equal(waits, 3);
});

test('a holder in another container is replaced after 30 silent seconds', async () => {
  const self = ownIdentity();
  placeClaim(folder, 1, { ...self, space: { ...self.space, host: 'another container' } });
  let waited = 0;
  let told = 0;
  const lock = await lockFolder(folder, {
    wait: async (milliseconds) => {
      waited += milliseconds;
    },
    onWait: () => {
      told += 1;
    },
  });
  assert.equal(waited, 30_000);
  assert.equal(told, 1);
  lock.release();
});

test('numbers only increase, and superseded claims are deleted', async () => {
  for (let round = 1; round <= 5; round += 1) {
    (await lockFolder(folder)).release();
    assert.equal(newestNumber(folder), round);
  }
  assert.deepEqual(readdirSync(folder).toSorted(), ['000004.json', '000005.json']);
});
