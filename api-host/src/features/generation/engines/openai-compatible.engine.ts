import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { GenerationEngine } from '../generation-engine.port';
import { withShortWaits } from '../model/short-waits';
import type { SiteWork } from '../site-work/site-work';
import { describeOpenAiCompatible } from './model-descriptions';
import { modelEngine } from './model.engine';
import { modelLimits } from './model-limits';
import type { ModelLimits } from './model-limits';
import { plainFetch } from './plain-fetch';

export interface OpenAiCompatibleSettings extends Partial<ModelLimits> {
  /** Includes `/v1`, as OPENAI_BASE_URL does. */
  baseUrl: string;
  /** Optional: local servers need no key. */
  apiKey?: string | undefined;
  model: string;
  seesPictures?: boolean | undefined;
  fetch?: typeof fetch | undefined;
}

/** A model behind any API compatible with OpenAI's chat completions. */
export function openAiCompatibleModel(settings: OpenAiCompatibleSettings) {
  const { baseUrl, apiKey, model, fetch = plainFetch } = settings;
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl.replace(/\/+$/, ''),
    fetch,
    ...(apiKey !== undefined && { apiKey }),
  });
  return withShortWaits(provider(model));
}

/** OpenAI, Ollama, vLLM, LM Studio and many more. */
export function openAiCompatibleEngine(
  settings: OpenAiCompatibleSettings,
  sites: SiteWork,
): GenerationEngine {
  const { model, seesPictures } = settings;
  // Many local servers refuse limits beyond their context size; longer answers are continued.
  const call = { model: openAiCompatibleModel(settings), ...modelLimits(settings, 8_192) };
  return modelEngine(describeOpenAiCompatible(model, seesPictures), call, sites);
}
