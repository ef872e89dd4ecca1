import { Card, EmptyState, PageSection, Stack } from 'shared-kit/ui';
import { RolloutCard } from './rollout-card';
import { TakenBackCard } from './taken-back-card';
import type { ReleaseControls } from './use-release-controls';

/** What was taken back and nobody has gone on from, then what is under way. */
export function RolloutsSection({ controls }: { readonly controls: ReleaseControls }) {
  const { status, now } = controls;
  const takenBack = status.takenBack ?? [];
  return (
    <PageSection title="Rollouts">
      <Stack>
        {takenBack.map((rollout) => (
          <TakenBackCard key={rollout.id} rollout={rollout} now={now} controls={controls} />
        ))}
        {status.rollouts.map((rollout) => (
          <RolloutCard
            key={rollout.id}
            rollout={rollout}
            record={status.record}
            now={now}
            controls={controls}
          />
        ))}
        {status.rollouts.length === 0 && (
          <Card $padding="none">
            <EmptyState title="No rollout is under way">
              Everyone runs the stable versions below. Start a rollout to give some members another
              one.
            </EmptyState>
          </Card>
        )}
      </Stack>
    </PageSection>
  );
}
