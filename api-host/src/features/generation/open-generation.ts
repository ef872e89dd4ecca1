import type { Database } from '../../database/schema';
import type { SecretBox } from '../../secrets/secret-box';
import type { EngineSettings } from './choose-engine';
import { currentEngine } from './connection/current-engine';
import type { GenerationPorts } from './generation-deps';
import { TaskSignals } from './tasks/task-signals';
import { systemAfter } from './tasks/timers';
import type { TokenPrices } from './tasks/usage-meter';

/** What the operator has configured beside the engine. */
interface OperatorRules {
  /** Keeps one member from taking everybody's place. */
  readonly tasksPerMember: number;
  readonly prices: TokenPrices | null;
}

interface GenerationSources {
  readonly db: Database;
  readonly box: SecretBox;
}

/** Generation as the operator configured it; throws a StartFailure where that cannot work. */
export function openGeneration(
  settings: EngineSettings & OperatorRules,
  { db, box }: GenerationSources,
): GenerationPorts {
  const { tasksPerMember, prices } = settings;
  return {
    currentEngine: currentEngine(settings, { db, box }),
    connection: { environment: settings, box, prices },
    signals: new TaskSignals(),
    after: systemAfter,
    tasksPerMember,
  };
}
