import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { confirmEmailChange, readBody } from 'shared-kit/contract';
import { Link } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import {
  Button,
  Form,
  Notice,
  notify,
  submitLockoutMs,
  TextField,
  useRequestForm,
} from 'shared-kit/ui';
import { AccessFrame } from './access-frame';
import { useMailedToken } from './mailed-token';

/**
 * Confirms a new email with the mailed token. On a button press, not on load: mail scanners open
 * links.
 */
export default function ConfirmEmailRoute(): ReactElement {
  const [answer, setAnswer] = useState<string | null>(null);
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { token: useMailedToken() },
    lockoutMs: submitLockoutMs,
    read: (values) => readBody(confirmEmailChange, values),
    send: async (body) => {
      const { message } = await callApi(confirmEmailChange, { body });
      notify.success(message);
      setAnswer(message);
    },
    describe: (error) => describeFailure(error, confirmEmailChange.fallback),
  });
  if (answer !== null) return <Confirmed message={answer} />;

  return (
    <AccessFrame
      title="Confirm email"
      description="Confirm this address as the email of your account."
    >
      <Form onSubmit={onSubmit}>
        <TextField
          {...bind('token')}
          label="Token"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" busy={busy}>
          Confirm Email
        </Button>
      </Form>
    </AccessFrame>
  );
}

function Confirmed({ message }: { readonly message: string }): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  return (
    <AccessFrame title="Confirm email">
      <Notice tone="success" icon={<CircleCheck size={16} aria-hidden />} title={message}>
        {signedIn ? (
          <Link to="/profile-settings">Go to Profile Settings</Link>
        ) : (
          <Link to="/">Back to Login</Link>
        )}
      </Notice>
    </AccessFrame>
  );
}
