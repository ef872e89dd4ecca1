import { chooseEngine } from './choose-engine';
import type { EngineSettings } from './choose-engine';
import type { GenerationPorts } from './generation-deps';
import { TaskSignals } from './tasks/task-signals';
import { systemAfter } from './tasks/timers';

/** What keeps one member from taking everybody's place. */
interface FairUse {
  readonly tasksPerMember: number;
}

/** Generation as the operator configured it; throws a StartFailure where that cannot work. */
export function openGeneration(settings: EngineSettings & FairUse): GenerationPorts {
  return {
    engine: chooseEngine(settings),
    signals: new TaskSignals(),
    after: systemAfter,
    tasksPerMember: settings.tasksPerMember,
  };
}
