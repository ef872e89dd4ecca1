import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { migrate } from '../../api-host/src/database/migrate';
import { openDatabase } from '../../api-host/src/database/open-database';
import { parseEnv } from '../../api-host/src/env';
import { runOperator } from './answer-operator';
import type { OperatorCommand } from './answer-operator';
import { runBackup } from './run-backup';
import { runRestore } from './run-restore';

let folder: string;
let dataDir: string;
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sitewright-backup-'));
  dataDir = path.join(folder, 'data');
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(database.db);
  await database.close();
});
after(() => rmSync(folder, { recursive: true }));

const run = (command: OperatorCommand, parameters: readonly string[], given = dataDir) =>
  runOperator(command, parameters, {
    readEnv: () => parseEnv({ DATA_DIR: given }),
    environment: {},
    now: new Date('2026-01-02T03:04:05Z'),
  });

test('backs up a folder nobody uses, says what is in it, and restores it', async () => {
  const to = path.join(folder, 'monday');
  const taken = await run(runBackup, ['--to', to]);
  assert.equal(taken.code, 0, taken.err);
  assert.match(
    taken.out,
    /^Backed up into .*monday\n {2}Database {2}embedded, [\d,]+ rows in \d+ /,
  );
  assert.match(taken.out, /Keys +not in the backup/);
  assert.deepEqual(readdirSync(folder).toSorted(), ['data', 'monday']);

  const place = path.join(folder, 'restored');
  const restored = await run(runRestore, [to, '--to', place]);
  assert.equal(restored.code, 0, restored.err);
  assert.match(restored.out, /Start the product with DATA_DIR=.*restored/);
  const again = await run(runRestore, [to, '--to', place]);
  assert.equal(again.code, 3);
  assert.match(again.err, /^.*restored is not empty; .*\n$/);
});

test('says what it wants, and fails with one line', async () => {
  assert.match((await run(runBackup, ['--help'])).out, /^Usage: npm run backup -- \[--to/);
  assert.equal((await run(runBackup, ['somewhere'])).code, 2);
  assert.equal((await run(runBackup, ['--everything'])).code, 2);
  assert.equal((await run(runRestore, [])).code, 2);
  assert.match((await run(runRestore, ['a'])).err, /^Name the data folder with --to\.\nUsage: /);
  const nowhere = await run(runBackup, [], path.join(folder, 'nowhere'));
  assert.equal(nowhere.code, 3);
  assert.match(nowhere.err, /^There is no database in .*nowhere; .*\n$/);
  assert.ok(!existsSync(path.join(folder, 'nowhere')));
});
