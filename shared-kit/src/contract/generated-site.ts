import * as z from 'zod/mini';

/** What is generated: three files. `notes` are sentences for the member, such as what was not done. */
export const generatedFiles = z.object({
  html: z.string(),
  css: z.string(),
  js: z.string(),
  framework: z._default(z.string(), 'vanilla'),
  notes: z._default(z.array(z.string()), []),
});
export type GeneratedFiles = z.infer<typeof generatedFiles>;

/** What there is of the three files while they are being written: each grows at its end. */
export const draftFiles = z.object({ html: z.string(), css: z.string(), js: z.string() });
export type DraftFiles = z.infer<typeof draftFiles>;

/**
 * The engine that generated, shown to the member. `kind` is `composer` for the offline engine,
 * which is never called AI.
 */
export const generationEngine = z.object({
  kind: z.enum(['composer', 'model']),
  label: z.string(),
  model: z.nullable(z.string()),
  /** True where a picture can be the description: the engine looks at it. */
  sees_pictures: z.optional(z.boolean()),
});
export type GenerationEngine = z.infer<typeof generationEngine>;
