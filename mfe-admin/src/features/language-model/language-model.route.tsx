import type { ReactNode } from 'react';
import { ApiError } from 'shared-kit/client';
import { useQuery } from 'shared-kit/query';
import { Card, ErrorState, Refusal, Page, PageSection, Skeleton } from 'shared-kit/ui';
import { Failures } from './failures';
import { ModelSection } from './model-section';
import { modelStatusQuery } from './model.queries';
import { Spending } from './spending';

/** The Language Model page: connect, test, and see what it costs. */
export default function LanguageModelRoute() {
  const { data, error, isError, isFetching, refetch } = useQuery(modelStatusQuery);
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Frame>
        <Card $padding="none">
          <Refusal code={error.code}>Only an admin can see the language model.</Refusal>
        </Card>
      </Frame>
    );
  }
  if (data) {
    return (
      <Frame>
        <ModelSection status={data} />
        <Spending />
        <Failures />
      </Frame>
    );
  }
  if (!isError) {
    return (
      <Frame>
        <PageSection beside title="Connection">
          <Card>
            <Skeleton height={420} label="Loading the language model" />
          </Card>
        </PageSection>
      </Frame>
    );
  }
  return (
    <Frame>
      <Card $padding="none">
        <ErrorState
          error={error}
          title="The language model could not be loaded"
          message="Generation is not affected by this. Try again in a moment."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Page title="Language Model" description="What generates the websites of all members.">
      {children}
    </Page>
  );
}
