import { useState } from 'react';
import { describeFailure } from '../client';
import { createShareLink, listShareLinks, revokeShareLink } from '../contract';
import type { RequestOf, ResponseOf, ShareLink } from '../contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '../query';
import { notify } from '../ui';

/** Options for a link's lifetime. */
export type ShareDays = RequestOf<typeof createShareLink>['body']['days'];

/** The calls for the links of one website or project. */
export interface ShareLinkSource {
  /** Query key of the website or project. */
  readonly name: string;
  readonly list: (signal: AbortSignal) => Promise<readonly ShareLink[]>;
  readonly make: (days: ShareDays) => Promise<ResponseOf<typeof createShareLink>>;
  readonly end: (share: string) => Promise<ResponseOf<typeof revokeShareLink>>;
}

/** The share links and mutations to create and end one. */
export function useShareLinks(source: ShareLinkSource) {
  const queryClient = useQueryClient();
  const links = queryOptions({
    queryKey: ['share-links', source.name],
    queryFn: ({ signal }) => source.list(signal),
    // Always stale: one may have ended, or another tab may have created one.
    staleTime: 0,
  });
  const reload = () => queryClient.invalidateQueries({ queryKey: links.queryKey });
  /**
   * Only the response to creating a link contains its address, so addresses are known until the
   * dialog closes.
   */
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  const make = useMutation({
    mutationFn: source.make,
    onSuccess: async ({ message, share, link }) => {
      setMade((known) => new Map(known).set(share.id, link));
      notify.success(message);
      await reload();
    },
    onError: (error) => notify.error(describeFailure(error, createShareLink.fallback).message),
  });
  const end = useMutation({
    mutationFn: source.end,
    onSuccess: async ({ message }) => {
      notify.success(message);
      await reload();
    },
    onError: (error) => notify.error(describeFailure(error, revokeShareLink.fallback).message),
  });
  return { links: useQuery(links), made, make, end, failed: listShareLinks.fallback };
}
