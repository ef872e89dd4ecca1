import type { GenerationEngine as EngineDescription } from 'shared-kit/contract';
import type { GenerationEngine } from '../generation-engine.port';

/**
 * An engine whose code is loaded with its first generation: the language model libraries would add
 * about a second to every startup, even where nobody generates. A failed load is retried by the
 * next generation.
 */
export function lazyEngine(
  description: EngineDescription,
  load: () => Promise<GenerationEngine>,
): GenerationEngine {
  let loaded: GenerationEngine | null = null;
  return {
    describe: () => description,
    async generate(job, context) {
      loaded ??= await load();
      return loaded.generate(job, context);
    },
  };
}
