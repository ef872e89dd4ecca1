import { useId, useState } from 'react';
import { previewLimits } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { Button, Form, SelectField, Skeleton, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { Problem } from '../access/access-parts';
import { buildsOf } from '../releases.queries';
import { useCreatePreview } from './previews.queries';

const lifetimes = [1, 7, previewLimits.days, previewLimits.mostDays].map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

interface CreatePreviewDialogProps {
  readonly remotes: readonly string[];
  readonly onClose: () => void;
}

/** Makes a link to a published build. */
export default function CreatePreviewDialog({ remotes, onClose }: CreatePreviewDialogProps) {
  const form = useId();
  const create = useCreatePreview();
  const [remote, setRemote] = useState(remotes[0] ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [days, setDays] = useState<number>(previewLimits.days);
  const builds = useQuery(buildsOf(remote));
  const options = (builds.data ?? []).map(({ version }) => ({ value: version, label: version }));
  const version = chosen ?? options[0]?.value;
  const submit = () => {
    if (version === undefined) return;
    create.mutate({ remote, version, note, days }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={() => create.isPending || onClose()}
      title="Make a preview"
      description="Its link opens for owners of the remote and release managers who are signed in."
      width={480}
      footer={
        <>
          <Button disabled={create.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={create.isPending}
            disabled={version === undefined}
          >
            Make preview
          </Button>
        </>
      }
    >
      <Form id={form} saves={false} onSubmit={submit}>
        <SelectField
          label="Remote"
          options={remotes.map((name) => ({ value: name, label: name }))}
          value={remote}
          onChange={({ target }) => {
            setRemote(target.value);
            setChosen(null);
          }}
        />
        {builds.isPending ? (
          <Skeleton variant="rows" count={1} label="Loading the builds" />
        ) : (
          <SelectField
            label="Published build"
            hint={options.length === 0 ? 'No build of it is published.' : undefined}
            options={options}
            value={version ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <TextField
          label="Note"
          hint="What it shows, such as the number of a pull request. Optional."
          value={note}
          maxLength={previewLimits.note}
          onChange={({ target }) => setNote(target.value)}
        />
        <SelectField
          label="Ends after"
          options={lifetimes}
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Problem aria-live="polite">{(create.error ?? builds.error)?.message}</Problem>
      </Form>
    </Dialog>
  );
}
