import { contentTypeOf } from '../storage/content-type';
import { checkKey, checkPrefix } from '../storage/storage-key';
import type { StoragePort } from '../storage/storage.port';

/** An in-memory storage, for tests that are not about storage. */
export function memoryStorage(now = () => new Date()): StoragePort {
  const files = new Map<string, { content: Buffer; writtenAt: Date }>();
  const put: StoragePort['put'] = async (key, content) => {
    checkKey(key);
    files.set(key, { content: Buffer.from(content as Uint8Array), writtenAt: now() });
  };
  return {
    put,
    async create(key, content) {
      const isNew = !files.has(key);
      if (isNew) await put(key, content);
      return isNew;
    },
    async get(key) {
      checkKey(key);
      const file = files.get(key);
      return file === undefined ? null : { content: file.content, contentType: contentTypeOf(key) };
    },
    async exists(key) {
      checkKey(key);
      return files.has(key);
    },
    async *list(prefix) {
      checkPrefix(prefix);
      for (const [key, { content, writtenAt }] of files) {
        if (key.startsWith(prefix)) yield { key, bytes: content.length, writtenAt };
      }
    },
    async deletePrefix(prefix) {
      checkPrefix(prefix);
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
    },
  };
}
