import type { ReactElement } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import { Navigate } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { AccessFrame } from './access-frame';
import { LoginForm } from './login-form';

/** The front door. Signing in is what moves the visitor on: whoever holds a session has no use for it. */
export default function LoginRoute(): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  const { brandName } = useRuntimeConfig();
  if (signedIn) return <Navigate to="/tutorials" replace />;
  return (
    <AccessFrame title="Sign In" description={`Welcome back to ${brandName}.`}>
      <LoginForm />
    </AccessFrame>
  );
}
