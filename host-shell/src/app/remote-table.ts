import type { ReleaseRecord } from 'shared-kit/contract';

/** One route of the suite: which remote serves it, and how the shell frames it. */
export interface RemoteTableRow {
  readonly remote: string;
  readonly path: string;
  readonly access: 'anyone' | 'member';
  readonly title: string;
  /** Whether the page takes shared-kit/query from the shell and needs its provider. */
  readonly usesQuery: boolean;
}

function byName({ remotes }: ReleaseRecord) {
  return Object.entries(remotes).toSorted(([a], [b]) => a.localeCompare(b));
}

/**
 * Which remote serves which path, read from the release record: the only place that pairs remote
 * names with routes (law 5). When two remotes claim a path, the first by name keeps it.
 */
export function buildRemoteTable(record: ReleaseRecord): RemoteTableRow[] {
  const rows = new Map<string, RemoteTableRow>();
  for (const [remote, { stable }] of byName(record)) {
    for (const { path, access, title, shares } of stable.routes) {
      const usesQuery = shares.includes('shared-kit/query');
      if (!rows.has(path)) rows.set(path, { remote, path, access, title, usesQuery });
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
