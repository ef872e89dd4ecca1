import { Check, Circle, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProcessingStep } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Spinner, VisuallyHidden } from 'shared-kit/ui';

type Status = ProcessingStep['status'];

const List = styled.ol`
  display: grid;
  gap: 2px;
  padding: 0;
  list-style: none;
`;

const colours: Record<Status, string> = {
  pending: 'var(--color-text-muted)',
  processing: 'var(--color-accent-text)',
  completed: 'var(--color-success-text)',
  error: 'var(--color-danger-text)',
};

const Item = styled.li<{ $status: Status }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 var(--space-2);
  padding-block: 3px;
  color: ${({ $status }) => ($status === 'pending' ? colours.pending : 'inherit')};
  font-size: var(--text-13);

  > :first-child {
    display: grid;
    height: 20px;
    place-items: center;
    color: ${({ $status }) => colours[$status]};
  }
`;

const Message = styled.span<{ $status: Status }>`
  grid-column: 2 / -1;
  color: ${({ $status }) => ($status === 'error' ? colours.error : 'var(--color-text-muted)')};
  font-size: var(--text-12);
  overflow-wrap: anywhere;
`;

const Time = styled.time`
  color: var(--color-text-muted);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  line-height: 20px;
`;

const icons: Record<Status, ReactNode> = {
  pending: <Circle size={12} aria-hidden />,
  processing: <Spinner size={14} />,
  completed: <Check size={16} aria-hidden />,
  error: <CircleAlert size={16} aria-hidden />,
};

const words: Record<Status, string> = {
  pending: 'Pending',
  processing: 'In progress',
  completed: 'Completed',
  error: 'Error',
};

/** The seven processing steps with their states. */
export function StepList({ steps }: { readonly steps: readonly ProcessingStep[] }) {
  return (
    <List aria-label="Processing steps">
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </List>
  );
}

function Step({
  step: { title, status, message, error, timestamp },
}: {
  readonly step: ProcessingStep;
}) {
  const detail = error ?? message;
  return (
    <Item $status={status} aria-current={status === 'processing' ? 'step' : undefined}>
      <span>
        {icons[status]}
        <VisuallyHidden>{words[status]}: </VisuallyHidden>
      </span>
      <span>{title}</span>
      {timestamp !== null && status === 'completed' ? (
        <Time dateTime={timestamp}>{timeOf(timestamp)}</Time>
      ) : (
        <span />
      )}
      {status !== 'pending' && detail !== '' && detail !== words[status] && (
        <Message $status={status}>{detail}</Message>
      )}
    </Item>
  );
}

const timeFormat = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

function timeOf(timestamp: string): string {
  const time = new Date(timestamp);
  return Number.isNaN(time.getTime()) ? '' : time.toLocaleTimeString([], timeFormat);
}
