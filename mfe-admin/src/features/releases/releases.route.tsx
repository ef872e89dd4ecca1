import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from 'shared-kit/client';
import { Card, EmptyState, ErrorState, Refusal, Page } from 'shared-kit/ui';
import { ReleaseBoard } from './release-board';
import { ReleaseSkeleton } from './release-skeleton';
import { useReleaseStatus } from './releases.queries';

/** What every member runs, and everything that changes it. */
export default function ReleasesRoute() {
  const { data, error, isError, isFetching, dataUpdatedAt, refetch } = useReleaseStatus();
  const code = error instanceof ApiError ? error.code : null;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <InsteadOfBoard>
        <Refusal code={error.code}>
          Only an admin or a release manager can see the releases.
        </Refusal>
      </InsteadOfBoard>
    );
  }
  if (code === 'CONFLICT') {
    return (
      <InsteadOfBoard>
        <EmptyState icon={<PackageOpen size={20} aria-hidden />} title="Nothing is released yet">
          The host takes over its builds when it serves its first page. They appear here then.
        </EmptyState>
      </InsteadOfBoard>
    );
  }
  if (data) {
    return (
      <ReleaseBoard
        known={data}
        knownAt={dataUpdatedAt}
        isOutdated={isError}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!isError) return <ReleaseSkeleton />;
  return (
    <InsteadOfBoard>
      <ErrorState
        error={error}
        title="The releases could not be loaded"
        message="Nothing was changed. Try again in a moment."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </InsteadOfBoard>
  );
}

function InsteadOfBoard({ children }: { readonly children: ReactNode }) {
  return (
    <Page title="Releases">
      <Card $padding="none">{children}</Card>
    </Page>
  );
}
