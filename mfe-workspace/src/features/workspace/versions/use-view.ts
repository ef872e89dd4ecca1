import { useQuery, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProject, useProjectStore } from '../model';
import { versionQueries } from './version.queries';

/** Shows a version instead of the newest one, in preview and code. */
export function useView(number: number) {
  const store = useProjectStore();
  const client = useQueryClient();
  const projectId = useProject((project) => project.draft.id);
  const query = versionQueries.one(projectId, number);
  const { isFetching } = useQuery({ ...query, enabled: false });
  const view = (): void => {
    client.fetchQuery(query).then(
      (version) => store.getState().view(version),
      (error: Error) => notify.error(error.message),
    );
  };
  return { busy: isFetching, view };
}
