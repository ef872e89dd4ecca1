import { useEffect } from 'react';
import { failureMessage } from 'shared-kit/client';
import { keepPreviousData, useQuery, useQueryClient } from 'shared-kit/query';
import { notify, pageSize } from 'shared-kit/ui';
import type { AccountAnswer, AccountArea } from './account-area';
import type { PageRequest } from './account-page';

/** Query key prefix of all account lists. */
export const accountsKey = ['accounts'] as const;

const wholeKey = (area: AccountArea) => [...accountsKey, area.name, 'whole'] as const;
const pageKey = (area: AccountArea, { page, search }: PageRequest) =>
  [...accountsKey, area.name, 'page', page, search] as const;

const pageQuery = ({ page, search }: PageRequest) => ({
  page,
  page_size: pageSize,
  search: search === '' ? undefined : search,
});

/**
 * Loads the requested part of an area's list. A host that pages is asked for each page; a newer
 * search aborts the previous one, and the last page stays until the next arrives. A host that
 * returns everything (no `total`) is asked once, and pages and searches are cut from that response
 * (decision 064).
 */
export function useAccountList(area: AccountArea, wanted: PageRequest) {
  const client = useQueryClient();
  const whole = client.getQueryData(wholeKey(area)) !== undefined;
  const query = useQuery({
    queryKey: whole ? wholeKey(area) : pageKey(area, wanted),
    queryFn: async ({ signal }): Promise<AccountAnswer> => {
      const answer = await area.list(whole ? {} : pageQuery(wanted), signal);
      // From now on pages are cut from this response.
      if (answer.total === null) client.setQueryData(wholeKey(area), answer);
      return answer;
    },
    placeholderData: keepPreviousData,
  });
  const { error, errorUpdatedAt } = query;

  useEffect(() => {
    // With the time, because the same error again is a new failure.
    if (error && errorUpdatedAt > 0) notify.error(failureMessage(error, area.fallback.list));
  }, [area, error, errorUpdatedAt]);

  return query;
}
