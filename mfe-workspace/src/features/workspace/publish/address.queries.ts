import { callApi } from 'shared-kit/client';
import { checkAddress, checkNewAddress, getPublication, websiteAddress } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** What the host says about an address; `link` where it tells one. */
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
      // Somebody may take it meanwhile; publishing looks again anyway.
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

/** What is wrong with an address whoever owns it; null for one that could be asked about. */
export function addressProblem(typed: string): string | null {
  const read = websiteAddress.safeParse(typed);
  return read.success ? null : (read.error.issues[0]?.message ?? 'This is not a valid address');
}
