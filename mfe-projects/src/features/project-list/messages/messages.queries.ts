import { callApi, describeFailure, saveCsv } from 'shared-kit/client';
import {
  changeMessage,
  deleteMessage,
  exportMessages,
  listMessages,
  readAllMessages,
} from 'shared-kit/contract';
import type { FormMessage, MessageBox } from 'shared-kit/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { projectList } from '../project-list.queries';

/** A mailbox of a website, and a page of it. */
export interface MessagePlace {
  readonly id: string;
  readonly box: MessageBox;
  readonly page: number;
}

/**
 * Query of one page of messages. Always stale, because visitors write at any time; the previous
 * page stays until the next is loaded.
 */
export const messagesAt = ({ id, box, page }: MessagePlace) =>
  queryOptions({
    queryKey: ['messages', id, box, page],
    queryFn: ({ signal }) =>
      callApi(listMessages, { params: { id }, query: { box, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Invalidates every query with messages of a website, including the count in the project list. */
function useReload(id: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [['messages', id], projectList.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

interface Change {
  readonly message: FormMessage;
  readonly body: { readonly read?: boolean; readonly spam?: boolean };
}

/** Changes a message. Marking as read shows no toast, moving does. */
export function useChangeMessage(id: string) {
  const reload = useReload(id);
  return useMutation({
    mutationFn: ({ message, body }: Change) =>
      callApi(changeMessage, { params: { id, message: message.id }, body }),
    onSuccess: async ({ message }, { body }) => {
      if (body.spam !== undefined) notify.success(message);
      await reload();
    },
    onError: (error) => notify.error(describeFailure(error, changeMessage.fallback).message),
  });
}

export function useReadAll(id: string) {
  const reload = useReload(id);
  return useMutation({
    mutationFn: () => callApi(readAllMessages, { params: { id } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await reload();
    },
    onError: (error) => notify.error(describeFailure(error, readAllMessages.fallback).message),
  });
}

export function useDeleteMessage(id: string) {
  const reload = useReload(id);
  return useMutation({
    mutationFn: (message: string) => callApi(deleteMessage, { params: { id, message } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await reload();
    },
    onError: (error) => notify.error(describeFailure(error, deleteMessage.fallback).message),
  });
}

/** Exports a mailbox as CSV. */
export function useExport(id: string, box: MessageBox) {
  return useMutation({
    mutationFn: () => callApi(exportMessages, { params: { id }, query: { box } }),
    onSuccess: ({ rows }) => saveCsv(rows, box === 'spam' ? 'spam.csv' : 'messages.csv'),
    onError: (error) => notify.error(describeFailure(error, exportMessages.fallback).message),
  });
}
