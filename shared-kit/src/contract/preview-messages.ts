import * as z from 'zod/mini';

/**
 * The conversation between the app and the preview runner on the sites origin. Both ends check the
 * message's source window and the nonce the app put into the runner's address (`#nonce=…`), the shape
 * and the size. Neither end can check origins alone: the runner's origin is opaque ("null").
 */
export const previewNonceBytes = 16;

/** Upper bound of one document in characters; more is refused by both ends. */
export const previewDocumentLimit = 4_000_000;

/** Bounds of what a previewed page may say about itself; the runner cuts, the app checks again. */
export const previewReportLimits = {
  /** Characters of one entry. */
  text: 2_000,
  /** Entries of one message. */
  entries: 50,
  /** Entries a page may write at once; after that so many a second get through. */
  burst: 200,
  perSecond: 20,
} as const;

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

/** Runner → app: the document was handed to the inner frame and can be looked at. */
export const previewRendered = z.object({
  ...base,
  type: z.literal('rendered'),
  /** Of which `render` message since `ready`; absent for a growing page. */
  run: z.optional(z.number()),
});

/**
 * One thing a previewed page did. The page itself can write any of them, so all of it is text by a
 * stranger. `kind` is `error`, `rejection`, `resource`, `blocked`, `console`, `empty` (nothing to be
 * seen some seconds after the load), `visible` or `stored` (the page has kept something); others are for later. `line` counts in the document.
 */
export const previewEntry = z.object({
  kind: z.string().check(z.maxLength(20)),
  level: z.enum(['debug', 'log', 'info', 'warn', 'error']),
  text: z.string().check(z.maxLength(previewReportLimits.text)),
  line: z.optional(z.number().check(z.int(), z.gte(0))),
});
export type PreviewEntry = z.infer<typeof previewEntry>;

/**
 * Runner → app: what the page of the `run`-th `render` message did since. `dropped` counts what came
 * too fast.
 */
export const previewReport = z.object({
  ...base,
  type: z.literal('report'),
  run: z.number().check(z.int(), z.gte(0)),
  entries: z.array(previewEntry).check(z.maxLength(previewReportLimits.entries)),
  dropped: z.number().check(z.int(), z.gte(0)),
});
export type PreviewReport = z.infer<typeof previewReport>;

export const previewFromRunner = z.union([previewReady, previewRendered, previewReport]);
export type PreviewToRunner = z.infer<typeof previewRender> | z.infer<typeof previewSketch>;
export type PreviewFromRunner = z.infer<typeof previewFromRunner>;

/**
 * App → runner: whether elements can be pointed at, and the one to outline, by its mark
 * (`markElements`); null outlines none.
 */
export const previewPick = z.object({
  ...base,
  type: z.literal('pick'),
  on: z.boolean(),
  at: z.nullable(z.number()),
});
export type PreviewPick = z.infer<typeof previewPick>;

/**
 * Runner → app, only while elements can be pointed at: the mark of the one that was, or null when the
 * member gave up with Escape. The document could have said so by itself, so it is worth no more than a
 * place in the member's own code.
 */
export const previewPicked = z.object({
  ...base,
  type: z.literal('picked'),
  at: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(previewDocumentLimit))),
});

/** Address of the runner page below the sites origin. No slug may start with an underscore. */
export const previewRunnerPath = '/_preview';

/** The same runner for the visual editor, whose origin it then listens to. */
export const editorPreviewPath = `${previewRunnerPath}/editor`;
