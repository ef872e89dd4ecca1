import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { readBody, requestPasswordReset } from 'shared-kit/contract';
import { Link } from 'shared-kit/router';
import {
  Button,
  Form,
  LinkButton,
  Notice,
  notify,
  submitLockoutMs,
  TextField,
  useRequestForm,
} from 'shared-kit/ui';
import { AccessFrame } from './access-frame';

/** Requests a reset token by mail. The response never tells whether the address has an account. */
export default function ForgotPasswordRoute(): ReactElement {
  const [answer, setAnswer] = useState<string | null>(null);
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { email: '' },
    lockoutMs: submitLockoutMs,
    read: (values) => readBody(requestPasswordReset, values),
    send: async (body) => {
      const { message } = await callApi(requestPasswordReset, { body });
      notify.success(message);
      setAnswer(message);
    },
    describe: (error) => describeFailure(error, requestPasswordReset.fallback),
  });

  return (
    <AccessFrame
      title="Forgot password"
      description="Enter your email and we will send you a token for setting a new password."
    >
      {answer !== null && (
        <Notice tone="success" icon={<MailCheck size={16} aria-hidden />} title={answer}>
          The email contains a token. <Link to="/reset-password">Set a new password</Link> with it.
        </Notice>
      )}
      <Form onSubmit={onSubmit}>
        <TextField {...bind('email')} label="Email" type="email" autoComplete="username" required />
        <Button type="submit" variant="primary" busy={busy}>
          Reset Password
        </Button>
      </Form>
      <LinkButton to="/" variant="quiet" icon={<ArrowLeft size={16} aria-hidden />}>
        Back to Login
      </LinkButton>
    </AccessFrame>
  );
}
