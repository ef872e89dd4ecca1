import { callApi } from 'shared-kit/client';
import { addPicture, listPictures, markPicture, removePicture } from 'shared-kit/contract';
import type { Picture } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { readFile } from './read-file';

/** Queries and mutations of a project's pictures. */
export const pictureQueries = {
  list: (projectId: string) =>
    queryOptions({
      queryKey: ['pictures', projectId],
      queryFn: async ({ signal }) => {
        const query = { project_id: projectId };
        return (await callApi(listPictures, { query }, { signal })).pictures;
      },
      staleTime: Infinity,
    }),
  add: async (projectId: string, file: File): Promise<Picture> => {
    const content = await readFile(file);
    const body = { project_id: projectId, file: file.name.slice(-255), content };
    return (await callApi(addPicture, { body })).picture;
  },
  mark: (name: string, isReference: boolean) => {
    const body = { is_reference: isReference };
    return callApi(markPicture, { params: { name }, body });
  },
  remove: (name: string) => callApi(removePicture, { params: { name } }),
};
