import type { GenerationEngine as EngineDescription } from 'shared-kit/contract';

/** Apart from the engines, which are loaded late, because who generates is told from the start. */
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
