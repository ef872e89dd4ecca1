import type { GenerationEngine as EngineDescription } from 'shared-kit/contract';

/**
 * Separate from the engines, which are loaded lazily, because the engine is described from startup.
 */
export const describeAnthropic = (model: string, seesPictures = false): EngineDescription => ({
  kind: 'model',
  label: 'Anthropic',
  model,
  ...(seesPictures && { sees_pictures: true }),
});

export const describeOpenAiCompatible = (
  model: string,
  seesPictures = false,
): EngineDescription => ({
  kind: 'model',
  label: 'OpenAI-compatible',
  model,
  ...(seesPictures && { sees_pictures: true }),
});
