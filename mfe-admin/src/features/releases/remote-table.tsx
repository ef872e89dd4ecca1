import { FlaskConical, Rocket, Undo2 } from 'lucide-react';
import { shellName } from 'shared-kit/contract/rollout';
import { styled } from 'shared-kit/styled';
import { Button, Card, DataTable, Row } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { describeHealth, percentOf } from './release-words';
import type { RemoteLine } from './remote-lines';
import type { ReleaseControls } from './use-release-controls';
import { VersionName } from './version-name';

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

/** Three words a line at least: beside long versions the table would leave it one. */
const Health = styled.span`
  @media (min-width: 641px) {
    display: inline-block;
    min-width: 17ch;
    overflow-wrap: normal;
  }
`;

const Owner = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-12);
  font-weight: 400;
  white-space: normal;
`;

const Quiet = styled.span`
  color: var(--color-text-muted);
`;

const columnsFor = (controls: ReleaseControls): Column<RemoteLine>[] => [
  {
    key: 'remote',
    header: 'Remote',
    cell: ({ remote, owner, people }) => (
      <Name>
        {remote}
        {owner !== null && <Owner>{owner}</Owner>}
        {people.length > 0 && <Owner>{people.join(', ')}</Owner>}
      </Name>
    ),
  },
  {
    key: 'stable',
    header: 'Everyone runs',
    cell: ({ stable }) => <VersionName short>{stable.version}</VersionName>,
  },
  {
    key: 'candidate',
    header: 'Candidate',
    cell: ({ candidate, condition }) => {
      if (!candidate) return <Quiet>{condition === 'taken back' ? 'taken back' : 'none'}</Quiet>;
      return (
        <span>
          <VersionName short>{candidate.release.version}</VersionName> for{' '}
          {candidate.share === 0 ? 'its audience' : percentOf(candidate.share)}
        </span>
      );
    },
  },
  {
    key: 'health',
    header: 'Last hour',
    cell: ({ remote, stable }) => {
      const health = controls.status.health[remote]?.find(
        ({ version }) => version === stable.version,
      );
      return <Health>{health ? describeHealth(health) : <Quiet>no page load</Quiet>}</Health>;
    },
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ remote }) => <Actions remote={remote} controls={controls} />,
  },
];

function Actions({
  remote,
  controls,
}: {
  readonly remote: string;
  readonly controls: ReleaseControls;
}) {
  const refusal = controls.refusalOf(remote, 'start');
  const backRefusal = controls.refusalOf(remote, 'rollBack');
  const tryRefusal = controls.status.abilities?.try ?? null;
  // Its own card has the other buttons: two of the same name would be one too many.
  const isUnderWay = controls.status.rollouts.some((rollout) => rollout.remote === remote);
  // The page runs what is tried, and its shell is there by then.
  const tryOut = remote !== shellName && (
    <Button
      size="small"
      icon={<FlaskConical size={14} aria-hidden />}
      aria-label={`Try a build of ${remote}`}
      disabled={tryRefusal !== null}
      title={tryRefusal ?? undefined}
      onClick={() => controls.open({ kind: 'try', remote })}
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
        onClick={() => controls.open({ kind: 'start', remote })}
      >
        Start
      </Button>
      <Button
        size="small"
        icon={<Undo2 size={14} aria-hidden />}
        aria-label={`Roll back ${remote}`}
        disabled={backRefusal !== null}
        title={backRefusal ?? undefined}
        onClick={() => controls.open({ kind: 'rollBack', remote })}
      >
        Roll back
      </Button>
    </Buttons>
  );
}

interface RemoteTableProps {
  readonly controls: ReleaseControls;
  readonly lines: readonly RemoteLine[];
}

/** What everyone runs of some remotes. */
export function RemoteTable({ controls, lines }: RemoteTableProps) {
  return (
    <Card $padding="none">
      <DataTable
        caption="Remotes"
        columns={columnsFor(controls)}
        rows={lines}
        rowKey={({ remote }) => remote}
      />
    </Card>
  );
}
