import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button';
import { EmptyState } from './empty-state';
import { NotAllowed } from './not-allowed';

/** Properties of `Refusal`. */
export interface RefusalProps {
  /** Of the host's 403. */
  readonly code: string;
  /** Who may see the screen. */
  readonly children: ReactNode;
}

/** Placeholder of a screen refused with 403: what the member can do, or who may see it. */
export function Refusal({ code, children }: RefusalProps) {
  if (code !== 'SECOND_FACTOR_SETUP_REQUIRED') return <NotAllowed>{children}</NotAllowed>;
  return (
    <EmptyState
      icon={<ShieldCheck size={20} aria-hidden />}
      title="Set up two-step sign-in first"
      action={<LinkButton to="/profile-settings">Go to Profile Settings</LinkButton>}
    >
      Your account may see this page once signing in takes a code of an authenticator app.
    </EmptyState>
  );
}
