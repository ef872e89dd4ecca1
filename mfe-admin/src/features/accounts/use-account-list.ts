import { useEffect } from 'react';
import { failureMessage } from 'shared-kit/client';
import { keepPreviousData, useQuery, useQueryClient } from 'shared-kit/query';
import { notify, pageSize } from 'shared-kit/ui';
import type { AccountAnswer, AccountArea } from './account-area';
import type { Wanted } from './account-page';

/** Every list of either screen is below this key. */
export const accountsKey = ['accounts'] as const;

const wholeKey = (area: AccountArea) => [...accountsKey, area.name, 'whole'] as const;
const pageKey = (area: AccountArea, { page, search }: Wanted) =>
  [...accountsKey, area.name, 'page', page, search] as const;

const pageQuery = ({ page, search }: Wanted) => ({
  page,
  page_size: pageSize,
  search: search === '' ? undefined : search,
});

/**
 * The wanted part of an area's list. A host that pages is asked for each page; the search a newer one
 * replaces is aborted, and the last page stays until the next is there. A host that answers with
 * everything (no `total`) is asked once, and pages and searches are cut from that answer.
 */
export function useAccountList(area: AccountArea, wanted: Wanted) {
  const client = useQueryClient();
  const whole = client.getQueryData(wholeKey(area)) !== undefined;
  const query = useQuery({
    queryKey: whole ? wholeKey(area) : pageKey(area, wanted),
    queryFn: async ({ signal }): Promise<AccountAnswer> => {
      const answer = await area.list(whole ? {} : pageQuery(wanted), signal);
      // From here on pages are cut from this.
      if (answer.total === null) client.setQueryData(wholeKey(area), answer);
      return answer;
    },
    placeholderData: keepPreviousData,
  });
  const { error, errorUpdatedAt } = query;

  useEffect(() => {
    // With the time, because the same failure again is a failure again.
    if (error && errorUpdatedAt > 0) notify.error(failureMessage(error, area.fallback.list));
  }, [area, error, errorUpdatedAt]);

  return query;
}
