import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { StoragePort, StoredEntry } from '../storage/storage.port';

interface OpenStorage {
  readonly storage: StoragePort;
  readonly close: () => Promise<void>;
}

const big = (letter: string) => letter.repeat(300_000);

/** What every storage must do. Call it in the test file of an implementation. */
export function describeStorage(name: string, openEmpty: () => Promise<OpenStorage>): void {
  describe(name, () => {
    let opened: OpenStorage;
    let storage: StoragePort;
    before(async () => {
      opened = await openEmpty();
      storage = opened.storage;
    });
    after(() => opened.close());

    const read = async (key: string) => (await storage.get(key))?.content.toString() ?? null;

    test('returns what was put, with its type', async () => {
      await storage.put('sites/a/index.html', '<p>é 漢</p>');
      const file = await storage.get('sites/a/index.html');
      assert.equal(file?.content.toString('utf8'), '<p>é 漢</p>');
      assert.equal(file.contentType, 'text/html; charset=utf-8');

      const bytes = Uint8Array.from([0, 255, 10, 13, 0]);
      await storage.put('sites/a/logo.png', bytes);
      const image = await storage.get('sites/a/logo.png');
      assert.deepEqual(image?.content, Buffer.from(bytes));
      assert.equal(image.contentType, 'image/png');
    });

    test('keeps an empty file', async () => {
      await storage.put('sites/empty/styles.css', '');
      assert.equal(await storage.exists('sites/empty/styles.css'), true);
      assert.equal(await read('sites/empty/styles.css'), '');
    });

    test('replaces a file', async () => {
      await storage.put('sites/b/script.js', 'a long first version');
      await storage.put('sites/b/script.js', 'short');
      assert.equal(await read('sites/b/script.js'), 'short');
    });

    test('creates a file if there is none, and keeps an existing one', async () => {
      assert.equal(await storage.create('sites/new/a.css', 'first'), true);
      assert.equal(await storage.create('sites/new/a.css', 'second'), false);
      assert.equal(await read('sites/new/a.css'), 'first');
      await storage.deletePrefix('sites/new/');
      assert.equal(await storage.create('sites/new/a.css', 'third'), true);
      assert.equal(await read('sites/new/a.css'), 'third');
    });

    test('of several concurrent creates of one file one succeeds, and its content stays', async () => {
      const tries = Array.from({ length: 6 }, (_, n) => big(String(n)));
      const created = await Promise.all(
        tries.map((content) => storage.create('race/new.css', content)),
      );
      const winner = created.indexOf(true);
      assert.deepEqual(
        created,
        tries.map((_, n) => n === winner),
      );
      assert.equal(await read('race/new.css'), tries[winner]);
    });

    test('lists everything below a prefix, with size and time, and nothing else', async () => {
      const before = Date.now() - 2_000;
      for (const key of [
        'l/1/a.css',
        'l/1/b.css',
        'l/1/deep/er/c.css',
        'l/1/d.css',
        'l/12/a.css',
      ]) {
        await storage.create(key, key);
      }
      const entries: StoredEntry[] = [];
      for await (const entry of storage.list('l/1/')) entries.push(entry);
      const sizes = entries.map(({ key, bytes }) => `${key} ${bytes}`).toSorted();
      assert.deepEqual(sizes, [
        'l/1/a.css 9',
        'l/1/b.css 9',
        'l/1/d.css 9',
        'l/1/deep/er/c.css 17',
      ]);
      for (const { key, writtenAt } of entries) {
        assert.ok(writtenAt.getTime() >= before && writtenAt.getTime() <= Date.now() + 2_000, key);
      }
      for await (const { key } of storage.list('nothing/')) assert.fail(key);
    });

    test('finds nothing that was never put', async () => {
      await storage.put('sites/c/index.html', 'c');
      for (const key of ['nothing', 'sites', 'sites/c', 'sites/c/index.html/below']) {
        assert.equal(await storage.get(key), null, key);
        assert.equal(await storage.exists(key), false, key);
      }
    });

    test('deletes everything below a prefix and nothing else', async () => {
      for (const key of ['d/1/a.css', 'd/1/deep/er/b.css', 'd/12/a.css', 'd/1.css']) {
        await storage.put(key, key);
      }
      await storage.deletePrefix('d/1/');
      assert.equal(await storage.exists('d/1/a.css'), false);
      assert.equal(await read('d/1/deep/er/b.css'), null);
      assert.equal(await read('d/12/a.css'), 'd/12/a.css');
      assert.equal(await read('d/1.css'), 'd/1.css');

      await storage.deletePrefix('d/1/');
      await storage.deletePrefix('d/1.css/');
      assert.equal(await read('d/1.css'), 'd/1.css');
      await storage.put('d/1/a.css', 'again');
      assert.equal(await read('d/1/a.css'), 'again');
    });

    test('shows a reader complete versions during concurrent writes', async () => {
      const key = 'race/index.html';
      const versions = [big('a'), big('b')];
      await storage.put(key, big('a'));
      const writes = Array.from({ length: 6 }, (_, n) => storage.put(key, versions[n % 2] ?? ''));
      const reads = Array.from({ length: 12 }, () => read(key));
      await Promise.all(writes);
      for (const content of await Promise.all(reads)) {
        assert.ok(content !== null && versions.includes(content));
      }
    });

    const wrongKeys = [
      '',
      '/',
      '/etc/passwd',
      '..',
      '../outside.txt',
      'sites/../../outside.txt',
      'sites/./a.css',
      'sites//a.css',
      'sites/a.css/',
      'sites\\..\\a.css',
      'sites/a.css\0.png',
      'sites/.hidden',
      'sites/%2e%2e/a.css',
      'sites/a b.css',
      'sites/ü.css',
      `sites/${'a'.repeat(201)}`,
      `${'a/'.repeat(260)}a`,
    ];
    for (const key of wrongKeys) {
      test(`refuses the key ${JSON.stringify(key.slice(0, 40))}`, async () => {
        await assert.rejects(storage.put(key, 'x'), /Not a storage key/);
        await assert.rejects(storage.create(key, 'x'), /Not a storage key/);
        await assert.rejects(storage.list(`${key}/`)[Symbol.asyncIterator]().next(), /Not a/);
        await assert.rejects(storage.get(key), /Not a storage key/);
        await assert.rejects(storage.exists(key), /Not a storage key/);
        await assert.rejects(storage.deletePrefix(`${key}/`), /Not a storage key/);
      });
    }

    test('refuses a prefix that is not a folder', async () => {
      await assert.rejects(storage.deletePrefix('sites/a'), /ends with a slash/);
      await assert.rejects(storage.deletePrefix(''), /ends with a slash/);
    });
  });
}
