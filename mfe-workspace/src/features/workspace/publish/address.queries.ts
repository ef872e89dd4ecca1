import { callApi } from 'shared-kit/client';
import { checkAddress, checkNewAddress, getPublication, websiteAddress } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** The host's answer about an address. */
export interface CheckedAddress {
  readonly address: string;
  readonly message: string;
  readonly free: boolean;
  readonly suggestion: string;
  readonly link: string | null;
}

/** Addresses of websites; `siteId` is null for one that is not published yet. */
export const addressQueries = {
  check: (siteId: string | null, address: string) =>
    queryOptions({
      queryKey: ['address-check', siteId, address],
      queryFn: async ({ signal }): Promise<CheckedAddress> => {
        const query = { address };
        if (siteId === null) {
          const answer = await callApi(checkNewAddress, { query }, { signal });
          return { ...answer, address };
        }
        const answer = await callApi(checkAddress, { params: { id: siteId }, query }, { signal });
        return { ...answer, address, link: null };
      },
      // Not cached: it may be taken meanwhile; publishing checks again.
      staleTime: 30_000,
      retry: false,
    }),
  current: (siteId: string) =>
    queryOptions({
      queryKey: ['address', siteId],
      queryFn: async ({ signal }) =>
        (await callApi(getPublication, { params: { id: siteId } }, { signal })).publication.address,
      retry: false,
    }),
};

/** Validation message of an address that no owner could use; null when the host should be asked. */
export function addressProblem(typed: string): string | null {
  const read = websiteAddress.safeParse(typed);
  return read.success ? null : (read.error.issues[0]?.message ?? 'This is not a valid address');
}
