import { useId, useState } from 'react';
import { failureFields } from 'shared-kit/client';
import type { Flag, OtoKey } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Form, PasswordField, TextField, useFields } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import type { AccountArea, AccountEntry, Flags } from './account-area';
import { FlagBoxes } from './flag-boxes';
import { PermissionBoxes } from './permission-boxes';

const Status = styled.output`
  align-self: center;
  margin-inline-end: auto;
  color: var(--color-text-muted);
  font-size: var(--text-13);

  /* Takes no space while empty, yet stays in the document for screen readers. */
  &:empty {
    position: absolute;
  }
`;

interface AccountFormDialogProps {
  readonly area: AccountArea;
  readonly title: string;
  readonly passwordLabel: string;
  readonly submitLabel: string;
  readonly initial: {
    readonly name: string;
    readonly email: string;
    readonly flags: Flags;
    /** Undefined where the host does not report it; it is then not sent. */
    readonly releaseManager: Flag | undefined;
  };
  /** Rejects when the host refuses; the input stays, and its field errors are shown. */
  readonly onSubmit: (entry: AccountEntry) => Promise<void>;
  readonly onClose: () => void;
}

/** Form of the add and edit dialogs. Validation is the server's (specification, section 5). */
export function AccountFormDialog(props: AccountFormDialogProps) {
  const { area, initial, onSubmit, onClose } = props;
  const form = useId();
  const { values, bind, showErrors } = useFields({ ...nameAndEmail(initial), password: '' });
  const [flags, setFlags] = useState(initial.flags);
  const [releaseManager, setReleaseManager] = useState(initial.releaseManager);
  const [busy, setBusy] = useState(false);
  const flip = (key: OtoKey) => setFlags((now) => ({ ...now, [key]: now[key] === 1 ? 0 : 1 }));

  const submit = async (): Promise<void> => {
    setBusy(true);
    showErrors({});
    try {
      await onSubmit({ ...values, flags, releaseManager: releaseManager ?? null });
    } catch (error) {
      showErrors(failureFields(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      title={props.title}
      footer={
        <>
          <Status>{busy && 'Processing...'}</Status>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <TextField {...bind('name')} label="Name" autoComplete="off" />
        <TextField {...bind('email')} label="Email" type="email" autoComplete="off" />
        <PasswordField
          {...bind('password')}
          label={props.passwordLabel}
          autoComplete="new-password"
        />
        <FlagBoxes choices={area.flags} flags={flags} onFlip={flip} />
        {area.givesPermissions && releaseManager !== undefined && (
          <PermissionBoxes releaseManager={releaseManager} onChange={setReleaseManager} />
        )}
      </Form>
    </Dialog>
  );
}

const nameAndEmail = ({ name, email }: AccountFormDialogProps['initial']) => ({ name, email });
