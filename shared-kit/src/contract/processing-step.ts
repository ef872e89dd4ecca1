import * as z from 'zod/mini';

/** The seven processing steps, in order (specification, section 4). */
export const processingSteps = [
  { id: 'analyze', title: 'Analyzing Prompt' },
  { id: 'plan', title: 'Planning Architecture' },
  { id: 'generate', title: 'Generating Code' },
  { id: 'style', title: 'Styling Code' },
  { id: 'script', title: 'Adding JavaScript' },
  { id: 'optimize', title: 'Optimizing Performance' },
  { id: 'review', title: 'Final Review' },
] as const;

export type ProcessingStepId = (typeof processingSteps)[number]['id'];

export const processingStepStatuses = ['pending', 'processing', 'completed', 'error'] as const;

/** One step as the host reports it; `timestamp` is ISO 8601 of the last change, null while pending. */
export const processingStep = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  status: z.enum(processingStepStatuses),
  timestamp: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
export type ProcessingStep = z.infer<typeof processingStep>;
