import { useState } from 'react';
import { describeFailure } from '../client';
import { createShareLink, listShareLinks, revokeShareLink } from '../contract';
import type { RequestOf, ResponseOf, ShareLink } from '../contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '../query';
import { notify } from '../ui';

/** How long a link may last. */
export type ShareDays = RequestOf<typeof createShareLink>['body']['days'];

/** The calls about the links of one thing that can be shared. */
export interface ShareLinkSource {
  /** Names it among everything that has links. */
  readonly name: string;
  readonly list: (signal: AbortSignal) => Promise<readonly ShareLink[]>;
  readonly make: (days: ShareDays) => Promise<ResponseOf<typeof createShareLink>>;
  readonly end: (share: string) => Promise<ResponseOf<typeof revokeShareLink>>;
}

/** The links of a thing, and the ways to make and end one. */
export function useShareLinks(source: ShareLinkSource) {
  const queryClient = useQueryClient();
  const links = queryOptions({
    queryKey: ['share-links', source.name],
    queryFn: ({ signal }) => source.list(signal),
    // Never fresh: one may have ended, or another tab has made one.
    staleTime: 0,
  });
  const reload = () => queryClient.invalidateQueries({ queryKey: links.queryKey });
  /** Only the answer to making one carries a link, so they are known until the dialog closes. */
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
