import type { FastifyInstance } from 'fastify';
import { deriveHere } from '../features/websites/derived/derive-page';
import { buildSitesApp } from '../sites/sites-app';
import type { SitesDeps } from '../sites/sites-app';
import { memoryStorage } from './memory-storage';
import { testAddresses } from './test-addresses';

/** The sites origin for tests. Nothing is published, moved or shared by default. */
export const buildTestSites = (replaced: Partial<SitesDeps> = {}): Promise<FastifyInstance> =>
  buildSitesApp({
    storage: memoryStorage(),
    addresses: testAddresses,
    derive: deriveHere,
    findPublished: async () => undefined,
    findMoved: async () => undefined,
    findShared: async () => undefined,
    appOrigin: 'http://app.test',
    log: { level: 'silent' },
    ...replaced,
  });

/** Listens for local browsers; returns the origin. */
export async function listenLocally(app: FastifyInstance): Promise<string> {
  const address = await app.listen({ port: 0, host: 'localhost' });
  return `http://localhost:${new URL(address).port}`;
}
