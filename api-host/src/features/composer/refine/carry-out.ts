import { keepsItsWords } from './asked-words';
import type { Files, Outcome } from './files';

/** What became of one request: its words, whether it was carried out, and a sentence about that. */
export interface RequestPart {
  readonly text: string;
  readonly done: boolean;
  readonly detail: string;
}

/** What an instruction came to, request by request. */
export interface CarriedOut {
  readonly files: Files;
  readonly parts: readonly RequestPart[];
}

/**
 * Carries out the requests of an instruction one after the other and looks at each result: what changed
 * nothing, or lacks the words that were asked for, is put back and was not done, whatever the change says.
 */
export function carryOutEach(
  requests: readonly string[],
  files: Files,
  carryOut: (request: string, files: Files) => Outcome & { readonly done?: boolean },
): CarriedOut {
  let current = files;
  const parts: RequestPart[] = [];
  for (const request of requests) {
    const { files: changed, note, done = false } = carryOut(request, current);
    if (changed === null) {
      parts.push({ text: request, done, detail: note });
    } else if (isSame(changed, current)) {
      parts.push({
        text: request,
        done: false,
        detail: 'Not done: the page is like that already.',
      });
    } else if (!keepsItsWords(request, current.html, changed.html)) {
      parts.push({ text: request, done: false, detail: wordsLost });
    } else {
      current = changed;
      parts.push({ text: request, done: true, detail: note });
    }
  }
  return { files: current, parts };
}

const wordsLost =
  'Not done: the offline composer could not put these words where they belong. Point at the place and say what should stand there, or write it in the Code tab.';

const isSame = (one: Files, other: Files): boolean =>
  one.html === other.html && one.css === other.css && one.js === other.js;

/** The notes and what was not done, as a refinement answers them. */
export function toldAs(parts: readonly RequestPart[]) {
  const notes = parts.map(({ detail }) => detail);
  if (notes.length === 0) notes.push('Nothing was asked, so nothing was changed.');
  const undone = parts.filter(({ done }) => !done).map(({ detail }) => detail);
  return { notes, undone, parts: [...parts] };
}
