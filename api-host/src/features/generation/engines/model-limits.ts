import type { ModelCall } from '../model/stream-answer';

/** Limits of every call to a provider. */
export type ModelLimits = Omit<ModelCall, 'model'>;

/** The given limits, with defaults that suit most providers. */
export function modelLimits(given: Partial<ModelLimits>, maxOutputTokens: number): ModelLimits {
  return {
    maxOutputTokens: given.maxOutputTokens ?? maxOutputTokens,
    retries: given.retries ?? 2,
    stallMs: given.stallMs ?? 90_000,
  };
}
