import type { ReactElement } from 'react';
import { styled } from 'shared-kit/styled';
import { useSystemStatus } from './use-system-status';
import type { SystemStatus } from './use-system-status';

const texts: Record<SystemStatus, string> = {
  operational: 'All systems operational',
  offline: 'You are offline',
  unreachable: 'The server cannot be reached',
  degraded: 'The server reports a problem',
};

const Line = styled.output`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  white-space: nowrap;
`;
const Dot = styled.span<{ $healthy: boolean }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $healthy }) => ($healthy ? 'var(--color-success)' : 'var(--color-danger)')};
`;
const Text = styled.span<{ $healthy: boolean }>`
  @media (max-width: 640px) {
    ${({ $healthy }) => ($healthy ? 'position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden;' : '')}
  }
`;

/** The header's indicator; on small screens a healthy host is a dot, a problem keeps its words. */
export function SystemStatusIndicator(): ReactElement {
  const status = useSystemStatus();
  const healthy = status === 'operational';
  return (
    <Line>
      <Dot $healthy={healthy} aria-hidden />
      <Text $healthy={healthy}>{texts[status]}</Text>
    </Line>
  );
}
