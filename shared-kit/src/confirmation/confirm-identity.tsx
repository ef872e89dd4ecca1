import { useId, useState } from 'react';
import { callApi, describeFailure } from '../client';
import { confirmIdentity, readBody } from '../contract';
import { useConfirmation, useSession } from '../session';
import { Button, Form, PasswordField, TextField, useRequestForm } from '../ui';
import { Dialog } from '../ui/dialog';

/**
 * Dialog that asks for password and second factor before a sensitive action (see
 * `useConfirmation`). It shows the code field when the page knows of a second factor or the host
 * requires one.
 */
export function ConfirmIdentity() {
  const form = useId();
  const answer = useConfirmation((confirmation) => confirmation.answer);
  const user = useSession((session) => session.user);
  const [hasCode, setHasCode] = useState(user?.second_factor_since !== undefined);
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { current_password: '', code: '' },
    read: ({ code, ...rest }) => readBody(confirmIdentity, hasCode ? { ...rest, code } : rest),
    send: async (body) => {
      await callApi(confirmIdentity, { body });
      answer(true);
    },
    describe: (error) => {
      const failure = describeFailure(error, confirmIdentity.fallback);
      if (failure.fields['code'] !== undefined) setHasCode(true);
      return failure;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={() => busy || answer(false)}
      title="Confirm it is you"
      description="You signed in a while ago, and this is only for you to do."
      width={440}
      footer={
        <>
          <Button disabled={busy} onClick={() => answer(false)}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={onSubmit}>
        <PasswordField
          {...bind('current_password')}
          label="Current Password"
          autoComplete="current-password"
        />
        {hasCode && (
          <TextField
            {...bind('code')}
            label="Code"
            hint="From your authenticator app, or a recovery code."
            autoComplete="one-time-code"
          />
        )}
      </Form>
    </Dialog>
  );
}
