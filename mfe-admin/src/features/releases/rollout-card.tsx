import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { describeAudience } from 'shared-kit/contract/releases';
import type { Rollout, SuiteRecord, Verdict } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Badge, Card, Row, Stack } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';
import { ErrorsThrown } from './errors-thrown';
import { Findings } from './findings';
import { GateVerdicts } from './gate-verdicts';
import { whoGets } from './release-words';
import { RolloutActions } from './rollout-actions';
import { RuleSentences } from './ruled-steps';
import type { ReleaseControls } from './use-release-controls';
import { RolloutHealth } from './rollout-health';
import { describeNext, RolloutSteps } from './rollout-steps';
import { VersionName } from './version-name';

const Title = styled.h3`
  font-size: var(--text-16);
`;

const Change = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--color-text-muted);

  > svg {
    flex: none;
  }
`;

const Quiet = styled.p`
  max-width: 80ch;
  color: var(--color-text-muted);
`;

const verdicts: Readonly<Record<Verdict['kind'], { readonly tone: Tone; readonly label: string }>> =
  {
    healthy: { tone: 'success', label: 'Healthy' },
    failing: { tone: 'danger', label: 'Failing' },
    inconclusive: { tone: 'neutral', label: 'Not clear yet' },
    error: { tone: 'warning', label: 'Measurement broken' },
  };

interface RolloutCardProps {
  readonly rollout: Rollout;
  readonly record: SuiteRecord;
  /** The host's time. */
  readonly now: number;
  readonly controls: ReleaseControls;
}

/** One rollout under way: where it is, how it fares, and what can be done about it. */
export function RolloutCard({ rollout, record, now, controls }: RolloutCardProps) {
  const heading = useId();
  const { remote, version, against, state, verdict, awaitsApproval } = rollout;
  const { tone, label } = verdict ? verdicts[verdict.kind] : verdicts.inconclusive;
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack $gap={5}>
        <Row $justify="space-between" $gap={4}>
          <Stack $gap={1}>
            <Row>
              <Title id={heading}>{remote}</Title>
              <Badge $tone={tone}>{label}</Badge>
              {state === 'paused' && <Badge $tone="warning">Paused</Badge>}
              {awaitsApproval && <Badge $tone="accent">Waits for approval</Badge>}
            </Row>
            <Change>
              <VersionName>{against}</VersionName>
              <ArrowRight size={14} aria-label="to" />
              <VersionName>{version}</VersionName>
              <span>for {whoGets(rollout)}</span>
            </Change>
          </Stack>
          <RolloutActions rollout={rollout} controls={controls} />
        </Row>
        <RolloutSteps rollout={rollout} now={now} />
        <Quiet>{describeNext(rollout, record.frozen === true, now)}</Quiet>
        {rollout.audience && (
          <Quiet>First, and at every step: {describeAudience(rollout.audience)}.</Quiet>
        )}
        {rollout.rules && (
          <RuleSentences rules={rollout.rules} label={`Rules of ${version}`} isAudienceTold />
        )}
        <GateVerdicts rollout={rollout} now={now} />
        <RolloutHealth rollout={rollout} now={now} />
        <ErrorsThrown remote={remote} version={version} now={now} />
        <Stack $gap={2}>
          {verdict && <p>{verdict.message}</p>}
          <Findings remote={remote} version={version} serial={record.serial} />
        </Stack>
      </Stack>
    </Card>
  );
}
