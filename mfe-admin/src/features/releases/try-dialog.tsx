import { useId, useState } from 'react';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Form, Skeleton, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { BuildChoice } from './build-choice';
import { ownBuilds, useOwnBuild } from './override.queries';
import { buildsOf } from './releases.queries';
import type { ReleaseControls } from './use-release-controls';

const Problem = styled.p`
  color: var(--color-danger-text);
  font-weight: 500;
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
`;

/** A real page load, which the router's own links are not. */
const Again = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-height);
  color: var(--color-accent-text);
  font-weight: 500;
`;

interface TryDialogProps {
  readonly remote: string;
  readonly controls: ReleaseControls;
}

/** Lets one person run another build of a remote, in this session and for a few hours. */
export default function TryDialog({ remote, controls }: TryDialogProps) {
  const form = useId();
  const start = useOwnBuild(remote);
  const [chosen, setChosen] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const isReady = chosen !== null || address.trim() !== '';
  const submit = () => {
    if (address.trim() !== '') start.mutate({ address });
    else if (chosen !== null) start.mutate({ version: chosen });
  };
  return (
    <Dialog
      open
      onOpenChange={() => start.isPending || controls.close()}
      title={`Try a build of ${remote}`}
      description="Only you run it, in this session and for four hours. What you do with it does not count towards its health."
      footer={
        start.isSuccess ? (
          <Button onClick={controls.close}>Close</Button>
        ) : (
          <>
            <Button disabled={start.isPending} onClick={controls.close}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              busy={start.isPending}
              disabled={!isReady}
            >
              Try this build
            </Button>
          </>
        )
      }
    >
      {start.isSuccess ? (
        <div aria-live="polite">
          <p>{start.data.message}.</p>
          <Again href={location.pathname}>Reload the page</Again>
        </div>
      ) : (
        <Form id={form} saves={false} onSubmit={submit}>
          <PublishedBuilds
            remote={remote}
            controls={controls}
            chosen={chosen}
            onChoose={setChosen}
          />
          <LocalAddress address={address} onChange={setAddress} />
          <Problem aria-live="polite">{start.error?.message}</Problem>
        </Form>
      )}
    </Dialog>
  );
}

interface PublishedBuildsProps extends TryDialogProps {
  readonly chosen: string | null;
  readonly onChoose: (version: string) => void;
}

function PublishedBuilds({ remote, controls, chosen, onChoose }: PublishedBuildsProps) {
  const builds = useQuery(buildsOf(remote));
  const stable = controls.status.record.remotes[remote]?.stable.version;
  const choices = (builds.data ?? []).filter(({ version }) => version !== stable);
  if (builds.isPending) return <Skeleton variant="rows" count={2} label="Loading the builds" />;
  if (choices.length === 0) return <Quiet>No other build of {remote} is published.</Quiet>;
  return (
    <BuildChoice
      legend="Published builds, newest first"
      builds={choices}
      chosen={chosen}
      onChoose={onChoose}
      now={controls.now}
    />
  );
}

interface LocalAddressProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** Only where the operator allows builds from somewhere else at all. */
function LocalAddress({ address, onChange }: LocalAddressProps) {
  const { data } = useQuery(ownBuilds);
  const origins = data?.origins ?? [];
  if (origins.length === 0) return null;
  return (
    <TextField
      label="Or the address of a build somewhere else"
      hint={`The folder that contains its build.json, at ${origins.join(' or ')}.`}
      value={address}
      inputMode="url"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
