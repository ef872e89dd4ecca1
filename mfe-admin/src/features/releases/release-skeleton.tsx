import { Page, PageSection, Skeleton } from 'shared-kit/ui';

/** The screen's own layout without content. */
export function ReleaseSkeleton() {
  return (
    <Page
      title="Releases"
      description="What every member runs, and what is being rolled out to them."
    >
      <PageSection title="Rollouts">
        <Skeleton height={180} label="Loading the releases" />
      </PageSection>
      <PageSection title="Remotes">
        <Skeleton variant="rows" count={5} />
      </PageSection>
    </Page>
  );
}
