import type { Clock } from '../../clock';
import type { ChangeFeed } from '../../database/changes/change-feed';
import type { Database } from '../../database/schema';
import type { Quotas } from '../../quotas/quotas';
import type { RandomBytes } from '../../randomness';
import type { SecretBox } from '../../secrets/secret-box';
import type { EngineSettings } from './choose-engine';
import type { CurrentEngine } from './connection/current-engine';
import type { TaskSignals } from './tasks/task-signals';
import type { After } from './tasks/timers';
import type { TokenPrices } from './tasks/usage-meter';

/** What generation needs of its own: the engine, and what the runner and the streams share. */
export interface GenerationPorts {
  readonly currentEngine: CurrentEngine;
  /** What decides about the engine, for administrators who look at it or change it. */
  readonly connection: {
    readonly environment: EngineSettings;
    readonly box: SecretBox;
    readonly prices: TokenPrices | null;
  };
  readonly signals: TaskSignals;
  readonly after: After;
  /** Unfinished generations a member may have at a time. */
  readonly tasksPerMember: number;
  /** Told of each new task within the request that asked for it. */
  readonly onAdded?: (task: string) => void;
}

/** What the generation calls need of the host. */
export interface GenerationDeps {
  readonly db: Database;
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly generation: GenerationPorts;
  /** How much a member may have. */
  readonly quotas: Quotas;
}
