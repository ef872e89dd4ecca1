import { useState } from 'react';
import type { ReactElement } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { beginSecondFactor, confirmSecondFactor, readBody } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Form, PasswordField, Row, TextField, useRequestForm } from 'shared-kit/ui';
import { QrCode } from './qr-code';
import { StepPanel } from './step-panel';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

interface SetUpProps {
  readonly onCancel: () => void;
  /** Called once enabled, with the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
}

/**
 * Enables the second factor in two steps: the password for a new secret, then a first code that
 * proves the app has it.
 */
export function SetUp(props: SetUpProps): ReactElement {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (!secret) {
    return (
      <StepPanel key="password">
        <AskPassword onCancel={props.onCancel} onSecret={setSecret} />
      </StepPanel>
    );
  }
  return (
    <StepPanel key="code">
      <AskFirstCode {...props} {...secret} />
    </StepPanel>
  );
}

function AskPassword(props: {
  readonly onCancel: () => void;
  readonly onSecret: (secret: Secret) => void;
}): ReactElement {
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { current_password: '' },
    read: (values) => readBody(beginSecondFactor, values),
    send: async (body) => {
      const { secret, uri } = await callApi(beginSecondFactor, { body });
      props.onSecret({ secret, uri });
    },
    describe: (error) => describeFailure(error, beginSecondFactor.fallback),
  });
  return (
    <Form onSubmit={onSubmit} aria-label="Set up two-step sign-in">
      <PasswordField
        {...bind('current_password')}
        label="Current Password"
        autoComplete="current-password"
      />
      <Row $justify="end">
        <Button onClick={props.onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Continue
        </Button>
      </Row>
    </Form>
  );
}

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-6);

  > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  code {
    display: block;
    margin-block-start: var(--space-1);
    font-family: var(--font-mono);
    font-size: var(--text-13);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Groups of four characters, for reading aloud. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/gu, '$& ');

function AskFirstCode({ secret, uri, onCancel, onDone }: SetUpProps & Secret): ReactElement {
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { code: '' },
    read: (values) => readBody(confirmSecondFactor, values),
    send: async (body) => {
      const answer = await callApi(confirmSecondFactor, { body });
      onDone(answer.recovery_codes);
    },
    describe: (error) => describeFailure(error, confirmSecondFactor.fallback),
  });
  return (
    <Form onSubmit={onSubmit} aria-label="Confirm the authenticator app">
      <Beside>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div>
          <p>Scan this with your authenticator app. If it cannot scan, enter this key:</p>
          <code>{inGroups(secret)}</code>
        </div>
      </Beside>
      <TextField
        {...bind('code')}
        label="Code"
        hint="The six digits your app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <Row $justify="end">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Switch on
        </Button>
      </Row>
    </Form>
  );
}
