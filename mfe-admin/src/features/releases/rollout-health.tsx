import type { ArmHealth, Rollout } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { DataTable } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { HealthChart } from './health-chart';
import { binsOf } from './health-series';
import { countOf, shareOf } from './release-words';
import { chartMinutes, dayMinutes, healthOf } from './releases.queries';
import { RolloutVitals } from './rollout-vitals';
import { VersionName } from './version-name';

const Beside = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 1000px) {
    grid-template-columns: ${({ $alone }) =>
      $alone ? 'minmax(0, 1fr)' : 'minmax(0, 300px) minmax(0, 1fr)'};
    align-items: center;
  }
`;

const Key = styled.span<{ $arm: Arm['arm'] }>`
  display: inline-block;
  width: 18px;
  margin-inline-end: var(--space-2);
  vertical-align: middle;
  border-block-start: ${({ $arm }) =>
    $arm !== 'stable' ? '3px solid var(--color-accent)' : '3px dashed var(--color-text-muted)'};
`;

const Count = styled.span`
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: var(--color-text-muted);
`;

const Failures = styled.ul`
  margin: 0;
  padding-inline-start: var(--space-5);
  color: var(--color-text-muted);
`;

interface Arm extends ArmHealth {
  readonly arm: 'candidate' | 'stable' | 'audience';
}

const columns: Column<Arm>[] = [
  {
    key: 'version',
    header: 'Version',
    cell: ({ arm, version }) => (
      <>
        <Key $arm={arm} aria-hidden />
        <VersionName short>{version}</VersionName> <Quiet>{arm}</Quiet>
      </>
    ),
  },
  { key: 'loads', header: 'Page loads', cell: ({ loads }) => loads.toLocaleString('en') },
  {
    key: 'harmed',
    header: 'Harmed',
    cell: ({ harmed, loads }) => <Count>{shareOf(harmed, loads)}</Count>,
  },
  {
    key: 'errored',
    header: 'With errors',
    cell: ({ errored, loads }) => <Count>{shareOf(errored, loads)}</Count>,
  },
  {
    key: 'speed',
    header: '75% ready within',
    cell: ({ loadMsP75: ms }) => (ms === null ? '–' : `${ms.toLocaleString('en')} ms`),
  },
];

const noHealth = {
  loads: 0,
  ready: 0,
  failed: 0,
  crashed: 0,
  errored: 0,
  harmed: 0,
  loadMsP75: null,
} as const;

const armsOf = ({ version, against, verdict }: Rollout) => ({
  candidate: { ...(verdict?.candidate ?? { ...noHealth, version }), arm: 'candidate' } as Arm,
  stable: { ...(verdict?.stable ?? { ...noHealth, version: against }), arm: 'stable' } as Arm,
  /** In neither arm: they were not drawn. */
  first: verdict?.audience ? [{ ...verdict.audience, arm: 'audience' } as Arm] : [],
});

/** How the candidate fares beside the stable version of the same time: a picture and the numbers. */
export function RolloutHealth({
  rollout,
  now,
}: {
  readonly rollout: Rollout;
  readonly now: number;
}) {
  const { id, remote, version, against, state } = rollout;
  const isOver = state === 'rolled-back' || state === 'promoted';
  // What is over is told by its numbers: the chart is of the last hour.
  const { data } = useQuery(healthOf(remote, id, isOver ? dayMinutes : chartMinutes));
  const points = data?.points ?? [];
  const range = { now, minutes: chartMinutes };
  const failures = (data?.failures ?? []).filter((failure) => failure.version === version);
  const { candidate, stable, first } = armsOf(rollout);
  return (
    <>
      <Beside $alone={isOver}>
        {!isOver && (
          <HealthChart
            series={[
              { version: against, arm: 'stable', bins: binsOf(points, against, range) },
              { version, arm: 'candidate', bins: binsOf(points, version, range) },
            ]}
          />
        )}
        <DataTable
          caption={`Page loads of ${remote} in this rollout`}
          columns={columns}
          rows={[candidate, stable, ...first]}
          rowKey={({ arm }) => arm}
        />
      </Beside>
      {candidate.loads + stable.loads > 0 && (
        <RolloutVitals remote={remote} candidate={candidate} stable={stable} />
      )}
      {failures.length > 0 && (
        <Failures aria-label={`What failed in ${version}`}>
          {failures.slice(0, 5).map(({ phase, cause, count }) => (
            <li key={`${phase} ${cause}`}>
              {countOf(count, 'page load')} failed in phase {phase}: {cause}
            </li>
          ))}
        </Failures>
      )}
    </>
  );
}
