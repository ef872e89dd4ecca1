import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { ModelSpendingDay, ResponseOf, getModelSpending } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  PageSection,
  Row,
  Skeleton,
  Stack,
} from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { modelSpendingQuery } from './model.queries';
import { formatCosts, formatCount, formatDay, totalOf } from './spending-format';

/** Days shown first: a week. */
const initialDays = 7;

const Total = styled.p`
  font-variant-numeric: tabular-nums;
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const Cell = styled.span`
  white-space: nowrap;
`;

const tokens: Column<ModelSpendingDay>[] = [
  { key: 'day', header: 'Day (UTC)', cell: ({ day }) => <Cell>{formatDay(day)}</Cell> },
  {
    key: 'generations',
    header: 'Generations',
    cell: ({ generations }) => formatCount(generations),
  },
  { key: 'input', header: 'Tokens read', cell: (one) => formatCount(one.input_tokens) },
  { key: 'output', header: 'Tokens written', cell: (one) => formatCount(one.output_tokens) },
];
const cost: Column<ModelSpendingDay> = {
  key: 'cost',
  header: 'Cost',
  cell: ({ costs }) => formatCosts(costs),
};

/** Usage of the last thirty days, by day. */
export function Spending() {
  const { data, isError, isFetching, refetch, error } = useQuery(modelSpendingQuery);
  return (
    <PageSection beside title="Spending" description="Language model use in the last 30 days.">
      {data && <Days {...data} />}
      {!data && !isError && <Skeleton variant="rows" count={4} label="Loading the spending" />}
      {!data && isError && (
        <Card $padding="none">
          <ErrorState
            error={error}
            title="The spending could not be loaded"
            message="It is still being counted. Try again in a moment."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </PageSection>
  );
}

type Answer = Pick<ResponseOf<typeof getModelSpending>, 'days' | 'prices'>;

function Days({ days, prices }: Answer) {
  const [all, setAll] = useState(false);
  if (days.length === 0) {
    return (
      <Card $padding="none">
        <EmptyState
          icon={<ChartNoAxesColumn size={20} aria-hidden />}
          title="No language model was used"
        >
          The days on which members generate with one are listed here.
        </EmptyState>
      </Card>
    );
  }
  const total = totalOf(days);
  const knowsMoney = total.costs.length > 0;
  return (
    <Stack>
      <Total>
        <strong>
          {knowsMoney
            ? formatCosts(total.costs)
            : `${formatCount(total.input_tokens + total.output_tokens)} tokens`}
        </strong>{' '}
        for {formatCount(total.generations)}{' '}
        {total.generations === 1 ? 'generation' : 'generations'}
      </Total>
      <Card $padding="none">
        <DataTable
          caption="Spending by day"
          columns={knowsMoney ? [...tokens, cost] : tokens}
          rows={all ? days : days.slice(0, initialDays)}
          rowKey={({ day }) => day}
        />
      </Card>
      {days.length > initialDays && (
        <Row>
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show the last days only' : `Show all ${days.length} days`}
          </Button>
        </Row>
      )}
      {prices === null && (
        <Quiet>
          To see costs, set <code>GENERATION_INPUT_PRICE</code> and{' '}
          <code>GENERATION_OUTPUT_PRICE</code> in the environment of the host.
        </Quiet>
      )}
    </Stack>
  );
}
