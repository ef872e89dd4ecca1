import type { RouteMenu } from 'shared-kit/contract';
import type { RemoteVersion, SuiteRecord } from 'shared-kit/contract/releases';

/** One route of the suite: which remote serves it, and how the shell frames it. */
export interface RemoteTableRow {
  readonly remote: string;
  readonly path: string;
  readonly access: 'anyone' | 'member';
  readonly title: string;
  /** Its menu entry; null for none, absent in builds from before entries were declared. */
  readonly menu?: RouteMenu | null | undefined;
}

/**
 * Which remote serves which path, read from the release record: the only place that pairs remote
 * names with routes (ARCHITECTURE.md, rule 5). When two remotes claim a path, the first by name keeps it.
 *
 * @param releaseOf the version this browser runs of a remote
 */
export function buildRemoteTable(
  record: SuiteRecord,
  releaseOf: (remote: string) => RemoteVersion | undefined,
): RemoteTableRow[] {
  const rows = new Map<string, RemoteTableRow>();
  for (const remote of Object.keys(record.remotes).toSorted((a, b) => a.localeCompare(b))) {
    for (const { path, access, title, menu } of releaseOf(remote)?.routes ?? []) {
      if (!rows.has(path)) rows.set(path, { remote, path, access, title, menu });
    }
  }
  return [...rows.values()];
}

/** The row of a path as the address bar has it; trailing slashes do not matter, letter case does not either. */
export function findRow(
  table: readonly RemoteTableRow[],
  path: string,
): RemoteTableRow | undefined {
  const wanted = path.replace(/(?<=.)\/+$/, '').toLowerCase();
  return table.find((row) => row.path.toLowerCase() === wanted);
}
