/** One place where a member's text or page, or a model's answer, is worked on, with what is worst for it. */
export interface Place {
  readonly what: string;
  /** The least; it is doubled three times. */
  readonly smallest: number;
  readonly work: (size: number) => unknown;
}

const place =
  (smallest: number) =>
  (what: string, work: Place['work']): Place => ({ what, smallest, work });

/** The largest are about what a member may send. */
export const ofPage = place(125_000);
/** More than a model writes: what arrives in chunks takes a few milliseconds for less, most of them for garbage. */
export const ofStream = place(500_000);
/** What goes over a whole page several times for each of its parts, and takes seconds for a megabyte. */
export const ofSlowPage = place(32_000);
/** A page of many parts, as large as the composer is asked to refine. */
export const ofRefinedPage = place(16_000);
export const ofPrompt = place(2_500);
/** A form's body has 64 KB at most. */
export const ofForm = place(8_000);
/** A page of usual size: axe takes seconds for it, and its thread bounds what it takes for more. */
export const ofAxe = place(4_000);

export const site = (html: string, css = '', js = '') => ({ html, css, js });
export const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Page</title><body><main><h1>Page</h1>${body}</main></body></html>`;
export const paragraphs = (size: number) =>
  page('<p class="a">Some <a href="#b">words</a></p>\n'.repeat(size / 45));
export const repeating = (part: string) => (size: number) =>
  part.repeat(Math.ceil(size / part.length));
