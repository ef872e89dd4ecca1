import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { GenerationEngine } from '../generation-engine.port';
import { withShortWaits } from '../model/short-waits';
import { describeOpenAiCompatible } from './model-descriptions';
import { modelEngine } from './model.engine';
import { modelLimits } from './model-limits';
import type { ModelLimits } from './model-limits';

export interface OpenAiCompatibleSettings extends Partial<ModelLimits> {
  /** Includes `/v1`, as in OPENAI_BASE_URL everywhere. */
  baseUrl: string;
  /** Local servers need none. */
  apiKey?: string | undefined;
  model: string;
}

/** Anything that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, LM Studio and many more. */
export function openAiCompatibleEngine(settings: OpenAiCompatibleSettings): GenerationEngine {
  const { baseUrl, apiKey, model } = settings;
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey !== undefined && { apiKey }),
  });
  return modelEngine(
    describeOpenAiCompatible(model),
    // Many local servers refuse more than their context holds; longer answers are continued.
    { model: withShortWaits(provider(model)), ...modelLimits(settings, 8_192) },
  );
}
