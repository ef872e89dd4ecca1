import { contentTypeOf } from '../storage/content-type';
import { checkKey, checkPrefix } from '../storage/storage-key';
import type { StoragePort } from '../storage/storage.port';

/** Files in memory, for tests that are not about storage. */
export function memoryStorage(): StoragePort {
  const files = new Map<string, Buffer>();
  return {
    async put(key, content) {
      checkKey(key);
      files.set(key, Buffer.from(content));
    },
    async get(key) {
      checkKey(key);
      const content = files.get(key);
      return content === undefined ? null : { content, contentType: contentTypeOf(key) };
    },
    async exists(key) {
      checkKey(key);
      return files.has(key);
    },
    async deletePrefix(prefix) {
      checkPrefix(prefix);
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
    },
  };
}
