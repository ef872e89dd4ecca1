import { Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button';
import { EmptyState } from './empty-state';

/** Properties of `NotAllowed`. */
export interface NotAllowedProps {
  /** Who may see it. */
  readonly children: ReactNode;
  /** The code of the host's refusal: what the member can do about it themselves is said instead. */
  readonly code?: string;
}

/** In place of a screen the host refuses to the caller with 403. */
export function NotAllowed({ children, code }: NotAllowedProps) {
  if (code === 'SECOND_FACTOR_SETUP_REQUIRED') {
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
  return (
    <EmptyState
      icon={<Lock size={20} aria-hidden />}
      title="You are not allowed to see this page"
      action={<LinkButton to="/tutorials">Go to Tutorials</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
