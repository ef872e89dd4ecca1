import { useState } from 'react';
import type { ReactElement } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import { Navigate } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { AccessFrame } from './access-frame';
import { LoginForm } from './login-form';
import type { CodeWanted } from './login-form';

/** The front door. Signing in is what moves the visitor on: whoever holds a session has no use for it. */
export default function LoginRoute(): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  const { brandName } = useRuntimeConfig();
  const [wanted, setWanted] = useState<CodeWanted | null>(null);
  const [email, setEmail] = useState('');
  if (signedIn) return <Navigate to="/tutorials" replace />;
  if (wanted) {
    const { CodeStep, challenge } = wanted;
    const goBack = (): void => {
      setEmail(wanted.email);
      setWanted(null);
    };
    return (
      <AccessFrame title="Enter your code" description={`To sign in as ${wanted.email}.`}>
        <CodeStep challenge={challenge} onBack={goBack} />
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title="Sign In" description={`Welcome back to ${brandName}.`}>
      <LoginForm email={email} onCodeWanted={setWanted} />
    </AccessFrame>
  );
}
