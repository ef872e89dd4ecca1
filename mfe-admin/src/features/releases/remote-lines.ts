import type { ReleaseStatus, RemoteState } from 'shared-kit/contract/releases';

/** What a remote is in, the most urgent first. */
export const remoteStates = ['alarm', 'rolling out', 'taken back', 'stable'] as const;
export type RemoteCondition = (typeof remoteStates)[number];

/** One remote as the table shows it. */
export interface RemoteLine extends RemoteState {
  readonly remote: string;
  readonly owner: string | null;
  readonly condition: RemoteCondition;
}

/** Every remote, by name. */
export function linesOf({
  record,
  owners = {},
  alarms = [],
  takenBack = [],
}: Pick<ReleaseStatus, 'record' | 'owners' | 'alarms' | 'takenBack'>): RemoteLine[] {
  const inAlarm = new Set(alarms.map(({ remote }) => remote));
  const wasTakenBack = new Set(takenBack.map(({ remote }) => remote));
  const conditionOf = (remote: string, state: RemoteState): RemoteCondition => {
    if (inAlarm.has(remote)) return 'alarm';
    if (state.candidate) return 'rolling out';
    return wasTakenBack.has(remote) ? 'taken back' : 'stable';
  };
  return Object.entries(record.remotes)
    .map(([remote, state]) => ({
      remote,
      ...state,
      owner: owners[remote] ?? null,
      condition: conditionOf(remote, state),
    }))
    .toSorted((a, b) => a.remote.localeCompare(b.remote));
}

/** Those whose name or owner has what is searched for, in the state that is chosen. */
export function filterLines(
  lines: readonly RemoteLine[],
  search: string,
  condition: RemoteCondition | null,
): RemoteLine[] {
  const wanted = search.trim().toLowerCase();
  return lines.filter(
    ({ remote, owner, condition: own }) =>
      (condition === null || own === condition) &&
      (remote.includes(wanted) || (owner?.toLowerCase().includes(wanted) ?? false)),
  );
}
