import { Ban, CircleCheck, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Badge, IconButton } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import type { Account } from './account-area';

const Name = styled.span`
  font-weight: 500;
`;

const Named = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

const When = styled.time`
  white-space: nowrap;
`;

const Actions = styled.span`
  display: inline-flex;
  gap: var(--space-1);

  @media (max-width: 640px) {
    /* In a card, aligns the first icon, rather than its button, with the values. */
    margin-inline-start: -8px;
  }
`;

const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' });

/** Formats a date; an invalid one is returned unchanged. */
function dayOf(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : day.format(date);
}

interface RowActions {
  readonly onEdit: (account: Account) => void;
  readonly onDelete: (account: Account) => void;
  /** Suspends the account, or lifts its suspension. */
  readonly onSuspend: (account: Account) => void;
  readonly onTakeOffSecondFactor: (account: Account) => void;
  /** Id of the signed-in user, whose own second factor is removed in the settings instead. */
  readonly ownId: string | null;
  /** Id of the account whose edit dialog is loading. */
  readonly busyId: string | null;
}

/** The columns of both lists (specification, section 2). */
export function accountColumns({
  onEdit,
  onDelete,
  onSuspend,
  onTakeOffSecondFactor,
  ownId,
  busyId,
}: RowActions): Column<Account>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      cell: ({ name, suspended_at: suspended, suspension_reason: reason }) => (
        <Named>
          <Name>{name}</Name>
          {suspended && (
            <span title={reason}>
              <Badge $tone="warning">Suspended</Badge>
            </span>
          )}
        </Named>
      ),
    },
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    {
      key: 'role',
      header: 'Role',
      cell: ({ role }) => <Badge $tone={role === 'admin' ? 'purple' : 'neutral'}>{role}</Badge>,
    },
    {
      key: 'created_at',
      header: 'Created At',
      cell: ({ created_at: made }) => <When dateTime={made}>{dayOf(made)}</When>,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (account) => (
        <Actions>
          <IconButton
            label={`Edit ${account.name}`}
            icon={<Pencil size={16} aria-hidden />}
            busy={busyId === account.id}
            onClick={() => onEdit(account)}
          />
          {account.role !== 'admin' && (
            <IconButton
              label={
                account.suspended_at
                  ? `Lift the suspension of ${account.name}`
                  : `Suspend ${account.name}`
              }
              icon={
                account.suspended_at ? (
                  <CircleCheck size={16} aria-hidden />
                ) : (
                  <Ban size={16} aria-hidden />
                )
              }
              onClick={() => onSuspend(account)}
            />
          )}
          {account.second_factor_since !== undefined && account.id !== ownId && (
            <IconButton
              label={`Take off the second factor of ${account.name}`}
              icon={<ShieldOff size={16} aria-hidden />}
              onClick={() => onTakeOffSecondFactor(account)}
            />
          )}
          <IconButton
            label={`Delete ${account.name}`}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => onDelete(account)}
          />
        </Actions>
      ),
    },
  ];
}
