import { useMemo } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import { pictureNamesIn } from 'shared-kit/contract';
import type { DraftFiles } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { pictureQueries } from '../../../pictures';
import { useProject } from '../model';

const none: ReadonlyMap<string, string> = new Map();

/**
 * Addresses of the project's pictures for the preview, by name. Null while a page with pictures
 * waits for them, to avoid rendering twice; after a failure the page renders without them.
 */
export function usePictureAddresses(files: DraftFiles | null): ReadonlyMap<string, string> | null {
  const { sitesUrl } = useRuntimeConfig();
  const projectId = useProject((project) => project.draft.id);
  const { data, isPending } = useQuery(pictureQueries.list(projectId));
  const base = sitesUrl.replace(/\/+$/, '');
  const addresses = useMemo(
    () => (data ? new Map(data.map(({ name, address }) => [name, base + address])) : none),
    [data, base],
  );
  const needsSome = files !== null && pictureNamesIn(files).length > 0;
  return needsSome && isPending ? null : needsSome ? addresses : none;
}
