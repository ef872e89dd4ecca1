import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../styled';
import { Button } from '../button/button';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-12) var(--space-6);
  text-align: center;
  overflow-wrap: anywhere;
`;

const Icon = styled.span<{ $tone: 'neutral' | 'danger' }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block-end: var(--space-2);
  border-radius: var(--radius-m);
  background: ${({ $tone }) =>
    $tone === 'danger' ? 'var(--color-danger-surface)' : 'var(--color-surface-active)'};
  color: ${({ $tone }) =>
    $tone === 'danger' ? 'var(--color-danger-text)' : 'var(--color-text-muted)'};
`;

const Title = styled.h2`
  font-size: var(--text-14);
`;

const Words = styled.div`
  max-width: 46ch;
  color: var(--color-text-muted);
  text-wrap: balance;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-block-start: var(--space-3);
`;

const Reference = styled.p`
  margin-block-start: var(--space-2);
  color: var(--color-text-muted);
  font-family: var(--font-mono);
  font-size: var(--text-12);
`;

/** Properties of `EmptyState`. */
export interface EmptyStateProps {
  readonly title: ReactNode;
  /** Why it is empty. */
  readonly children?: ReactNode;
  /** The next step, as a button or link. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** Level 2 is in order below a page's heading and beside its sections; 1 where it is the page. */
  readonly level?: 1 | 2;
}

/** Placeholder of an empty list: why it is empty, and the next step. */
export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  return (
    <Box>
      {icon && <Icon $tone="neutral">{icon}</Icon>}
      <Title as={`h${level}`}>{title}</Title>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

/** Properties of `ErrorState`. */
export interface ErrorStateProps {
  readonly title: ReactNode;
  /** What happened, whether anything was lost, what to do. */
  readonly message?: ReactNode;
  readonly onRetry?: () => void;
  /** Another way on, as a button or link beside Retry. */
  readonly alternative?: ReactNode;
  /** A retry is under way. */
  readonly retrying?: boolean;
  /** The error. A failed call's request id is shown, which identifies the log line. */
  readonly error?: unknown;
}

/** The request id; null for errors without one, such as a lost connection. */
function requestOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' ? error.requestId : null;
}

/** Placeholder of content that failed to load: what happened, and Retry. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, alternative, retrying = false, error } = props;
  const request = requestOf(error);
  return (
    <Box role="alert">
      <Icon $tone="danger">
        <TriangleAlert size={20} aria-hidden />
      </Icon>
      <Title>{title}</Title>
      {message && <Words>{message}</Words>}
      {onRetry && (
        <Action>
          <Button onClick={onRetry} busy={retrying}>
            Retry
          </Button>
          {alternative}
        </Action>
      )}
      {request !== null && <Reference>Request {request}</Reference>}
    </Box>
  );
}
