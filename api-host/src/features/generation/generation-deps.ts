import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import type { GenerationEngine } from './generation-engine.port';
import type { TaskSignals } from './tasks/task-signals';
import type { After } from './tasks/timers';

/** What generation needs of its own: the engine, and what the runner and the streams share. */
export interface GenerationPorts {
  readonly engine: GenerationEngine;
  readonly signals: TaskSignals;
  readonly after: After;
  /** Unfinished generations a member may have at a time. */
  readonly tasksPerMember: number;
}

/** What the generation calls need of the host. */
export interface GenerationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly generation: GenerationPorts;
  /** Most projects a member may have. */
  readonly projectsPerMember: number;
}
