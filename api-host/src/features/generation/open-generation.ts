import { chooseEngine } from './choose-engine';
import type { EngineSettings } from './choose-engine';
import { composerThread } from './engines/composer-thread';
import type { Composer } from './engines/composer.port';
import type { GenerationPorts } from './generation-deps';
import { TaskSignals } from './tasks/task-signals';
import { systemAfter } from './tasks/timers';

/** What keeps one member from taking everybody's place. */
interface FairUse {
  readonly tasksPerMember: number;
}

/** With the composer's thread, which reads prompts for every engine. */
export interface OpenGeneration extends GenerationPorts {
  readonly composer: Composer & { readonly close: () => Promise<void> };
}

/** Generation as the operator configured it; throws a StartFailure where that cannot work. */
export function openGeneration(settings: EngineSettings & FairUse): OpenGeneration {
  const composer = composerThread();
  return {
    composer,
    engine: chooseEngine(settings, composer),
    signals: new TaskSignals(),
    after: systemAfter,
    tasksPerMember: settings.tasksPerMember,
  };
}
