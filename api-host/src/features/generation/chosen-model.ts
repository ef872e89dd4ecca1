import type { ModelProvider } from 'shared-kit/contract';
import { lazyEngine } from './engines/lazy.engine';
import { describeAnthropic, describeOpenAiCompatible } from './engines/model-descriptions';
import type { GenerationEngine } from './generation-engine.port';
import type { SiteWork } from './site-work/site-work';

/** A language model and how to reach it, from either the environment or the app. */
export interface ChosenModel {
  readonly provider: ModelProvider;
  /** Null for the provider's own API. */
  readonly address: string | null;
  readonly key: string | null;
  readonly model: string;
  /** Whether the model accepts pictures. */
  readonly seesPictures: boolean;
}

const openAiUrl = 'https://api.openai.com/v1';

/** Engine settings; without `fetch`, any address is allowed. */
export const anthropicSettings = (chosen: ChosenModel, fetch?: typeof globalThis.fetch) => ({
  apiKey: chosen.key ?? '',
  baseUrl: chosen.address ?? undefined,
  model: chosen.model,
  seesPictures: chosen.seesPictures,
  fetch,
});

export const openAiSettings = (chosen: ChosenModel, fetch?: typeof globalThis.fetch) => ({
  apiKey: chosen.key ?? undefined,
  baseUrl: chosen.address ?? openAiUrl,
  model: chosen.model,
  seesPictures: chosen.seesPictures,
  fetch,
});

/** Returns the engine for a model. */
export function engineOfModel(
  chosen: ChosenModel,
  sites: SiteWork,
  fetch?: typeof globalThis.fetch,
): GenerationEngine {
  if (chosen.provider === 'anthropic') {
    return lazyEngine(describeAnthropic(chosen.model, chosen.seesPictures), async () => {
      const { anthropicEngine } = await import('./engines/anthropic.engine');
      return anthropicEngine(anthropicSettings(chosen, fetch), sites);
    });
  }
  return lazyEngine(describeOpenAiCompatible(chosen.model, chosen.seesPictures), async () => {
    const { openAiCompatibleEngine } = await import('./engines/openai-compatible.engine');
    return openAiCompatibleEngine(openAiSettings(chosen, fetch), sites);
  });
}
