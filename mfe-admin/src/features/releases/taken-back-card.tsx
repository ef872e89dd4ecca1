import { Rocket } from 'lucide-react';
import { useId } from 'react';
import { describeAudience } from 'shared-kit/contract/releases';
import type { EndedRollout } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Badge, Button, Card, Row, Stack } from 'shared-kit/ui';
import { ErrorsThrown } from './errors-thrown';
import { agoOf, momentOf, whoIs } from './release-words';
import { RolloutHealth } from './rollout-health';
import type { ReleaseControls } from './use-release-controls';
import { VersionName } from './version-name';

const Title = styled.h3`
  font-size: var(--text-16);
`;

const Quiet = styled.p`
  max-width: 80ch;
  color: var(--color-text-muted);
`;

const Why = styled.p`
  max-width: 80ch;
  overflow-wrap: anywhere;
`;

interface TakenBackCardProps {
  readonly rollout: EndedRollout;
  /** The host's time. */
  readonly now: number;
  readonly controls: ReleaseControls;
}

/** A rollout that was taken back: on which evidence, and what to do about it. */
export function TakenBackCard({ rollout, now, controls }: TakenBackCardProps) {
  const heading = useId();
  const { remote, version, ended } = rollout;
  const stable = controls.status.record.remotes[remote]?.stable.version;
  const refusal = controls.refusalOf(remote, 'start');
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack $gap={4}>
        <Row $justify="space-between" $gap={4}>
          <Stack $gap={1}>
            <Row>
              <Title id={heading}>{remote}</Title>
              <Badge $tone="danger">Taken back</Badge>
            </Row>
            <Quiet>
              <VersionName>{version}</VersionName> was taken back{' '}
              <time dateTime={ended.at} title={momentOf(ended.at)}>
                {agoOf(ended.at, now)}
              </time>{' '}
              by {whoIs(ended.who)}. Everyone runs <VersionName>{stable ?? ''}</VersionName>.
            </Quiet>
          </Stack>
          <Button
            icon={<Rocket size={16} aria-hidden />}
            aria-label={`Start another rollout of ${remote}`}
            disabled={refusal !== null}
            title={refusal ?? undefined}
            onClick={() => controls.open({ kind: 'start', remote })}
          >
            Start another
          </Button>
        </Row>
        <Why>{ended.why}</Why>
        {rollout.audience && (
          <Quiet>It went first, and at every step, to {describeAudience(rollout.audience)}.</Quiet>
        )}
        <RolloutHealth rollout={rollout} now={now} />
        <ErrorsThrown remote={remote} version={version} now={now} />
        <Quiet>
          Publish a build in which it is mended and start a rollout of that. This one stays marked
          wherever it is offered.
        </Quiet>
      </Stack>
    </Card>
  );
}
