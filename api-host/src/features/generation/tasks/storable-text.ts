import type { GeneratedFiles, RequestOutcome } from 'shared-kit/contract';

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

/** The same for what became of a request, which quotes it. */
export function storableOutcome({ status, parts }: RequestOutcome): RequestOutcome {
  return {
    status,
    parts: parts.map(({ text, done, detail }) => ({
      text: storableText(text),
      done,
      ...(detail !== undefined && { detail: storableText(detail) }),
    })),
  };
}
