import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { ApiError, callApi, describeFailure } from 'shared-kit/client';
import { completeLogin, readBody } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { Button, Form, Row, TextField, useRequestForm } from 'shared-kit/ui';

/** Properties of `CodeStep`. */
export interface CodeStepProps {
  /** Challenge returned for the correct password. */
  readonly challenge: string;
  /** Returns to email and password: by choice, or when the challenge has expired. */
  readonly onBack: () => void;
}

/** Kinds of codes: from an authenticator app, or a recovery code. */
const kinds = {
  app: {
    label: 'Code',
    hint: 'Six digits, from your authenticator app.',
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten you saved when you set up your authenticator app.',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    other: 'Use the authenticator app',
  },
} as const;

/** Second step of signing in. The input stays when it is refused. */
export function CodeStep({ challenge, onBack }: CodeStepProps): ReactElement {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const field = useRef<HTMLInputElement>(null);
  const { bind, busy, onSubmit, reset } = useRequestForm({
    initial: { code: '' },
    read: (values) => readBody(completeLogin, { challenge, ...values }),
    send: async (body) => {
      const { token, user } = await callApi(completeLogin, { body });
      useSession.getState().save(token, user);
    },
    describe: (error) => {
      if (isOver(error)) onBack();
      return describeFailure(error, completeLogin.fallback);
    },
  });
  useEffect(() => field.current?.focus(), []);
  const { label, hint, input, other } = kinds[kind];
  const change = (): void => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    reset();
    field.current?.focus();
  };
  return (
    <Form onSubmit={onSubmit}>
      <TextField {...bind('code')} {...input} ref={field} label={label} hint={hint} />
      <Button type="submit" variant="primary" busy={busy}>
        Sign In
      </Button>
      <Row $justify="space-between">
        <Button variant="quiet" size="small" onClick={onBack}>
          Back
        </Button>
        <Button variant="quiet" size="small" onClick={change}>
          {other}
        </Button>
      </Row>
    </Form>
  );
}

/** Whether the challenge has expired; any other refusal is about the code. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === 'UNAUTHENTICATED';
}
