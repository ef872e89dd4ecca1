import type { ModelFailure } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Card, PageSection, Skeleton } from 'shared-kit/ui';
import { modelSpendingQuery } from './model.queries';
import { formatTime } from './spending-format';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  padding: var(--space-3) var(--space-4);
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

/**
 * The latest failed generations with a model. A loading failure is shown by the spending section
 * above.
 */
export function Failures() {
  const { data, isPending } = useQuery(modelSpendingQuery);
  if (!data && !isPending) return null;
  return (
    <PageSection
      beside
      title="Failures"
      description="The last ten generations that failed with a language model."
    >
      <Card $padding="none">
        {data ? <FailureList failures={data.failures} /> : <Skeleton variant="rows" count={2} />}
      </Card>
    </PageSection>
  );
}

function FailureList({ failures }: { readonly failures: readonly ModelFailure[] }) {
  if (failures.length === 0) {
    return (
      <List>
        <Item>No generation failed in the last 30 days.</Item>
      </List>
    );
  }
  return (
    <List aria-label="Failed generations">
      {failures.map(({ at, code, reason, model }) => (
        <Item key={`${at} ${code}`}>
          <p>{reason}</p>
          <Quiet>
            <time dateTime={at}>{formatTime(at)}</time>
            {model !== null && ` · ${model}`} · {code}
          </Quiet>
        </Item>
      ))}
    </List>
  );
}
