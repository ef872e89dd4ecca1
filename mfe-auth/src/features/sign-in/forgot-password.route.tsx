import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { callApi, failureFields, failureMessage } from 'shared-kit/client';
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
  useFields,
  useSubmission,
} from 'shared-kit/ui';
import { AccessFrame } from './access-frame';

/** Asks for a reset token by mail. The answer never tells whether the address has an account. */
export default function ForgotPasswordRoute(): ReactElement {
  const { values, bind, showErrors } = useFields({ email: '' });
  const { busy, submit } = useSubmission(submitLockoutMs);
  const [answer, setAnswer] = useState<string | null>(null);

  const request = async (body: { email: string }): Promise<void> => {
    try {
      const { message } = await callApi(requestPasswordReset, { body });
      notify.success(message);
      setAnswer(message);
    } catch (error) {
      notify.error(failureMessage(error, requestPasswordReset.fallback));
      showErrors(failureFields(error));
    }
  };
  const onSubmit = async (): Promise<void> => {
    const reading = readBody(requestPasswordReset, values);
    showErrors(reading.valid ? {} : reading.errors);
    if (reading.valid) await submit(() => request(reading.body));
  };

  return (
    <AccessFrame
      title="Forgot password"
      description="Enter your email and we send you a token to set a new password."
    >
      {answer !== null && (
        <Notice tone="success" icon={<MailCheck size={16} aria-hidden />} title={answer}>
          The mail holds a token. <Link to="/reset-password">Set a new password</Link> with it.
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
