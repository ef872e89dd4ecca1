import type { GeneratedFiles, RequestOutcome } from 'shared-kit/contract';

/** PostgreSQL stores neither NUL nor lone surrogates, and no page needs them. */
export function storableText(text: string): string {
  return text.replaceAll(/\p{Surrogate}|\0/gu, '');
}

/** The same for an engine's result. */
export function storableFiles(files: GeneratedFiles): GeneratedFiles {
  return {
    html: storableText(files.html),
    css: storableText(files.css),
    js: storableText(files.js),
    framework: storableText(files.framework),
    notes: files.notes.map(storableText),
  };
}

/** The same for an outcome, which quotes the request. */
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
