import { chooseEngine } from './choose-engine';
import type { EngineSettings } from './choose-engine';
import type { GenerationPorts } from './generation-deps';
import { TaskSignals } from './tasks/task-signals';
import { systemAfter } from './tasks/timers';

/** Enough for a second tab, too few to fill the queue for everybody else. */
const tasksPerMember = 3;

/** Generation as the operator configured it; throws a StartFailure where that cannot work. */
export function openGeneration(settings: EngineSettings): GenerationPorts {
  return {
    engine: chooseEngine(settings),
    signals: new TaskSignals(),
    after: systemAfter,
    tasksPerMember,
  };
}
