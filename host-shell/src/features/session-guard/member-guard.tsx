import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';

/** Renders the protected area only while a session token is stored; otherwise `/`, replacing the entry. */
export function MemberGuard(props: { children: ReactNode }): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  return signedIn ? <>{props.children}</> : <Navigate to="/" replace />;
}
