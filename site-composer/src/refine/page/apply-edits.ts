import type { Edit, SiteFiles } from '../refine-types';

/** The files with some places replaced; everything else byte for byte as it was. */
export function applyEdits(files: SiteFiles, edits: readonly Edit[]): SiteFiles {
  return {
    html: edited(files.html, pick(edits, 'html')),
    css: edited(files.css, pick(edits, 'css')),
    js: edited(files.js, pick(edits, 'js')),
  };
}

function pick(edits: readonly Edit[], file: Edit['file']): Edit[] {
  return edits.filter((edit) => edit.file === file);
}

/** Pieces in between are cut out once and joined: a sheet may have tens of thousands of colours. */
function edited(source: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return source;
  const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const pieces: string[] = [];
  let reached = 0;
  for (const { start, end, text } of sorted) {
    if (start < reached) throw new Error('Two changes of a file overlap');
    pieces.push(source.slice(reached, start), text);
    reached = end;
  }
  pieces.push(source.slice(reached));
  return pieces.join('');
}
