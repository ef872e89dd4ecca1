import type { GeneratedFiles } from 'shared-kit/contract';

/** PostgreSQL stores neither NUL nor half a surrogate pair, and no page needs one. */
export function storableText(text: string): string {
  return text.replaceAll(/\p{Surrogate}|\0/gu, '');
}

/** The same for everything an engine hands over. */
export function storableFiles(files: GeneratedFiles): GeneratedFiles {
  return {
    html: storableText(files.html),
    css: storableText(files.css),
    js: storableText(files.js),
    framework: storableText(files.framework),
    notes: files.notes.map(storableText),
  };
}
