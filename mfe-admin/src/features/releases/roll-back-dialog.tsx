import { useState } from 'react';
import type { RemoteState, Rollout } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, EmptyState, Skeleton, Stack } from 'shared-kit/ui';
import { ConfirmDialog, Dialog } from 'shared-kit/ui/dialog';
import { BuildChoice } from './build-choice';
import { RefusalText } from './refusal-text';
import { whoGets } from './release-words';
import { buildsOf } from './releases.queries';
import type { ReleaseControls } from './use-release-controls';

const Refused = styled.strong`
  display: block;
  margin-block-start: var(--space-3);
  color: var(--color-danger-text);
  font-weight: 500;
`;

interface RollBackDialogProps {
  readonly remote: string;
  readonly controls: ReleaseControls;
}

/** One confirmation, then it is done: the candidate is taken back, or else the stable version. */
export default function RollBackDialog({ remote, controls }: RollBackDialogProps) {
  const state = controls.status.record.remotes[remote];
  const rollout = controls.status.rollouts.find((candidate) => candidate.remote === remote);
  // What is taken back is settled when the dialog opens: a poll must not change what a press means.
  const [from] = useState(rollout?.version ?? state?.stable.version ?? '');
  if (!state) return null;
  const words = wordsFor(state, rollout);
  if (words === null) return <ChooseTarget remote={remote} from={from} controls={controls} />;
  const { refusal } = controls;
  return (
    <ConfirmDialog
      open
      onOpenChange={controls.close}
      title={`Roll back ${remote} ${from}?`}
      confirmLabel="Roll back"
      cancelLabel="Keep it"
      destructive
      busy={controls.pending !== null}
      onConfirm={() => controls.make({ kind: 'rollBack', remote, from }, controls.close)}
    >
      {words}
      {refusal?.change.kind === 'rollBack' && <Refused>{refusal.message}</Refused>}
    </ConfirmDialog>
  );
}

function wordsFor({ stable, previous }: RemoteState, rollout: Rollout | undefined): string | null {
  if (rollout) {
    const now = rollout.audience
      ? `It goes to ${whoGets(rollout)}.`
      : `${whoGets(rollout)} get it.`;
    return `${now} With their next page load everyone gets ${stable.version}.`;
  }
  if (!previous) return null;
  return `Everyone gets ${previous.version} with their next page load, also during a freeze.`;
}

/** Nothing was stable before this one: a person says where to go. */
function ChooseTarget(props: RollBackDialogProps & { readonly from: string }) {
  const { remote, from, controls } = props;
  const builds = useQuery(buildsOf(remote));
  const choices = (builds.data ?? []).filter(
    ({ version, wasStable }) => version !== from && wasStable !== false,
  );
  // An alarm has found where to go; everything else is for the person to say.
  const alarm = controls.status.alarms?.find((candidate) => candidate.remote === remote);
  const [chosen, setChosen] = useState<string | null>(alarm?.goBackTo ?? null);
  const busy = controls.pending !== null;
  return (
    <Dialog
      open
      onOpenChange={() => busy || controls.close()}
      title={`Roll back ${remote} ${from}?`}
      description="The record names no earlier version. Choose the one everyone gets."
      footer={
        <>
          <Button disabled={busy} onClick={controls.close}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={chosen === null}
            onClick={() =>
              chosen !== null &&
              controls.make({ kind: 'rollBack', remote, from, version: chosen }, controls.close)
            }
          >
            Roll back
          </Button>
        </>
      }
    >
      <Stack>
        {builds.isPending && <Skeleton variant="rows" label="Loading the builds" />}
        {!builds.isPending && choices.length === 0 && (
          <EmptyState title="No earlier version was live for everyone">
            There is nothing to go back to. Publish the version you want and start a rollout.
          </EmptyState>
        )}
        {choices.length > 0 && (
          <BuildChoice
            legend="Versions everyone had before, newest first"
            builds={choices}
            chosen={chosen}
            onChoose={setChosen}
            now={controls.now}
          />
        )}
        <RefusalText refusal={controls.refusal} of="rollBack" />
      </Stack>
    </Dialog>
  );
}
