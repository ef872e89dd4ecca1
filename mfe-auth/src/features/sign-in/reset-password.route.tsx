import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { readBody, resetPassword } from 'shared-kit/contract';
import { Link } from 'shared-kit/router';
import {
  Button,
  Form,
  Notice,
  notify,
  PasswordField,
  submitLockoutMs,
  TextField,
  useRequestForm,
} from 'shared-kit/ui';
import { AccessFrame } from './access-frame';
import { useMailedToken } from './mailed-token';

/** Sets a new password with the mailed token, which the link prefills. */
export default function ResetPasswordRoute(): ReactElement {
  const [answer, setAnswer] = useState<string | null>(null);
  const { values, bind, busy, onSubmit, reset } = useRequestForm({
    initial: { token: useMailedToken(), password: '', confirmation: '' },
    lockoutMs: submitLockoutMs,
    // The confirmation is never sent and never blocks (decisions, 2).
    read: ({ token, password }) => readBody(resetPassword, { token, password }),
    send: async (body) => {
      const { message } = await callApi(resetPassword, { body });
      notify.success(message);
      setAnswer(message);
      reset();
    },
    describe: (error) => describeFailure(error, resetPassword.fallback),
  });
  const differs = values.confirmation !== '' && values.confirmation !== values.password;

  return (
    <AccessFrame title="Reset password" description="Choose a new password for your account.">
      {answer !== null && (
        <Notice tone="success" icon={<CircleCheck size={16} aria-hidden />} title={answer}>
          <Link to="/">Back to Login</Link>
        </Notice>
      )}
      <Form onSubmit={onSubmit}>
        <TextField
          {...bind('token')}
          label="Token"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...bind('password')} label="New Password" autoComplete="new-password" />
        <TextField
          {...bind('confirmation')}
          label="Confirm New Password"
          type="password"
          autoComplete="new-password"
          hint={differs ? 'The passwords do not match.' : undefined}
        />
        <Button type="submit" variant="primary" busy={busy}>
          Reset Password
        </Button>
      </Form>
    </AccessFrame>
  );
}
