import { createAnthropic } from '@ai-sdk/anthropic';
import type { GenerationEngine } from '../generation-engine.port';
import { withShortWaits } from '../model/short-waits';
import type { SiteWork } from '../site-work/site-work';
import { describeAnthropic } from './model-descriptions';
import { modelEngine } from './model.engine';
import { modelLimits } from './model-limits';
import type { ModelLimits } from './model-limits';
import { plainFetch } from './plain-fetch';

export interface AnthropicSettings extends Partial<ModelLimits> {
  apiKey: string;
  /** With or without the `/v1` that other clients append themselves. */
  baseUrl?: string | undefined;
  model: string;
  seesPictures?: boolean | undefined;
  fetch?: typeof fetch | undefined;
}

/** A model of Anthropic's own API, or of a compatible gateway. */
export function anthropicModel({ apiKey, baseUrl, model, fetch = plainFetch }: AnthropicSettings) {
  const root = (baseUrl ?? 'https://api.anthropic.com').replace(/\/+$/, '');
  const provider = createAnthropic({
    apiKey,
    baseURL: /\/v\d+$/.test(root) ? root : `${root}/v1`,
    fetch,
  });
  return withShortWaits(provider(model));
}

/** Generates with a model of Anthropic's API. */
export function anthropicEngine(settings: AnthropicSettings, sites: SiteWork): GenerationEngine {
  const { model, seesPictures } = settings;
  const call = { model: anthropicModel(settings), ...modelLimits(settings, 32_000) };
  return modelEngine(describeAnthropic(model, seesPictures), call, sites);
}
