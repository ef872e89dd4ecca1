import * as z from 'zod/mini';
import { draftFiles, generatedFiles, generationEngine } from './generated-site';
import { processingStep } from './processing-step';
import { requestOutcome } from './request-outcome';

/**
 * How the host understood a prompt, before anything is built. Parts that were not mentioned are
 * empty.
 */
export const understoodPrompt = z.object({
  /** Null when the prompt gives none. */
  name: z.nullable(z.string()),
  /** What kind of website, in the member's words. */
  kind: z.string(),
  audience: z.nullable(z.string()),
  place: z.nullable(z.string()),
  sections: z.array(z.string()),
  /** `words` is what the prompt calls the colour. */
  colours: z.array(z.object({ words: z.string(), hex: z.string() })),
});
export type UnderstoodPrompt = z.infer<typeof understoodPrompt>;

/** Language model usage of a generation. */
export const generationUsage = z.object({
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** In units of `currency`; both null where the operator has configured no prices. */
  cost: z.nullable(z.number()),
  currency: z.nullable(z.string()),
});
export type GenerationUsage = z.infer<typeof generationUsage>;

/**
 * A task as polled. The specification knows `status` and `result`; the rest is our host's and optional.
 * Status is a string on the wire (decisions, 5): `done` ends well, `failed` and `cancelled` end badly,
 * anything else means "keep polling". `draft` is there while a site is written and after an end without
 * a result, so that nothing that was written is lost.
 */
export const generationTask = z.object({
  message: z.string(),
  status: z.string(),
  result: z.optional(z.nullable(generatedFiles)),
  steps: z.optional(z.array(processingStep)),
  engine: z.optional(generationEngine),
  error: z.optional(z.nullable(z.object({ code: z.string(), message: z.string() }))),
  draft: z.optional(z.nullable(draftFiles)),
  /** Queue position: number of generations that start before it. */
  ahead: z.optional(z.nullable(z.number())),
  understood: z.optional(z.nullable(understoodPrompt)),
  usage: z.optional(z.nullable(generationUsage)),
  /** Outcome of each part of the prompt, for a successful task. */
  outcome: z.optional(z.nullable(requestOutcome)),
  /**
   * Number of the project's version the result became, when the start named a project. Where the outcome
   * is `not_done` no version was made, and this is the one that stays the newest.
   */
  version: z.optional(z.nullable(z.number())),
});
export type GenerationTask = z.infer<typeof generationTask>;
