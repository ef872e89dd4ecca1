import { Check } from 'lucide-react';
import { approvalOfStep, describeApproval } from 'shared-kit/contract/releases';
import type { Rollout } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { durationOf, stepName } from './release-words';

const Track = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 640px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  }
`;

const Step = styled.li<{ $state: 'done' | 'now' | 'ahead' }>`
  display: grid;
  align-content: start;
  gap: 2px;
  padding-block-start: var(--space-2);
  border-block-start: 3px solid
    ${({ $state }) => ($state === 'ahead' ? 'var(--color-border-strong)' : 'var(--color-accent)')};
  color: ${({ $state }) => ($state === 'now' ? 'var(--color-text)' : 'var(--color-text-muted)')};
  font-variant-numeric: tabular-nums;

  > strong {
    display: flex;
    align-items: center;
    gap: 4px;
    font-weight: 600;
  }
  > span {
    font-size: var(--text-12);
    color: var(--color-text-muted);
  }
`;

interface RolloutStepsProps {
  readonly rollout: Rollout;
  /** The host's time. */
  readonly now: number;
}

const remainingOf = ({ bakedAt }: Rollout, now: number): number =>
  bakedAt === null ? 0 : Math.max(0, Date.parse(bakedAt) - now);

/** Where the rollout is on its way, and how long the present step still bakes. */
export function RolloutSteps({ rollout, now }: RolloutStepsProps) {
  const { steps, step: current, remote } = rollout;
  const remaining = remainingOf(rollout, now);
  return (
    <Track aria-label={`Steps of the rollout of ${remote}`}>
      {steps.map(({ share, bakeSeconds, approval }, at) => {
        const state = at < current ? 'done' : at === current ? 'now' : 'ahead';
        return (
          <Step key={share} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <strong>
              {state === 'done' && <Check size={14} aria-hidden />}
              {stepName(share)}
            </strong>
            <span>
              {state === 'done' && 'done'}
              {state === 'now' && (remaining > 0 ? `${durationOf(remaining)} to bake` : 'baked')}
              {state === 'ahead' && `bakes ${durationOf(bakeSeconds * 1_000)}`}
              {approval && state !== 'done' && ', then asks'}
            </span>
          </Step>
        );
      })}
      <Step $state="ahead">
        <strong>Everyone</strong>
        <span>becomes the stable version</span>
      </Step>
    </Track>
  );
}

/** One sentence on what happens next, and on what it waits for. */
export function describeNext(rollout: Rollout, frozen: boolean, now: number): string {
  const { state, awaitsApproval, verdict, held } = rollout;
  if (state === 'paused') {
    return 'Paused: it keeps its share, is still watched, and is rolled back automatically if it fails.';
  }
  if (frozen) return 'Held by the freeze: it is still watched, and rolled back if it fails.';
  if (awaitsApproval) {
    const approval = approvalOfStep(rollout.rules, rollout.step);
    const who = approval ? describeApproval(approval) : 'somebody';
    return `Baked and healthy. It continues when ${who} approves it.`;
  }
  const remaining = remainingOf(rollout, now);
  const asks = rollout.steps[rollout.step]?.approval === true;
  if (remaining > 0) {
    const then = asks ? 'waits for approval' : 'continues';
    return `Bakes for another ${durationOf(remaining)}, then ${then} if it is healthy.`;
  }
  if (held) return `Baked and healthy, and held: ${held}`;
  if (verdict?.kind === 'error')
    return 'Held: the measurement is broken, so nothing continues automatically.';
  return 'Baked. It continues automatically as soon as enough page loads show that it is healthy.';
}
