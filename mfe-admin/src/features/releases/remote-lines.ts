import type { ReleaseOwner, ReleaseStatus, RemoteState } from 'shared-kit/contract/releases';

/** What a remote is in, the most urgent first. */
export const remoteStates = ['alarm', 'rolling out', 'taken back', 'stable'] as const;
export type RemoteCondition = (typeof remoteStates)[number];

/** One remote as the table shows it. */
export interface RemoteLine extends RemoteState {
  readonly remote: string;
  /** The team its build names. */
  readonly owner: string | null;
  /** Names of the accounts that own it. */
  readonly people: readonly string[];
  readonly condition: RemoteCondition;
}

/** Every remote, by name. */
export function linesOf(
  status: Pick<ReleaseStatus, 'record' | 'owners' | 'alarms' | 'takenBack'>,
  people: readonly ReleaseOwner[] = [],
): RemoteLine[] {
  const { record, owners = {}, alarms = [], takenBack = [] } = status;
  const namesOf = new Map<string, string[]>();
  for (const { remote, name, email } of people) {
    namesOf.set(remote, [...(namesOf.get(remote) ?? []), name || email]);
  }
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
      people: namesOf.get(remote) ?? [],
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
    ({ remote, owner, people, condition: own }) =>
      (condition === null || own === condition) &&
      [remote, owner ?? '', ...people].some((text) => text.toLowerCase().includes(wanted)),
  );
}
