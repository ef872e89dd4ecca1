import { FlaskConical, Rocket, Undo2 } from 'lucide-react';
import type { RemoteState } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Button, Card, DataTable, Row } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { describeHealth, percentOf } from './release-words';
import type { ReleaseDesk } from './use-release-desk';
import { VersionName } from './version-name';

interface Line extends RemoteState {
  readonly remote: string;
}

const Name = styled.span`
  font-weight: 500;
  white-space: nowrap;
`;

const Buttons = styled(Row)`
  @media (min-width: 641px) {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

const Quiet = styled.span`
  color: var(--color-text-muted);
`;

const columnsFor = (desk: ReleaseDesk): Column<Line>[] => [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => <Name>{remote}</Name> },
  {
    key: 'stable',
    header: 'Everyone runs',
    cell: ({ stable }) => <VersionName short>{stable.version}</VersionName>,
  },
  {
    key: 'candidate',
    header: 'Candidate',
    cell: ({ candidate }) =>
      candidate ? (
        <span>
          <VersionName short>{candidate.release.version}</VersionName> for{' '}
          {percentOf(candidate.share)}
        </span>
      ) : (
        <Quiet>none</Quiet>
      ),
  },
  {
    key: 'health',
    header: 'Last hour',
    cell: ({ remote, stable }) => {
      const health = desk.status.health[remote]?.find(({ version }) => version === stable.version);
      return health ? describeHealth(health) : <Quiet>no page load</Quiet>;
    },
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ remote }) => <Actions remote={remote} desk={desk} />,
  },
];

function Actions({ remote, desk }: { readonly remote: string; readonly desk: ReleaseDesk }) {
  const refusal = desk.refusalOf(remote, 'start');
  // Its own card has the other buttons: two of the same name would be one too many.
  const isUnderWay = desk.status.rollouts.some((rollout) => rollout.remote === remote);
  const tryOut = (
    <Button
      size="small"
      icon={<FlaskConical size={14} aria-hidden />}
      aria-label={`Try a build of ${remote}`}
      onClick={() => desk.open({ kind: 'try', remote })}
    >
      Try
    </Button>
  );
  if (isUnderWay) return <Buttons>{tryOut}</Buttons>;
  return (
    <Buttons>
      {tryOut}
      <Button
        size="small"
        icon={<Rocket size={14} aria-hidden />}
        aria-label={`Start a rollout of ${remote}`}
        disabled={refusal !== null}
        title={refusal ?? undefined}
        onClick={() => desk.open({ kind: 'start', remote })}
      >
        Start
      </Button>
      <Button
        size="small"
        icon={<Undo2 size={14} aria-hidden />}
        aria-label={`Roll back ${remote}`}
        onClick={() => desk.open({ kind: 'rollBack', remote })}
      >
        Roll back
      </Button>
    </Buttons>
  );
}

/** What everyone runs of every remote. */
export function RemoteTable({ desk }: { readonly desk: ReleaseDesk }) {
  const lines = Object.entries(desk.status.record.remotes)
    .map(([remote, state]) => ({ remote, ...state }))
    .toSorted((a, b) => a.remote.localeCompare(b.remote));
  return (
    <Card $padding="none">
      <DataTable
        caption="Remotes"
        columns={columnsFor(desk)}
        rows={lines}
        rowKey={({ remote }) => remote}
      />
    </Card>
  );
}
