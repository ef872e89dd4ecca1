import type { PreviewEntry } from 'shared-kit/contract';
import { siteFileNames } from 'shared-kit/contract';

/** A problem, described for members. */
export interface ProblemText {
  readonly title: string;
  readonly explanation: string;
}

/** Kinds of problems, worst first: an invisible page matters more than a missing picture. */
const order = ['stuck', 'empty', 'error', 'rejection', 'resource'];

/** The worst problem, if there is one. */
export function worstOf(problems: readonly PreviewEntry[]): PreviewEntry | undefined {
  return problems.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
}

/** Describes a problem in plain words; the page's own message is quoted separately. */
export function describeProblem(problem: PreviewEntry): ProblemText {
  if (problem.kind === 'resource') return describeResource(problem.text);
  return (
    sentences[problem.kind] ?? {
      title: 'A script of the page stopped with an error',
      explanation: 'Parts of the page may be missing or may not respond.',
    }
  );
}

const sentences: Readonly<Record<string, ProblemText>> = {
  stuck: {
    title: 'The page does not finish loading',
    explanation: 'Its script may be running endlessly.',
  },
  empty: {
    title: 'The page stays empty',
    explanation: 'It has loaded, but nothing on it can be seen.',
  },
  rejection: {
    title: 'Something the page was waiting for failed',
    explanation: 'Parts of the page may be missing or may not respond.',
  },
};

const resources: Readonly<Record<string, string>> = {
  img: 'A picture could not be loaded',
  link: 'A style sheet could not be loaded',
  script: 'A script could not be loaded',
  video: 'A video could not be loaded',
  audio: 'A sound could not be loaded',
  source: 'A picture, video or sound could not be loaded',
};

function describeResource(text: string): ProblemText {
  const [name = ''] = text.split(' ');
  return {
    title: resources[name] ?? 'A file of the page could not be loaded',
    explanation: 'The page requests a file that could not be found.',
  };
}

/** Place of a problem in file and line. */
export function placeOf({ line }: PreviewEntry, document: string, js: string): string | null {
  if (line === undefined) return null;
  const start = scriptStart(document, js);
  const inScript = line - start;
  if (start > 0 && inScript > 0 && inScript <= js.split('\n').length) {
    return `${siteFileNames.js}, line ${inScript}`;
  }
  return `line ${line} of the page`;
}

/** Number of document lines before the script; 0 when it is not found. */
function scriptStart(document: string, js: string): number {
  const [first = ''] = js.split('\n');
  const lines = document.split('\n');
  const opens = (line: string | undefined): boolean => /<script[^>]*>$/.test(line ?? '');
  return Math.max(
    0,
    lines.findLastIndex((line, at) => line === first && opens(lines[at - 1])),
  );
}
