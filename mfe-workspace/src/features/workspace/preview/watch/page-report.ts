import type { PreviewEntry, PreviewReport } from 'shared-kit/contract';

/** Entries kept of one page; older ones make room. */
export const keptEntries = 200;

/** Different problems kept of one page: a member can act on a few. */
const keptProblems = 10;

/** An entry with a number of its own, for lists. */
export interface NumberedEntry extends PreviewEntry {
  readonly id: number;
}

/** What the page on display has said since it was loaded. All texts are a stranger's. */
export interface PageReport {
  readonly entries: readonly NumberedEntry[];
  /** Entries that are no longer, or never were, in the list. */
  readonly missing: number;
  /** What is wrong, each thing once, in the order in which it was noticed. */
  readonly problems: readonly PreviewEntry[];
  /** Something of the page can be seen. */
  readonly isVisible: boolean;
  /** The page has kept something in its storage. */
  readonly hasStored: boolean;
  readonly count: number;
}

/** A page that has said nothing yet. */
export const emptyReport: PageReport = {
  entries: [],
  missing: 0,
  problems: [],
  isVisible: false,
  hasStored: false,
  count: 0,
};

const problemKinds = new Set(['error', 'rejection', 'resource', 'empty', 'stuck']);
const silentKinds = new Set(['visible', 'empty', 'stuck', 'stored']);

/** The report with what has come in since. */
export function addToReport(report: PageReport, added: Pick<PreviewReport, 'entries' | 'dropped'>) {
  return added.entries.reduce(addEntry, { ...report, missing: report.missing + added.dropped });
}

function addEntry(report: PageReport, entry: PreviewEntry): PageReport {
  const isListed = !silentKinds.has(entry.kind);
  const numbered = { ...entry, id: report.count };
  const all = isListed ? [...report.entries, numbered] : report.entries;
  const entries = all.slice(-keptEntries);
  return {
    entries,
    missing: report.missing + all.length - entries.length,
    problems: addProblem(report.problems, entry),
    isVisible: report.isVisible || entry.kind === 'visible',
    hasStored: report.hasStored || entry.kind === 'stored',
    count: report.count + 1,
  };
}

function addProblem(problems: PageReport['problems'], entry: PreviewEntry): PageReport['problems'] {
  const isNew =
    problemKinds.has(entry.kind) &&
    problems.length < keptProblems &&
    problems.every((known) => signatureOf(known) !== signatureOf(entry));
  return isNew ? [...problems, entry] : problems;
}

/** The list emptied by the member; what is wrong with the page stays known. */
export function clearEntries(report: PageReport): PageReport {
  return { ...report, entries: [], missing: 0 };
}

/**
 * What makes two problems the same one, also in the next version of the page, where lines and numbers
 * have moved.
 */
export function signatureOf({ kind, text }: PreviewEntry): string {
  return `${kind} ${text.replaceAll(/\d+/g, '#').slice(0, 160)}`;
}
