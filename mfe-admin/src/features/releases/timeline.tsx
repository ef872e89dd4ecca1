import { useState } from 'react';
import type { SuiteRecord } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageSection,
  Row,
  SelectField,
  Skeleton,
} from 'shared-kit/ui';
import { historyOf } from './releases.queries';
import { TimelineEntry } from './timeline-entry';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const More = styled.div`
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--color-border);
  color: var(--color-text-muted);
`;

const Choices = styled(Row)`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > button {
    min-width: 44px;
  }
`;

/** How many lines at first, and how many more each time; the host gives at most 200. */
const limits = [15, 50, 200] as const;

interface TimelineProps {
  readonly record: SuiteRecord;
  /** The host's time. */
  readonly now: number;
}

/** Every change of what everyone runs: who, what, why, on which evidence. */
export function Timeline({ record, now }: TimelineProps) {
  const [remote, setRemote] = useState<string | null>(null);
  const [more, setMore] = useState(0);
  const limit = limits[more] ?? 200;
  const history = useQuery(historyOf(remote, limit, record.serial));
  const entries = history.data;
  return (
    <PageSection
      title="Timeline"
      description="Every change is a new record; none is ever rewritten."
      actions={<RemoteFilter record={record} chosen={remote} onChoose={setRemote} />}
    >
      <Card $padding="none">
        {entries?.length === 0 && (
          <EmptyState title="Nothing has changed yet">
            Nobody has released {remote ?? 'anything'} so far.
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <List aria-label="Changes, newest first" aria-busy={history.isPlaceholderData}>
            {entries.map((entry) => (
              <TimelineEntry key={entry.serial} entry={entry} now={now} />
            ))}
          </List>
        )}
        {entries?.length === limit && (
          <More>
            {more < limits.length - 1 ? (
              <Button size="small" busy={history.isFetching} onClick={() => setMore(more + 1)}>
                Show earlier changes
              </Button>
            ) : (
              <>
                Earlier changes: <code>npm run release -- history</code>
              </>
            )}
          </More>
        )}
        {!entries && !history.isError && (
          <Skeleton variant="rows" count={5} label="Loading the timeline" />
        )}
        {!entries && history.isError && (
          <ErrorState
            error={history.error}
            title="The timeline could not be loaded"
            message="Nothing is lost. Try again in a moment."
            retrying={history.isFetching}
            onRetry={() => void history.refetch()}
          />
        )}
      </Card>
    </PageSection>
  );
}

interface RemoteFilterProps {
  readonly record: SuiteRecord;
  readonly chosen: string | null;
  readonly onChoose: (remote: string | null) => void;
}

/** Beyond so many, buttons would be a page of their own. */
const mostButtons = 12;

function RemoteFilter({ record, chosen, onChoose }: RemoteFilterProps) {
  const remotes = [null, ...Object.keys(record.remotes).toSorted()];
  if (remotes.length > mostButtons) {
    return (
      <SelectField
        label="Show changes of"
        hideLabel
        value={chosen ?? ''}
        options={remotes.map((remote) => ({ value: remote ?? '', label: remote ?? 'All remotes' }))}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      />
    );
  }
  return (
    <Choices as="fieldset" aria-label="Show changes of" $gap={1}>
      {remotes.map((remote) => (
        <Button
          key={remote ?? ''}
          size="small"
          variant={remote === chosen ? 'secondary' : 'quiet'}
          aria-pressed={remote === chosen}
          onClick={() => onChoose(remote)}
        >
          {remote ?? 'All'}
        </Button>
      ))}
    </Choices>
  );
}
