import { callApi } from 'shared-kit/client';
import {
  checkBuild,
  getGateVerdicts,
  getReleaseFailures,
  getReleaseHealth,
  getReleaseHistory,
  getReleases,
  listBuilds,
  planRollout,
} from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from 'shared-kit/query';

/** How often the screen asks while somebody looks at it, in milliseconds. */
export const pollMs = 3_000;

/** Health is counted by the minute: asking more often would show nothing new. */
const healthPollMs = 15_000;

/** How far back the chart goes. */
export const chartMinutes = 60;

/** How far back failures of a rollout that is over are looked for, in minutes: as far as the host answers. */
export const dayMinutes = 1_440;

/** What the screen knows of the host: its answer, and the host's clock against this one. */
export interface Known {
  readonly status: ReleaseStatus;
  /** To add to this browser's clock. */
  readonly skewMs: number;
}

export const statusKey = ['releases', 'status'] as const;

/** An answer with the clock it came with. */
export const toKnown = (status: ReleaseStatus): Known => ({
  status,
  skewMs: status.at === undefined ? 0 : Date.parse(status.at) - Date.now(),
});

/**
 * Everything about the releases, asked for again every few seconds while the tab is visible. An answer
 * that was overtaken by a change made here is dropped.
 */
export function useReleaseStatus() {
  const client = useQueryClient();
  return useQuery({
    queryKey: statusKey,
    queryFn: async ({ signal }): Promise<Known> => {
      const { status } = await callApi(getReleases, {}, { signal });
      const known = client.getQueryData<Known>(statusKey);
      return known && known.status.record.serial > status.record.serial ? known : toKnown(status);
    },
    refetchInterval: pollMs,
    staleTime: 0,
  });
}

/** Published builds of a remote, newest first. */
export const buildsOf = (remote: string) =>
  queryOptions({
    queryKey: ['releases', 'builds', remote],
    queryFn: async ({ signal }) =>
      (await callApi(listBuilds, { query: { remote } }, { signal })).builds,
    staleTime: 0,
  });

/** What speaks against a build, checked against what is live in the record of this serial. */
export const findingsOf = (remote: string, version: string, serial: number) =>
  queryOptions({
    queryKey: ['releases', 'findings', remote, version, serial],
    queryFn: async ({ signal }) =>
      (await callApi(checkBuild, { body: { remote, version } }, { signal })).findings,
  });

/** Page loads of one rollout by minute, and what failed in them. */
export const healthOf = (remote: string, rollout: string, minutes: number) =>
  queryOptions({
    queryKey: ['releases', 'health', remote, rollout, minutes],
    queryFn: ({ signal }) =>
      callApi(getReleaseHealth, { params: { remote }, query: { minutes, rollout } }, { signal }),
    refetchInterval: healthPollMs,
  });

/**
 * What would be seen of a rollout by when, at a share or else at that of the first step; with a version by the rules
 * its build brings along.
 */
export const planOf = (remote: string, version: string | null, share?: number) =>
  queryOptions({
    queryKey: ['releases', 'plan', remote, version, share ?? null],
    queryFn: ({ signal }) =>
      callApi(
        planRollout,
        { query: { remote, share, ...(version === null ? {} : { version }) } },
        { signal },
      ),
    // Of another share the old sentence may stay a moment; the rules of another build may not.
    ...(version === null ? { placeholderData: keepPreviousData } : {}),
  });

/** The last answers of a rollout's gates. */
export const gatesOf = (rollout: string) =>
  queryOptions({
    queryKey: ['releases', 'gates', rollout],
    queryFn: async ({ signal }) =>
      (await callApi(getGateVerdicts, { params: { rollout }, query: { limit: 6 } }, { signal }))
        .verdicts,
    refetchInterval: healthPollMs,
  });

/** What was thrown in a version, grouped. */
export const failuresOf = (remote: string, version: string) =>
  queryOptions({
    queryKey: ['releases', 'failures', remote, version],
    queryFn: ({ signal }) =>
      callApi(getReleaseFailures, { params: { remote }, query: { version } }, { signal }),
    refetchInterval: healthPollMs,
  });

/** The audit trail as of a record: a new serial asks anew, the old lines stay until the answer. */
export const historyOf = (remote: string | null, limit: number, serial: number) =>
  queryOptions({
    queryKey: ['releases', 'history', remote, limit, serial],
    queryFn: async ({ signal }) => {
      const query = { limit, ...(remote === null ? {} : { remote }) };
      return (await callApi(getReleaseHistory, { query }, { signal })).entries;
    },
    placeholderData: keepPreviousData,
  });
