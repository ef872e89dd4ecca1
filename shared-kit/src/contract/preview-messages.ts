import * as z from 'zod/mini';

/**
 * The conversation between the app and the preview runner on the sites origin. Both ends check the
 * message's source window and the nonce the app put into the runner's address (`#nonce=…`), the shape
 * and the size. Neither end can check origins alone: the runner's origin is opaque ("null").
 */
export const previewNonceBytes = 16;

/** Upper bound of one document in characters; more is refused by both ends. */
export const previewDocumentLimit = 4_000_000;

const base = { channel: z.literal('sitewright-preview'), nonce: z.string() };

/** Runner → app: listening, send me the document. Sent again after a reload of the runner. */
export const previewReady = z.object({ ...base, type: z.literal('ready') });

/** App → runner: show this document, replacing the one before. */
export const previewRender = z.object({
  ...base,
  type: z.literal('render'),
  document: z.string().check(z.maxLength(previewDocumentLimit)),
});

/**
 * App → runner: this is the page so far, more will come. What is new is put into what is shown, so the
 * place one reads at is kept; its scripts do not run. A `render` ends it.
 */
export const previewSketch = z.object({
  ...base,
  type: z.literal('sketch'),
  document: z.string().check(z.maxLength(previewDocumentLimit)),
});

/** Runner → app: the document was handed to the inner frame and has loaded. */
export const previewRendered = z.object({ ...base, type: z.literal('rendered') });

export const previewFromRunner = z.union([previewReady, previewRendered]);
export type PreviewToRunner = z.infer<typeof previewRender> | z.infer<typeof previewSketch>;
export type PreviewFromRunner = z.infer<typeof previewFromRunner>;

/** Address of the runner page below the sites origin. No slug may start with an underscore. */
export const previewRunnerPath = '/_preview';
