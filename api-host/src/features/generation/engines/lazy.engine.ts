import type { GenerationEngine as EngineDescription } from 'shared-kit/contract';
import type { GenerationEngine } from '../generation-engine.port';

/**
 * An engine whose code is loaded with its first generation: the libraries of language models take about
 * a second of every start, also where nobody generates. A load that fails is tried again the next time.
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
