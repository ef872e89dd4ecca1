import { useState } from 'react';
import { pictureLimits } from 'shared-kit/contract';
import type { Picture } from 'shared-kit/contract';
import { useQuery, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { pictureQueries } from './picture.queries';
import { refuseFile } from './read-file';

/** A project's pictures and actions on them. */
export interface Pictures {
  readonly list: readonly Picture[];
  /** Number of uploads in flight. */
  readonly adding: number;
  readonly isFull: boolean;
  /** Reasons why files of the latest selection were refused, by name. */
  readonly refused: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (name: string) => void;
  /** Sets whether a picture is a style reference instead of content. */
  readonly mark: (name: string, isReference: boolean) => Promise<void>;
}

/**
 * The pictures of a project. Files upload independently: a refused one does not stop the others.
 */
export function usePictures(projectId: string): Pictures {
  const client = useQueryClient();
  const query = pictureQueries.list(projectId);
  const { data: list = [] } = useQuery(query);
  const [adding, setAdding] = useState(0);
  const { refused, refuse, forgetRefused } = useRefusals(projectId);

  const change = (next: (pictures: readonly Picture[]) => Picture[]): void => {
    client.setQueryData(query.queryKey, (pictures) => next(pictures ?? []));
  };
  const addOne = async (file: File): Promise<void> => {
    const refusal = refuseFile(file);
    if (refusal !== null) {
      refuse(refusal);
      return;
    }
    setAdding((count) => count + 1);
    try {
      const picture = await pictureQueries.add(projectId, file);
      change((pictures) => [...pictures, picture]);
    } catch (error) {
      refuse(error instanceof Error ? `${file.name}: ${error.message}` : String(error));
    } finally {
      setAdding((count) => count - 1);
    }
  };
  // Sequentially, to keep the chosen order.
  const addAll = async (files: readonly File[]): Promise<void> => {
    forgetRefused();
    for (const file of files) await addOne(file);
  };
  const remove = async (name: string): Promise<void> => {
    try {
      await pictureQueries.remove(name);
      change((pictures) => pictures.filter((one) => one.name !== name));
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  const setReference = (name: string, isReference: boolean): void =>
    change((pictures) =>
      pictures.map((one) => (one.name === name ? { ...one, is_reference: isReference } : one)),
    );
  // Optimistic; reverted when the host refuses.
  const mark = async (name: string, isReference: boolean): Promise<void> => {
    // A list that is being read tells of the time before.
    await client.cancelQueries({ queryKey: query.queryKey });
    setReference(name, isReference);
    try {
      await pictureQueries.mark(name, isReference);
    } catch (error) {
      setReference(name, !isReference);
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    list,
    adding,
    refused,
    isFull: list.length + adding >= pictureLimits.perProject,
    add: (files) => void addAll(files),
    remove: (name) => void remove(name),
    mark,
  };
}

/**
 * Refusals stay visible, because a toast disappears before several can be read. Shared by all
 * components that show the project's pictures.
 */
function useRefusals(projectId: string) {
  const client = useQueryClient();
  const queryKey = ['refused-pictures', projectId];
  // Never fetches: the query cache shares the value between components.
  const { data: refused } = useQuery({
    queryKey,
    queryFn: (): readonly string[] => [],
    initialData: [],
    enabled: false,
  });
  const refuse = (reason: string): void => {
    notify.error(reason);
    client.setQueryData(queryKey, (before: readonly string[] = []) => [
      ...new Set([...before, reason]),
    ]);
  };
  const forgetRefused = (): void => void client.setQueryData(queryKey, []);
  return { refused, refuse, forgetRefused };
}
