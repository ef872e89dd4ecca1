import { useId, useState } from 'react';
import type { PublishedBuild } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { Button, EmptyState, ErrorState, Skeleton } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { buildsOf, findingsOf, planOf } from './releases.queries';
import { StartForm } from './start-form';
import type { ReleaseControls } from './use-release-controls';

interface StartDialogProps {
  readonly remote: string;
  readonly controls: ReleaseControls;
}

/** Chooses a published build and its steps, and starts the rollout. */
export default function StartDialog({ remote, controls }: StartDialogProps) {
  const form = useId();
  const builds = useQuery(buildsOf(remote));
  const stable = controls.status.record.remotes[remote]?.stable.version;
  const choices = (builds.data ?? []).filter(({ version }) => version !== stable);
  const [chosen, setChosen] = useState<string | null>(null);
  // What was taken back can be chosen, and is not what a quick press starts.
  const proposed = choices.find(({ takenBack }) => !takenBack) ?? choices[0];
  const version = chosen ?? proposed?.version ?? null;
  const isBlocked = useIsBlocked(controls, remote, version);
  const isPlanned = useIsPlanned(remote, version);
  const busy = controls.pending !== null;
  return (
    <Dialog
      open
      onOpenChange={() => busy || controls.close()}
      title={`Start a rollout of ${remote}`}
      description={stable === undefined ? undefined : `Everyone runs ${stable} now.`}
      width={560}
      footer={
        <>
          <Button disabled={busy} onClick={controls.close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={busy}
            disabled={isBlocked || !isPlanned}
          >
            Start rollout
          </Button>
        </>
      }
    >
      {version === null ? (
        <NoChoice builds={builds} remote={remote} />
      ) : (
        <StartForm
          id={form}
          controls={controls}
          remote={remote}
          version={version}
          choices={choices}
          onChoose={setChosen}
        />
      )}
    </Dialog>
  );
}

/** The host refuses such a build too; told beforehand, nobody has to find out by trying. */
function useIsBlocked(controls: ReleaseControls, remote: string, version: string | null): boolean {
  const { serial } = controls.status.record;
  const { data } = useQuery({
    ...findingsOf(remote, version ?? '', serial),
    enabled: version !== null,
  });
  return data?.some(({ severity }) => severity === 'blocks') ?? false;
}

/** Steps that are still asked for would be others than those that start. */
function useIsPlanned(remote: string, version: string | null): boolean {
  const { isPending } = useQuery({ ...planOf(remote, version), enabled: version !== null });
  return !isPending;
}

function NoChoice(props: {
  readonly builds: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly data: readonly PublishedBuild[] | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  readonly remote: string;
}) {
  const { builds, remote } = props;
  if (builds.data) {
    return (
      <EmptyState title="No other build is published">
        Publish one with <code>npm run release -- publish {remote}</code>, then choose it here.
      </EmptyState>
    );
  }
  if (!builds.isError) return <Skeleton variant="rows" count={3} label="Loading the builds" />;
  return (
    <ErrorState
      error={builds.error}
      title="The builds could not be loaded"
      message="Nothing was started. Try again in a moment."
      retrying={builds.isFetching}
      onRetry={() => void builds.refetch()}
    />
  );
}
