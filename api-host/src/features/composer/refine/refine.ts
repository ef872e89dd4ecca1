export interface RefineRequest {
  instruction: string;
  html: string;
  css: string;
  js: string;
}
export interface Refinement {
  html: string;
  css: string;
  js: string;
  notes: string[];
  changed: boolean;
}
export function refine(request: RefineRequest): Refinement {
  const { html, css, js } = request;
  return { html, css, js, notes: ['Nothing was changed.'], changed: false };
}
