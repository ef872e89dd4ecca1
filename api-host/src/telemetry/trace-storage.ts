import type { StoragePort } from '../storage/storage.port';
import { inSpan } from './tracing.port';
import type { Tracing } from './tracing.port';

/**
 * Wraps a storage in a span per operation. The span has the kind of file, which is the key's first
 * part.
 */
export function traceStorage(storage: StoragePort, tracing: Tracing): StoragePort {
  const traced = <Answer>(operation: string, key: string, work: () => Promise<Answer>) => {
    const attributes = { 'sitewright.storage.kind': key.split('/')[0] ?? '' };
    return inSpan(tracing, `storage ${operation}`, { kind: 'client', attributes }, work);
  };
  return {
    put: (key, content) => traced('put', key, () => storage.put(key, content)),
    create: (key, content) => traced('create', key, () => storage.create(key, content)),
    get: (key) => traced('get', key, () => storage.get(key)),
    exists: (key) => traced('exists', key, () => storage.exists(key)),
    deletePrefix: (prefix) => traced('delete', prefix, () => storage.deletePrefix(prefix)),
    list: storage.list,
  };
}
