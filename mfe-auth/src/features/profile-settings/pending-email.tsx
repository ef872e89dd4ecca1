import type { ReactElement } from 'react';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Row } from 'shared-kit/ui';
import { useEmailChangeAction, pendingEmailChange } from './email-change.queries';

const Line = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-13);

  > p {
    flex: 1 1 240px;
    min-width: 0;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--color-text);
    font-weight: 600;
  }
`;

/**
 * The pending email change, with buttons to resend and cancel; renders nothing when there is none.
 */
export function PendingEmail(): ReactElement | null {
  const { data } = useQuery(pendingEmailChange);
  const send = useEmailChangeAction('send');
  const cancel = useEmailChangeAction('cancel');
  if (!data) return null;
  return (
    <Line aria-label="Waiting for confirmation">
      <p>
        Open the link we sent to <strong>{data.email}</strong> to make it your email.
      </p>
      <Row $gap={2}>
        <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
          Send again
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Cancel
        </Button>
      </Row>
    </Line>
  );
}
