/** The three files while a refinement goes on. Each change answers new files or says why not. */
export interface Files {
  html: string;
  css: string;
  js: string;
}

/** `files` is null when nothing was touched; `note` is what the member reads either way. */
export interface Outcome {
  files: Files | null;
  note: string;
}

/** A change looks at one request: null means "not mine", so the next one looks at it. */
export type Change = (request: string, files: Files) => Outcome | null;

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Puts edits into a source by offsets, so that everything between them stays byte for byte. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  let result = '';
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at) continue; // Inside a part that is replaced already.
    result += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + source.slice(at);
}
