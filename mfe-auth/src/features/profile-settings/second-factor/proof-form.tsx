import type { ReactElement } from 'react';
import { describeFailure } from 'shared-kit/client';
import { readBody } from 'shared-kit/contract';
import type { endSecondFactor, renewRecoveryCodes } from 'shared-kit/contract';
import { Button, Form, PasswordField, Row, TextField, useRequestForm } from 'shared-kit/ui';

/** Request body of both calls. */
interface Proof {
  readonly current_password: string;
  readonly code: string;
}

/** Form for password and code, required by actions for which a session is not enough. */
export function ProofForm(props: {
  readonly name: string;
  readonly endpoint: typeof endSecondFactor | typeof renewRecoveryCodes;
  /** Label of the submit button. */
  readonly label: string;
  readonly danger?: boolean;
  readonly onCancel: () => void;
  readonly send: (proof: Proof) => Promise<void>;
}): ReactElement {
  const { endpoint } = props;
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { current_password: '', code: '' },
    read: (values) => readBody(endpoint, values),
    send: props.send,
    describe: (error) => describeFailure(error, endpoint.fallback),
  });
  return (
    <Form onSubmit={onSubmit} aria-label={props.name}>
      <PasswordField
        {...bind('current_password')}
        label="Current Password"
        autoComplete="current-password"
      />
      <TextField
        {...bind('code')}
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
      />
      <Row $justify="end">
        <Button onClick={props.onCancel}>Cancel</Button>
        <Button type="submit" variant={props.danger === true ? 'danger' : 'primary'} busy={busy}>
          {props.label}
        </Button>
      </Row>
    </Form>
  );
}
