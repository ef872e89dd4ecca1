import { createAnthropic } from '@ai-sdk/anthropic';
import type { GenerationEngine } from '../generation-engine.port';
import { withShortWaits } from '../model/short-waits';
import { describeAnthropic } from './model-descriptions';
import { modelEngine } from './model.engine';
import { modelLimits } from './model-limits';
import type { ModelLimits } from './model-limits';

export interface AnthropicSettings extends Partial<ModelLimits> {
  apiKey: string;
  /** With or without the `/v1` that other clients add themselves. */
  baseUrl?: string | undefined;
  model: string;
}

/** Claude through Anthropic's own API, or a gateway that speaks it. */
export function anthropicEngine(settings: AnthropicSettings): GenerationEngine {
  const { apiKey, baseUrl = 'https://api.anthropic.com', model } = settings;
  const root = baseUrl.replace(/\/+$/, '');
  const provider = createAnthropic({
    apiKey,
    baseURL: /\/v\d+$/.test(root) ? root : `${root}/v1`,
  });
  return modelEngine(describeAnthropic(model), {
    model: withShortWaits(provider(model)),
    ...modelLimits(settings, 32_000),
  });
}
