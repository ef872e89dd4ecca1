import { randomBytes } from 'node:crypto';
import { after, before } from 'node:test';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { AppDeps } from '../app';
import type { OpenDatabase } from '../database/open-database';
import { directFactWork } from '../features/facts/facts.port';
import { testGeneration } from '../features/generation/testing/test-generation';
import { fixedConfig } from '../features/runtime-config/config-source';
import { defaultEvidenceLimits } from '../features/releases/evidence/weights';
import { mapPlacesHere } from '../features/releases/failures/map-places';
import { defaultBatchLimits } from '../features/releases/health/gather-reports';
import { memoryKeys } from '../features/releases/keys/signing-keys';
import { ThumbnailSignal } from '../features/thumbnails/thumbnail-signal';
import { readPictureHere } from '../features/pictures/read-picture';
import { directReviewer } from '../features/review/reviewer';
import { deriveHere } from '../features/websites/derived/derive-page';
import { defaultMinPasswordLength } from '../features/accounts/new-password.policy';
import { createMetrics } from '../features/metrics/host-metrics';
import { systemRandom } from '../randomness';
import { givenEncryptionKey } from '../secrets/encryption-key';
import { secretBox } from '../secrets/secret-box';
import { MemoryMail } from './memory-mail';
import { memoryStorage } from './memory-storage';
import { openTestDatabase } from './test-database';
import { testAddresses } from './test-addresses';
import { TestClock } from './test-clock';
import { testQuotas } from './test-quotas';

/** A host for tests: a separate database, a controlled clock, no network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: OpenDatabase['db'];
  readonly changes: OpenDatabase['changes'];
  readonly clock: TestClock;
  readonly close: () => Promise<void>;
}

/** Builds the whole app, with optional overrides. Close it in `after`. */
export async function buildTestApp(replaced: Partial<AppDeps> = {}): Promise<TestApp> {
  const { db, changes } = replaced;
  // A given database is closed by its owner.
  const database =
    db && changes ? { db, changes, close: async () => undefined } : await openTestDatabase();
  const clock = new TestClock();
  const app = await buildApp({
    db: database.db,
    changes: database.changes,
    clock: clock.now,
    random: systemRandom,
    config: fixedConfig(parseRuntimeConfig({})),
    publicUrl: 'http://app.test',
    isTlsOnly: false,
    addresses: testAddresses,
    factWork: directFactWork,
    reviewer: directReviewer,
    readPicture: readPictureHere,
    mail: new MemoryMail(),
    box: secretBox(givenEncryptionKey(randomBytes(32))),
    storage: memoryStorage(),
    thumbnails: new ThumbnailSignal(),
    derive: deriveHere,
    mapPlaces: mapPlacesHere,
    suite: null,
    releaseKeys: memoryKeys(),
    evidenceLimits: defaultEvidenceLimits,
    // Without a delay: tests query what they have just reported.
    batchLimits: { ...defaultBatchLimits, everyMs: 0 },
    followMode: 'always',
    overrideOrigins: [],
    gateOrigins: [],
    generation: testGeneration(clock),
    minPasswordLength: defaultMinPasswordLength,
    requireSecondFactor: [],
    confirmationMs: 15 * 60 * 1000,
    quotas: testQuotas,
    trustProxy: ['loopback'],
    metrics: createMetrics(database.db, clock.now),
    metricsToken: null,
    log: { level: 'silent' },
    ...replaced,
  });
  return {
    app,
    db: database.db,
    changes: database.changes,
    clock,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/**
 * One host shared by all tests of a file. Further setup belongs in `prepare`: node:test starts the
 * next `before` of a file without waiting for this one.
 */
export function sharedTestApp(
  replaced: Partial<AppDeps> = {},
  prepare: (host: TestApp) => Promise<void> = async () => undefined,
): () => TestApp {
  let host: TestApp;
  before(async () => {
    host = await buildTestApp(replaced);
    await prepare(host);
  });
  after(() => host.close());
  return () => host;
}
