import { useId, useState } from 'react';
import { Button, Form, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { useAddOwner } from './access.queries';
import { Problem } from './access-parts';

interface AddOwnerDialogProps {
  /** Those that are released, to choose from. */
  readonly remotes: readonly string[];
  readonly onClose: () => void;
}

/** Makes an account an owner of a remote. */
export default function AddOwnerDialog({ remotes, onClose }: AddOwnerDialogProps) {
  const form = useId();
  const known = useId();
  const add = useAddOwner();
  const [remote, setRemote] = useState('');
  const [email, setEmail] = useState('');
  return (
    <Dialog
      open
      onOpenChange={() => add.isPending || onClose()}
      title="Add an owner"
      description="They can publish, roll out and roll back this remote, and create service tokens for it."
      width={480}
      footer={
        <>
          <Button disabled={add.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={add.isPending}>
            Add owner
          </Button>
        </>
      }
    >
      <Form
        id={form}
        saves={false}
        onSubmit={() => add.mutate({ remote, email }, { onSuccess: onClose })}
      >
        <TextField
          label="Remote"
          hint="It need not be released yet."
          value={remote}
          list={known}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={({ target }) => setRemote(target.value.trim())}
        />
        <datalist id={known}>
          {remotes.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <TextField
          label="Email of their account"
          type="email"
          value={email}
          autoComplete="off"
          required
          onChange={({ target }) => setEmail(target.value)}
        />
        <Problem aria-live="polite">{add.error?.message}</Problem>
      </Form>
    </Dialog>
  );
}
