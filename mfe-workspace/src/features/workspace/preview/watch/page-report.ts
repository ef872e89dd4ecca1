import type { PreviewEntry, PreviewReport } from 'shared-kit/contract';

/** Limit of entries per page; older ones are dropped. */
export const entryLimit = 200;

/** Limit of distinct problems per page: a member can act on a few. */
const problemLimit = 10;

/** An entry with a unique number, used as list key. */
export interface NumberedEntry extends PreviewEntry {
  readonly id: number;
}

/** Messages of the displayed page since it was loaded. All texts are untrusted. */
export interface PageReport {
  readonly entries: readonly NumberedEntry[];
  /** Number of entries that were dropped. */
  readonly missing: number;
  /** Distinct problems, in the order they were noticed. */
  readonly problems: readonly PreviewEntry[];
  /** Whether anything of the page is visible. */
  readonly isVisible: boolean;
  /** Whether the page has used its storage. */
  readonly hasStored: boolean;
  readonly count: number;
}

/** Report of a page that has just been loaded. */
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

/** Adds entries to the report. */
export function addToReport(report: PageReport, added: Pick<PreviewReport, 'entries' | 'dropped'>) {
  return added.entries.reduce(addEntry, { ...report, missing: report.missing + added.dropped });
}

function addEntry(report: PageReport, entry: PreviewEntry): PageReport {
  const isListed = !silentKinds.has(entry.kind);
  const numbered = { ...entry, id: report.count };
  const all = isListed ? [...report.entries, numbered] : report.entries;
  const entries = all.slice(-entryLimit);
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
    problems.length < problemLimit &&
    problems.every((known) => signatureOf(known) !== signatureOf(entry));
  return isNew ? [...problems, entry] : problems;
}

/** Clears the list; known problems are kept. */
export function clearEntries(report: PageReport): PageReport {
  return { ...report, entries: [], missing: 0 };
}

/** Identifies a problem across versions of a page, in which lines and numbers move. */
export function signatureOf({ kind, text }: PreviewEntry): string {
  return `${kind} ${text.replaceAll(/\d+/g, '#').slice(0, 160)}`;
}
