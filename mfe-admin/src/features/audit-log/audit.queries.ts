import { callApi, describeFailure, saveCsv } from 'shared-kit/client';
import { exportAuditLog, listAuditLog } from 'shared-kit/contract';
import { keepPreviousData, useInfiniteQuery, useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { queryOf } from './audit-filter';
import type { AuditFilter } from './audit-filter';

/** Query of the filtered entries, page by page. Previous entries stay until the response. */
export const useAuditLog = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return callApi(listAuditLog, { query: { ...queryOf(filter), ...cursor } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Exports the filtered entries as CSV. */
export const useAuditExport = (filter: AuditFilter) =>
  useMutation({
    mutationFn: () => callApi(exportAuditLog, { query: queryOf(filter) }),
    onSuccess: ({ rows }) => saveCsv(rows, 'audit-log.csv'),
    onError: (error) => notify.error(describeFailure(error, exportAuditLog.fallback).message),
  });
