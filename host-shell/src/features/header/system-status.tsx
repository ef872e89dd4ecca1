import type { ReactElement } from 'react';
import { styled } from 'shared-kit/styled';
import { useSystemStatus } from './use-system-status';
import type { SystemStatus } from './use-system-status';

type Mood = 'unknown' | 'healthy' | 'troubled';

const colors: Record<Mood, string> = {
  unknown: 'var(--color-text-muted)',
  healthy: 'var(--color-success)',
  troubled: 'var(--color-danger)',
};

const Line = styled.output`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  white-space: nowrap;
`;
const Dot = styled.span<{ $mood: Mood }>`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $mood }) => colors[$mood]};
`;
const Text = styled.span<{ $mood: Mood }>`
  overflow: hidden;
  text-overflow: ellipsis;
  @media (max-width: 640px) {
    ${({ $mood }) => ($mood === 'troubled' ? '' : 'position: absolute; clip-path: inset(50%); width: 1px;')}
  }
`;

const texts: Record<SystemStatus['state'], string> = {
  checking: 'Checking systems',
  operational: 'All systems operational',
  offline: 'You are offline',
  unreachable: 'The server cannot be reached',
  degraded: 'The server reports a problem',
};

function moodOf({ state }: SystemStatus): Mood {
  if (state === 'checking') return 'unknown';
  return state === 'operational' ? 'healthy' : 'troubled';
}

/** The host's own sentence where it gives one. */
function textOf(status: SystemStatus): string {
  return (status.state === 'degraded' ? status.reason : null) ?? texts[status.state];
}

/** The header's indicator; on small screens a healthy host is a dot, a problem keeps its words. */
export function SystemStatusIndicator(): ReactElement {
  const status = useSystemStatus();
  const mood = moodOf(status);
  const text = textOf(status);
  return (
    <Line title={text}>
      <Dot $mood={mood} aria-hidden />
      <Text $mood={mood}>{text}</Text>
    </Line>
  );
}
