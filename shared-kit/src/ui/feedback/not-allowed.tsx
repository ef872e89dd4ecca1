import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button';
import { EmptyState } from './empty-state';

/** Placeholder of a screen the host refuses to the caller; `children` says who may see it. */
export function NotAllowed({ children }: { readonly children: ReactNode }) {
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
