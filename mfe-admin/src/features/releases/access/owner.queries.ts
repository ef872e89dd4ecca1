import { callApi } from 'shared-kit/client';
import { listReleaseOwners } from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { queryOptions } from 'shared-kit/query';

export const ownersKey = ['releases', 'owners'] as const;

/** Whether the host knows owners and tokens at all; one from before does not say. */
export const knowsAccess = ({ abilities }: ReleaseStatus): boolean =>
  abilities?.setOwners !== undefined;

/** Which accounts own which remote. */
export const ownersFor = (status: ReleaseStatus) =>
  queryOptions({
    queryKey: ownersKey,
    queryFn: async ({ signal }) => (await callApi(listReleaseOwners, {}, { signal })).owners,
    enabled: knowsAccess(status),
  });
