import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useHost } from 'shared-kit/remote';
import {
  Button,
  Checkbox,
  Form,
  PasswordField,
  Row,
  TextField,
  TextLink,
  notify,
  useFields,
  useSubmission,
} from 'shared-kit/ui';
import type { CodeStepProps } from './code-step';

/** How long the button stays busy after a response, in milliseconds (specification, section 9). */
const busyResetMs = 2000;

/**
 * Client and schemas are not needed to show the form, so they arrive while the visitor types; who only looks
 * at the first page of the product does not load them.
 */
const loadSignIn = () => import('./sign-in');

/** State of a sign-in that needs a code. */
export interface CodeRequired {
  readonly email: string;
  readonly challenge: string;
  readonly CodeStep: ComponentType<CodeStepProps>;
}

/** Form for email and password. The input stays when the call fails. */
export function LoginForm(props: {
  readonly email: string;
  readonly onCodeWanted: (wanted: CodeRequired) => void;
}): ReactElement {
  const { values, bind, showErrors } = useFields({ email: props.email, password: '' });
  const { busy, submit } = useSubmission(busyResetMs);
  const [preparing, setPreparing] = useState(false);
  const host = useHost();

  const prepare = (): void => {
    // A failure here is not one yet: submitting loads again, and tells when it fails.
    loadSignIn().catch(() => undefined);
    host.warm('/tutorials');
  };

  const onSubmit = async (): Promise<void> => {
    setPreparing(true);
    const signIn = await loadSignIn().catch(() => null);
    setPreparing(false);
    if (!signIn) {
      notify.error('Sign-in could not be loaded. Check your connection and try again.');
      return;
    }
    const reading = signIn.readCredentials(values);
    showErrors(reading.valid ? {} : reading.errors);
    if (!reading.valid) return;
    await submit(() =>
      signIn.signIn(reading.body).catch((error: unknown) => {
        const challenge = signIn.challengeOf(error);
        if (challenge !== null) {
          const { CodeStep } = signIn;
          props.onCodeWanted({ email: reading.body.email, challenge, CodeStep });
          return;
        }
        const { message, fields } = signIn.describeFailure(error);
        notify.error(message);
        showErrors(fields);
      }),
    );
  };

  return (
    <Form onSubmit={onSubmit} onPointerEnter={prepare} onFocus={prepare}>
      <TextField {...bind('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...bind('password')} label="Password" autoComplete="current-password" />
      <Row $justify="space-between">
        {/* Has no effect, as specified (decisions, 3). */}
        <Checkbox label="Remember me" name="remember" />
        <TextLink to="/forget-password">Forgot password</TextLink>
      </Row>
      <Button type="submit" variant="primary" busy={busy || preparing}>
        Sign In
      </Button>
    </Form>
  );
}
