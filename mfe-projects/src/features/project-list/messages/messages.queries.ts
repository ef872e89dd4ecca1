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

/** Where one looks: a box of a website, and its page. */
export interface MessagePlace {
  readonly id: string;
  readonly box: MessageBox;
  readonly page: number;
}

/** A page of messages. Never fresh: visitors write at any time. The page before stays meanwhile. */
export const messagesAt = ({ id, box, page }: MessagePlace) =>
  queryOptions({
    queryKey: ['messages', id, box, page],
    queryFn: ({ signal }) =>
      callApi(listMessages, { params: { id }, query: { box, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Everything that shows messages of a website, the number in the project list included. */
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

/** Changes a message. That it was opened is not worth a word; that it moved is. */
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

/** Saves a box as a file for spreadsheets. */
export function useExport(id: string, box: MessageBox) {
  return useMutation({
    mutationFn: () => callApi(exportMessages, { params: { id }, query: { box } }),
    onSuccess: ({ rows }) => saveCsv(rows, box === 'spam' ? 'spam.csv' : 'messages.csv'),
    onError: (error) => notify.error(describeFailure(error, exportMessages.fallback).message),
  });
}
