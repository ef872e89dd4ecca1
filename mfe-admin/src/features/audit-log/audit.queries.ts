import { callApi, describeFailure, saveCsv } from 'shared-kit/client';
import { exportAuditLog, listAuditLog } from 'shared-kit/contract';
import { keepPreviousData, useInfiniteQuery, useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { queryOf } from './audit-filter';
import type { AuditFilter } from './audit-filter';

/** The entries a filter lets through, a page after the other. Those of before stay until the answer. */
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

/** Saves what the filter lets through as a file for spreadsheets. */
export const useAuditExport = (filter: AuditFilter) =>
  useMutation({
    mutationFn: () => callApi(exportAuditLog, { query: queryOf(filter) }),
    onSuccess: ({ rows }) => saveCsv(rows, 'audit-log.csv'),
    onError: (error) => notify.error(describeFailure(error, exportAuditLog.fallback).message),
  });
