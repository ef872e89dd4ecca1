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

/** What generation itself needs: the engine, and what the runner and the streams share. */
export interface GenerationPorts {
  readonly currentEngine: CurrentEngine;
  /** The engine settings and secrets behind the administrators' endpoints. */
  readonly connection: {
    readonly environment: EngineSettings;
    readonly box: SecretBox;
    readonly prices: TokenPrices | null;
  };
  readonly signals: TaskSignals;
  readonly after: After;
  /** Maximum number of unfinished generations per member. */
  readonly tasksPerMember: number;
  /** Called with each new task within the request that created it. */
  readonly onAdded?: (task: string) => void;
}

/** What the generation endpoints need. */
export interface GenerationDeps {
  readonly db: Database;
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly generation: GenerationPorts;
  /** Storage limits per member. */
  readonly quotas: Quotas;
}
