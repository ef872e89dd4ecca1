import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { StoragePort } from '../../storage/storage.port';

/** From a file on a local disk to a bucket that is about to time out. */
const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** Wraps a storage to measure each operation. Listings are streamed and not measured. */
export function measureStorage(storage: StoragePort, registry: Registry): StoragePort {
  const durations = new Histogram({
    name: 'sitewright_storage_duration_seconds',
    help: 'Time the file store took, by operation and by whether it failed',
    labelNames: ['operation', 'outcome'] as const,
    buckets: seconds,
    registers: [registry],
  });
  const timed =
    <Given extends unknown[], Answer>(
      operation: string,
      work: (...given: Given) => Promise<Answer>,
    ): ((...given: Given) => Promise<Answer>) =>
    async (...given) => {
      const end = durations.startTimer({ operation });
      try {
        const answer = await work(...given);
        end({ outcome: 'ok' });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  return {
    put: timed('put', storage.put),
    create: timed('create', storage.create),
    get: timed('get', storage.get),
    exists: timed('exists', storage.exists),
    deletePrefix: timed('delete', storage.deletePrefix),
    list: storage.list,
  };
}
