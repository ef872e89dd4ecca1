import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { getProject, publishWebsite, saveVersion } from 'shared-kit/contract';
import { diskStorage } from '../storage/disk-storage';
import { keepWriting, removePictures, upload } from '../testing/busy-member';
import { allFiles, allRows, inDatabase } from '../testing/compare-places';
import { makePlace, runHost } from '../testing/host-place';
import type { HostPlace } from '../testing/host-place';
import { websiteContent } from '../testing/publish';
import { neededFolders } from './database-contents';
import type { DatabaseSource } from './database-source';
import { openSource } from './open-source';
import { restoreBackup } from './restore-backup';
import { takeBackup } from './take-backup';

const environment = process.env;
const onServer = Boolean(process.env.TEST_DATABASE_URL);
const lacksTools = onServer && spawnSync('pg_dump', ['--version']).status !== 0;
const skip = lacksTools ? 'pg_dump is not installed' : false;

let place: HostPlace;
let host: Awaited<ReturnType<typeof runHost>>;
before(async () => {
  place = await makePlace();
  host = await runHost(place);
});
after(async () => {
  await host.close();
  await place.drop();
});

/** Backs up the running host; `change` intercepts steps. */
async function backUp(name: string, change: (source: DatabaseSource) => Partial<DatabaseSource>) {
  const { env, folder } = place;
  const source = await openSource(env, environment);
  const to = join(folder, name);
  try {
    const manifest = await takeBackup({
      source: { ...source, ...change(source) },
      storage: diskStorage(join(env.dataDir, 'files')),
      dataDir: env.dataDir,
      to,
      withKeys: false,
      product: '1.0.0',
      now: new Date('2026-01-02T03:04:05Z'),
    });
    return { to, manifest };
  } finally {
    await source.close();
  }
}

async function restored(from: string, t: { after: (end: () => Promise<void>) => void }) {
  const empty = await makePlace();
  t.after(empty.drop);
  await restoreBackup({ from, to: empty.env.dataDir, env: empty.env, environment });
  return empty;
}

const projectId = 'kept';
test(
  'a backup during other work has everything acknowledged before, and is consistent',
  { skip },
  async (t) => {
    const writer = keepWriting(host, projectId);
    t.after(writer.end);
    await writer.more();
    const acknowledged = { versions: writer.done.versions, sites: [...writer.done.sites] };
    const { to, manifest } = await backUp('busy', (source) => ({
      dump: async (folder) => {
        const contents = await source.dump(folder);
        await writer.more();
        return contents;
      },
    }));
    await writer.end();
    assert.ok(acknowledged.versions > 0 && writer.done.versions > acknowledged.versions);
    // Only its pictures are removed, with every round that writes.
    assert.ok(manifest.lost.every((stored) => stored.startsWith('pictures/')));

    const copy = await restored(to, t);
    await inDatabase(copy.env, async (db) => {
      const sites = await db.selectFrom('websites').select(['id']).execute();
      const ids = new Set(sites.map(({ id }) => id));
      assert.deepEqual(
        acknowledged.sites.filter((id) => !ids.has(id)),
        [],
      );
      const versions = await db
        .selectFrom('project_versions')
        .where('project_id', '=', projectId)
        .orderBy('number')
        .select('number')
        .execute();
      const numbers = versions.map(({ number }) => number);
      assert.ok(numbers.length >= acknowledged.versions);
      assert.deepEqual(
        numbers,
        numbers.map((_, at) => at + 1),
      );
      // Thumbnails are created later, and added to published deployments.
      const files = async (dataDir: string, stored: string) =>
        (await allFiles(join(dataDir, 'files', stored))).filter(
          (file) => !file.startsWith('thumbnail/'),
        );
      for (const stored of await neededFolders(db)) {
        if (stored.startsWith('pictures/')) continue;
        const found = await files(copy.env.dataDir, stored);
        assert.notDeepEqual(found, [], stored);
        assert.deepEqual(found, await files(place.env.dataDir, stored), stored);
      }
    });
  },
);

test(
  'files deleted between the dump and the copying are left out with their rows',
  { skip },
  async (t) => {
    await upload(host, 'short-lived');
    let dumps = 0;
    const { to, manifest } = await backUp('deleting', (source) => ({
      dump: async (folder) => {
        const contents = await source.dump(folder);
        dumps += 1;
        if (dumps === 1) await removePictures(host, 'short-lived');
        return contents;
      },
    }));
    assert.equal(dumps, 2);
    assert.deepEqual(manifest.lost, []);
    const copy = await restored(to, t);
    const pictures = await inDatabase(copy.env, (db) =>
      db.selectFrom('pictures').where('project_id', '=', 'short-lived').selectAll().execute(),
    );
    assert.deepEqual(pictures, []);
  },
);

test('a restored host has the same rows and files, and works as before', { skip }, async (t) => {
  await host.send(publishWebsite, { body: websiteContent({ title: 'Last One' }) });
  await upload(host, 'last');
  const code = { html: '<p>last</p>', css: 'p{}', js: '' };
  const save = { params: { project_id: 'opened' }, body: { base: 0, ...code } };
  await host.send(saveVersion, save);
  await host.close();
  const { to } = await backUp('quiet', () => ({}));
  const copy = await restored(to, t);
  const expected = await inDatabase(place.env, allRows);
  assert.deepEqual(await inDatabase(copy.env, allRows), expected);
  assert.ok(Object.keys(expected).length > 30);
  const files = await allFiles(join(place.env.dataDir, 'files'));
  assert.ok(files.length > 0);
  assert.deepEqual(await allFiles(join(copy.env.dataDir, 'files')), files);
  assert.equal(statSync(join(to, 'manifest.json')).mode & 0o077, 0);
  assert.equal(statSync(to).mode & 0o077, 0);

  // Its first step is a sign-in with the existing password.
  const second = await runHost(copy);
  try {
    const opened = await second.send(getProject, { params: { project_id: 'opened' } });
    const { project } = getProject.response.parse(opened);
    assert.equal(project.files?.html, code.html);
  } finally {
    await second.close();
  }
});
