import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/** A day (UTC) on which language models were asked. */
export const modelSpendingDay = z.object({
  /** As in 2026-01-31. */
  day: z.string(),
  generations: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** One entry for each currency; empty where no prices were configured. */
  costs: z.array(z.object({ currency: z.string(), amount: z.number() })),
});
export type ModelSpendingDay = z.infer<typeof modelSpendingDay>;

/** A generation that a language model was asked for and that failed. */
export const modelFailure = z.object({
  /** ISO 8601. */
  at: z.string(),
  code: z.string(),
  /** What went wrong, in words for an administrator. */
  reason: z.string(),
  model: z.nullable(z.string()),
});
export type ModelFailure = z.infer<typeof modelFailure>;

/** What the last 30 days took and what failed in them, the newest first. For administrators. */
export const getModelSpending = defineEndpoint({
  operation: 'getModelSpending',
  method: 'GET',
  path: '/api/model-connection/spending',
  authentication: 'bearer',
  summary: 'Read what generations took of language models',
  fallback: 'The spending could not be loaded',
  response: z.object({
    message: z.string(),
    /** Days without a generation are left out. */
    days: z.array(modelSpendingDay),
    /** The last ten. */
    failures: z.array(modelFailure),
    /** For a million tokens; null where the operator has configured none. */
    prices: z.nullable(z.object({ input: z.number(), output: z.number(), currency: z.string() })),
  }),
});
