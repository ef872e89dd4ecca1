import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { migrations } from '../database/migrations';
import { memoryStorage } from '../testing/memory-storage';
import { BackupFailure } from './backup-failure';
import type { DatabaseContents } from './database-contents';
import { openSource } from './open-source';
import { writeManifest, readManifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { takeBackup } from './take-backup';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-refusals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const contents: DatabaseContents = {
  postgres: '18',
  migrations: Object.keys(migrations),
  tables: { users: 1 },
  needed: [],
};
const picture = `pictures/${'ab'.repeat(16)}/a.webp`;

/** A backup of a fake database: a refused backup is never opened. */
async function backUp(dump = (to: string) => writeFileSync(join(to, 'PG_VERSION'), '18\n')) {
  const storage = memoryStorage(() => new Date(0));
  await storage.create(picture, 'a picture');
  const to = join(folder, 'backup');
  const source = {
    engine: 'embedded',
    dump: async (place: string) => {
      mkdirSync(join(place, 'pg_notify'), { recursive: true });
      dump(place);
      return contents;
    },
    neededNow: async () => null,
    close: async () => {},
  } as const;
  const now = new Date(0);
  await takeBackup({ source, storage, dataDir: folder, to, withKeys: false, product: '1', now });
  return to;
}

const target = () => join(folder, 'restored');

const restore = (from: string, databaseUrl: string | null = null) =>
  restoreBackup({ from, to: target(), env: { databaseUrl, s3: null }, environment: {} });

const refusedWith = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof BackupFailure, String(error));
  assert.match(error.message, message);
  assert.equal(error.message.split('\n').length, 1);
  return true;
};

const faults = {
  'cut short': (file: string) => truncateSync(file, 3),
  altered: (file: string) => writeFileSync(file, 'a Picture'),
  missing: (file: string) => rmSync(file),
};

for (const [fault, apply] of Object.entries(faults)) {
  test(`a backup with a file that is ${fault} is refused before anything is written`, async () => {
    const from = await backUp();
    apply(join(from, 'files', picture));
    const said = new RegExp(`^files/pictures/.*a\\.webp of the backup .*${fault}; nothing was`);
    await assert.rejects(restore(from), refusedWith(said));
    assert.ok(!existsSync(target()));
  });

  test(`a manifest that is ${fault} is refused`, async () => {
    const from = await backUp();
    apply(join(from, 'manifest.json'));
    await assert.rejects(restore(from), refusedWith(/has no manifest\.json|altered or is cut/));
    assert.ok(!existsSync(target()));
  });
}

test('a manifest cannot name files outside the backup', async () => {
  const from = await backUp();
  const manifest = await readManifest(from);
  for (const path of ['../outside', 'files/../../outside', '/etc/passwd', 'files/.hidden/a']) {
    const files = [{ path, bytes: 0, sha256: '' }];
    await writeManifest(from, { ...manifest, files });
    await assert.rejects(restore(from), refusedWith(/altered/), path);
  }
});

test('a backup from a newer version is refused', async () => {
  const from = await backUp();
  const manifest = await readManifest(from);
  await writeManifest(from, { ...manifest, migrations: [...manifest.migrations, '9999-future'] });
  await assert.rejects(restore(from), refusedWith(/newer version .*\(it holds 9999-future\)/));
  await writeManifest(from, { ...manifest, format: 2 });
  await assert.rejects(restore(from), refusedWith(/newer version .*\(format 2/));
});

test('a target that is not empty, and another engine, are refused', async () => {
  const from = await backUp();
  await assert.rejects(
    restore(from, 'postgres://nobody@127.0.0.1/x'),
    refusedWith(/unset DATABASE/),
  );
  mkdirSync(target());
  writeFileSync(join(target(), 'kept'), 'kept');
  await assert.rejects(restore(from), refusedWith(/is not empty/));
  assert.deepEqual(readdirSync(target()), ['kept']);
});

test('a restore that fails half way leaves the target empty', async () => {
  const from = await backUp((to) => writeFileSync(join(to, 'PG_VERSION'), '17\n'));
  mkdirSync(target());
  await assert.rejects(restore(from), /PostgreSQL 17/);
  assert.deepEqual(readdirSync(target()), []);
});

test('a full disk fails with one sentence and leaves no partial backup', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  const dump = (to: string) => {
    writeFileSync(join(to, 'half'), 'half');
    throw full;
  };
  await assert.rejects(backUp(dump), refusedWith(/^No backup was made in .*: no space is left/));
  assert.deepEqual(readdirSync(folder), []);
});

test('a target that is not writable, or exists, fails with one sentence', async () => {
  await backUp();
  const before = readFileSync(join(folder, 'backup', 'manifest.json'), 'utf8');
  await assert.rejects(backUp(), refusedWith(/exists; a backup never replaces anything/));
  assert.equal(readFileSync(join(folder, 'backup', 'manifest.json'), 'utf8'), before);
  const inFile = folder;
  folder = join(folder, 'backup', 'manifest.json');
  await assert.rejects(backUp(), refusedWith(/^No backup was made in .*no folder\.$/));
  folder = inFile;
});

test('a data folder without a database is reported, and not created', async () => {
  const dataDir = join(folder, 'nowhere');
  const env = { databaseUrl: null, dataDir };
  await assert.rejects(openSource(env, {}), refusedWith(/^There is no database in .*nowhere/));
  assert.ok(!existsSync(dataDir));
});

test('without pg_dump a PostgreSQL backup says what to install', async () => {
  const { runPgTool } = await import('./pg-tools');
  const databaseUrl = 'postgres://nobody@127.0.0.1/x';
  const environment = { PATH: folder };
  const run = runPgTool({ program: 'pg_dump', parameters: [], databaseUrl, environment });
  await assert.rejects(run, refusedWith(/^pg_dump is not installed here.*postgresql-client\)\.$/));
});
