import assert from 'node:assert/strict';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { StartFailure } from '../../start-failure';
import { openPGlite } from './open-pglite';

let parent: string;
let folder: string;
before(() => {
  parent = fs.mkdtempSync(join(tmpdir(), 'sitewright-pglite-'));
  folder = join(parent, 'database');
});
after(() => fs.rmSync(parent, { recursive: true }));

test('committed data is synced to disk, and present after reopening', async () => {
  const first = await openPGlite(folder);
  await first.exec('create table kept (value text)');
  const sync = mock.method(fs, 'fsyncSync');

  await first.query('insert into kept values ($1)', ['a']);
  const calls = sync.mock.callCount();
  await first.exec('checkpoint');
  const afterCheckpoint = sync.mock.callCount();

  sync.mock.restore();
  assert.ok(calls > 0, 'a commit did not sync the log');
  assert.ok(afterCheckpoint > calls, 'a checkpoint did not sync the tables');
  await first.close();

  const second = await openPGlite(folder);
  assert.deepEqual((await second.query('select value from kept')).rows, [{ value: 'a' }]);
  await second.close();
});

test('an interrupted first start is restarted', async () => {
  const place = join(parent, 'second');
  fs.mkdirSync(`${place}.unfinished`);
  fs.writeFileSync(join(`${place}.unfinished`, 'PG_VERSION'), 'half');
  const pglite = await openPGlite(place);
  assert.deepEqual((await pglite.query('select 1 as one')).rows, [{ one: 1 }]);
  await pglite.close();
  assert.ok(!fs.existsSync(`${place}.unfinished`));
});

test('a database of another PostgreSQL version is refused and unchanged', async () => {
  const place = join(parent, 'newer');
  fs.mkdirSync(place);
  fs.writeFileSync(join(place, 'PG_VERSION'), '19\n');
  await assert.rejects(openPGlite(place), (error) => {
    assert.ok(error instanceof StartFailure);
    assert.match(error.message, /PostgreSQL 19/);
    return true;
  });
  assert.deepEqual(fs.readdirSync(place), ['PG_VERSION']);
});

for (const file of ['PG_VERSION', 'global/pg_control']) {
  test(`a database with a damaged ${file} is refused in one sentence`, async () => {
    const place = join(parent, `damaged-${file.replace('/', '-')}`);
    fs.cpSync(folder, place, { recursive: true });
    fs.writeFileSync(join(place, file), '');
    await assert.rejects(openPGlite(place), (error) => {
      assert.ok(error instanceof StartFailure, String(error));
      assert.match(error.message, /is damaged and cannot be opened.*npm run restore/);
      return true;
    });
  });
}

test('a database without its PG_VERSION is refused in one sentence', async () => {
  const place = join(parent, 'incomplete');
  fs.cpSync(folder, place, { recursive: true });
  fs.rmSync(join(place, 'PG_VERSION'));
  await assert.rejects(openPGlite(place), /is damaged and cannot be opened/);
});
