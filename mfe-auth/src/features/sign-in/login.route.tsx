import { useState } from 'react';
import type { ReactElement } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import { Navigate } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { AccessFrame } from './access-frame';
import { LoginForm } from './login-form';
import type { CodeRequired } from './login-form';

/** The login page. Whoever has a session is redirected. */
export default function LoginRoute(): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  const { brandName } = useRuntimeConfig();
  const [wanted, setWanted] = useState<CodeRequired | null>(null);
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
