import * as z from 'zod/mini';

/** What became of one part of a request: the member's words, and in a sentence what was done or why not. */
export const outcomePart = z.object({
  text: z.string(),
  done: z.boolean(),
  detail: z.optional(z.string()),
});
export type OutcomePart = z.infer<typeof outcomePart>;

/** How a request ended. `status` sums up the parts: all of them done, some, or none. */
export const requestOutcome = z.object({
  status: z.enum(['done', 'partly', 'not_done']),
  parts: z.array(outcomePart),
});
export type RequestOutcome = z.infer<typeof requestOutcome>;
