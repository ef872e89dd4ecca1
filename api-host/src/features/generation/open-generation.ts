import type { Database } from '../../database/schema';
import type { SecretBox } from '../../secrets/secret-box';
import type { EngineSettings } from './choose-engine';
import { currentEngine } from './connection/current-engine';
import { composerThread } from './engines/composer-thread';
import type { Composer } from './engines/composer.port';
import type { GenerationPorts } from './generation-deps';
import { siteThread } from './site-work/site-thread';
import { TaskSignals } from './tasks/task-signals';
import { systemAfter } from './tasks/timers';
import type { TokenPrices } from './tasks/usage-meter';

/** What the operator configures besides the engine. */
interface OperatorRules {
  /** Keeps one member from filling the queue. */
  readonly tasksPerMember: number;
  readonly prices: TokenPrices | null;
}

interface GenerationSources {
  readonly db: Database;
  readonly box: SecretBox;
}

/**
 * With the composer's thread, which summarises prompts for every engine, and a way to close all
 * threads.
 */
export interface OpenGeneration extends GenerationPorts {
  readonly composer: Composer;
  readonly close: () => Promise<void>;
}

/**
 * Generation as configured by the operator; throws StartFailure if the configuration is invalid.
 */
export function openGeneration(
  settings: EngineSettings & OperatorRules,
  { db, box }: GenerationSources,
): OpenGeneration {
  const { tasksPerMember, prices } = settings;
  const composer = composerThread();
  const sites = siteThread();
  return {
    composer,
    currentEngine: currentEngine(settings, { db, box, composer, sites }),
    connection: { environment: settings, box, prices },
    signals: new TaskSignals(),
    after: systemAfter,
    tasksPerMember,
    close: async () => void (await Promise.all([composer.close(), sites.close()])),
  };
}
