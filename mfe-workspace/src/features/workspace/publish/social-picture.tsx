import { callApi } from 'shared-kit/client';
import { previewSocialPicture } from 'shared-kit/contract';
import { queryOptions, useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Skeleton } from 'shared-kit/ui';
import { useProject } from '../model';

const Figure = styled.figure`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  font-size: var(--text-13);

  figcaption {
    font-weight: 500;
  }
  img,
  > div {
    width: 100%;
    aspect-ratio: 1200 / 630;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    overflow: hidden;
  }
`;

const pictureQuery = (project_id: string, number: number, title: string, address: string) =>
  queryOptions({
    queryKey: ['social-picture', project_id, number, title, address],
    queryFn: async ({ signal }) => {
      const request = { params: { project_id, number }, query: { title, address } };
      return (await callApi(previewSocialPicture, request, { signal })).picture;
    },
    retry: false,
  });

/** What messengers will show with the link. A host that cannot make it leaves it out. */
export function SocialPicture({ address }: { readonly address: string }) {
  const projectId = useProject((project) => project.draft.id);
  const version = useProject((project) => project.version);
  const title = useProject((project) => project.draft.title);
  const enabled = version !== null && address !== '';
  const { data, isPending } = useQuery({
    ...pictureQuery(projectId, version ?? 0, title, address),
    enabled,
    placeholderData: (before) => before,
  });
  if (!enabled || (!data && !isPending)) return null;
  return (
    <Figure>
      <figcaption>How a shared link looks</figcaption>
      {data ? (
        <img src={data} alt={`${title} as a shared link shows it`} />
      ) : (
        <Skeleton variant="block" label="Drawing the social picture" />
      )}
    </Figure>
  );
}
