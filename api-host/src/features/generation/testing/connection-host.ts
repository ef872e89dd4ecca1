import { randomBytes } from 'node:crypto';
import type { LogSettings } from '../../../plugins/request-log';
import { systemRandom } from '../../../randomness';
import { givenEncryptionKey } from '../../../secrets/encryption-key';
import type { EncryptionKey } from '../../../secrets/encryption-key';
import { secretBox } from '../../../secrets/secret-box';
import { sharedTestApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { TestClock } from '../../../testing/test-clock';
import type { EngineSettings } from '../choose-engine';
import { directComposer } from '../engines/compose-site';
import { currentEngine } from '../connection/current-engine';
import { directSiteWork } from '../site-work/site-work';
import { defaultRunnerLimits, startGenerationRunner } from '../tasks/generation-runner';
import { testConnection, testGeneration, TestTimers } from './test-generation';

interface ConnectionHostOptions {
  readonly environment?: Partial<EngineSettings>;
}

const direct = { composer: directComposer, sites: directSiteWork };

/** A host that generates with the model connected by its administrators. */
export function sharedConnectionHost({ environment: decided }: ConnectionHostOptions = {}) {
  const clock = new TestClock();
  const logged: string[] = [];
  const log: LogSettings = { level: 'debug', stream: { write: (line) => void logged.push(line) } };
  const own = { key: randomBytes(32) };
  const keys: EncryptionKey = { find: () => own.key, ensure: () => own.key };
  const connection = {
    ...testConnection(),
    environment: { ...testConnection().environment, ...decided },
    box: secretBox(keys),
    prices: { input: 3, output: 15, currency: 'EUR' },
  };
  const { environment, box, prices } = connection;
  const engineOf = () => currentEngine(environment, { db: app().db, box, ...direct });
  const generation = testGeneration(clock, { connection, currentEngine: () => engineOf()() });
  const app = sharedTestApp({ clock: clock.now, generation, log });
  const host = (): TestApp => ({ ...app(), clock });
  const run = () =>
    startGenerationRunner({
      ...generation,
      db: app().db,
      clock: clock.now,
      random: systemRandom,
      elapsed: clock.elapsed,
      log: app().app.log,
      after: new TestTimers(clock).after,
      limits: defaultRunnerLimits,
      prices,
    });
  /** Simulates another host of the same database with a different key. */
  const changeKey = () => {
    own.key = randomBytes(32);
  };
  /** Simulates a host of the same database with the same key. */
  const otherHost = () =>
    currentEngine(environment, {
      db: app().db,
      box: secretBox(givenEncryptionKey(own.key)),
      ...direct,
    });
  return { host, clock, logged, signals: generation.signals, run, changeKey, otherHost };
}
