import type { WebsiteListItem } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { AddressForm } from './address-form';
import { DeploymentList } from './deployment-list';
import { OnlineState } from './online-state';
import { publicationOf } from './publication.queries';
import { ShareWebsite } from './share-website';

/** Dialog about a website's publication: online state, address and earlier deployments. */
export default function PublicationDialog(props: {
  readonly project: WebsiteListItem;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Published website"
      description={props.project.title}
    >
      <PublicationDetails id={props.project.id} />
    </Dialog>
  );
}

function PublicationDetails({ id }: { readonly id: string }) {
  const { data, isError, isFetching, refetch, error } = useQuery(publicationOf(id));
  if (data?.state === 'suspended') return <OnlineState publication={data} />;
  if (data) {
    return (
      <Stack $gap={6}>
        <OnlineState publication={data} />
        <AddressForm key={data.address} publication={data} />
        <ShareWebsite id={id} />
        <DeploymentList publication={data} />
      </Stack>
    );
  }
  if (isError) {
    return (
      <ErrorState
        error={error}
        title="The website could not be loaded"
        message="Nothing is lost. Try again in a moment."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack $gap={6}>
      <VisuallyHidden as="output">Loading the website</VisuallyHidden>
      <Skeleton height={64} />
      <Skeleton height={92} />
      <Skeleton height={132} />
    </Stack>
  );
}
