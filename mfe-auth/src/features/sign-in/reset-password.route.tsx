import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { callApi, failureFields, failureMessage } from 'shared-kit/client';
import { readBody, resetPassword } from 'shared-kit/contract';
import { Link, useSearchParams } from 'shared-kit/router';
import {
  Button,
  Form,
  Notice,
  notify,
  PasswordField,
  submitLockoutMs,
  TextField,
  useFields,
  useSubmission,
} from 'shared-kit/ui';
import { AccessFrame } from './access-frame';

/** Sets a new password with the mailed token; the mail's link brings the token along. */
export default function ResetPasswordRoute(): ReactElement {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { values, bind, showErrors, reset } = useFields({ token, password: '', confirmation: '' });
  const { busy, submit } = useSubmission(submitLockoutMs);
  const [answer, setAnswer] = useState<string | null>(null);

  const request = async (body: { token: string; password: string }): Promise<void> => {
    try {
      const { message } = await callApi(resetPassword, { body });
      notify.success(message);
      setAnswer(message);
      reset();
    } catch (error) {
      notify.error(failureMessage(error, resetPassword.fallback));
      showErrors(failureFields(error));
    }
  };
  const onSubmit = async (): Promise<void> => {
    // The confirmation is never sent and never blocks (decisions, 2).
    const { confirmation: _confirmation, ...input } = values;
    const reading = readBody(resetPassword, input);
    showErrors(reading.valid ? {} : reading.errors);
    if (reading.valid) await submit(() => request(reading.body));
  };
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
          hint={differs ? 'This differs from the new password.' : undefined}
        />
        <Button type="submit" variant="primary" busy={busy}>
          Reset Password
        </Button>
      </Form>
    </AccessFrame>
  );
}
