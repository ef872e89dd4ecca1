import { useId, useState } from 'react';
import { tokenActions, tokenLimits } from 'shared-kit/contract/releases';
import type { TokenAction } from 'shared-kit/contract/releases';
import { Button, Checkbox, FieldGroup, Form, SelectField, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { useCreateToken } from './access.queries';
import { CreatedToken } from './created-token';
import { Problem } from './access-parts';
import { actionLabels } from './token-words';

const lifetimes = [7, 30, tokenLimits.days, 180, tokenLimits.mostDays].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

interface CreateTokenDialogProps {
  readonly remotes: readonly string[];
  readonly onClose: () => void;
}

/** Creates a token, then shows its secret, which nobody can ask for again. */
export default function CreateTokenDialog({ remotes, onClose }: CreateTokenDialogProps) {
  const form = useId();
  const create = useCreateToken();
  const [remote, setRemote] = useState(remotes[0] ?? '');
  const [actions, setActions] = useState<readonly TokenAction[]>(['publish', 'rollout']);
  const [note, setNote] = useState('');
  const [days, setDays] = useState<number>(tokenLimits.days);
  if (create.data) return <CreatedToken created={create.data} onClose={onClose} />;
  const submit = () => create.mutate({ remote, actions: [...actions], note, days });
  return (
    <Dialog
      open
      onOpenChange={() => create.isPending || onClose()}
      title="Create a service token"
      description="It works as long as you may release the remote yourself, and not longer."
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
            disabled={actions.length === 0}
          >
            Create token
          </Button>
        </>
      }
    >
      <Form id={form} saves={false} onSubmit={submit}>
        <SelectField
          label="Remote"
          options={remotes.map((name) => ({ value: name, label: name }))}
          value={remote}
          onChange={({ target }) => setRemote(target.value)}
        />
        <ActionBoxes actions={actions} onChange={setActions} />
        <SelectField
          label="Ends after"
          options={lifetimes}
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <TextField
          label="Note"
          hint="What it is for, to tell it from others. Optional."
          value={note}
          maxLength={tokenLimits.note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Problem aria-live="polite">{create.error?.message}</Problem>
      </Form>
    </Dialog>
  );
}

interface ActionBoxesProps {
  readonly actions: readonly TokenAction[];
  readonly onChange: (actions: readonly TokenAction[]) => void;
}

/** Reading comes with everything else, so it is a choice only where nothing else is. */
function ActionBoxes({ actions, onChange }: ActionBoxesProps) {
  const isMore = actions.some((action) => action !== 'read');
  const toggle = (action: TokenAction, isOn: boolean) => {
    const chosen = tokenActions.filter((one) => (one === action ? isOn : actions.includes(one)));
    const others = chosen.filter((one) => one !== 'read');
    onChange(others.length > 0 ? others : chosen);
  };
  return (
    <FieldGroup>
      <legend>What it may do</legend>
      {tokenActions.map((action) => (
        <Checkbox
          key={action}
          label={actionLabels[action]}
          checked={actions.includes(action) || (action === 'read' && isMore)}
          disabled={action === 'read' && isMore}
          onChange={({ target }) => toggle(action, target.checked)}
        />
      ))}
    </FieldGroup>
  );
}
