import { useState } from 'react';
import { pictureLimits } from 'shared-kit/contract';
import type { Picture } from 'shared-kit/contract';
import { useQuery, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { pictureQueries } from './picture.queries';
import { refuseFile } from './read-file';

/** A project's own pictures and what can be done with them. */
export interface Pictures {
  readonly list: readonly Picture[];
  /** How many files are on their way. */
  readonly adding: number;
  readonly isFull: boolean;
  /** Why files of the latest choice were not added, each by its name. */
  readonly refused: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (name: string) => void;
  /** Says whether the page should look like it instead of showing it. */
  readonly mark: (name: string, isReference: boolean) => void;
}

/** The pictures of a project. Each file ends by itself: one that is refused keeps none from arriving. */
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
  // One after the other, in the order chosen, which is the order they are shown in.
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
  // Ticked at once, and taken back when the host refuses.
  const mark = async (name: string, isReference: boolean): Promise<void> => {
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
    mark: (name, isReference) => void mark(name, isReference),
  };
}

/**
 * A toast is gone before five files have been looked at, so what was refused stays to be read, for
 * whoever shows the project's pictures: files can be dropped elsewhere.
 */
function useRefusals(projectId: string) {
  const client = useQueryClient();
  const queryKey = ['refused-pictures', projectId];
  // Nothing is asked for: the cache is what the two places share.
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
