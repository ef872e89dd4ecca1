import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReleaseOwner, ReleaseStatus } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { Button, PageSection } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { ownersFor } from './owner.queries';
import { Email } from './email';
import { ListCard } from './list-card';
import { Focusable, QuietLine } from './access-parts';

const AddOwnerDialog = lazy(() => import('./add-owner-dialog'));
const RemoveOwnerDialog = lazy(() => import('./remove-owner-dialog'));

const columns: readonly Column<ReleaseOwner>[] = [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
  {
    key: 'owner',
    header: 'Owner',
    cell: ({ name, email }) => (
      <span>
        {name || <Email address={email} />}
        {name && (
          <QuietLine>
            <Email address={email} />
          </QuietLine>
        )}
      </span>
    ),
  },
];

const actionsFor = (remove: (owner: ReleaseOwner) => void): Column<ReleaseOwner> => ({
  key: 'actions',
  header: 'Actions',
  cell: (owner) => (
    <Button
      size="small"
      aria-label={`Remove ${owner.name || owner.email} as an owner of ${owner.remote}`}
      onClick={() => remove(owner)}
    >
      Remove
    </Button>
  ),
});

/** Which accounts may release which remote. Only an administrator changes that. */
export function OwnersSection({ status }: { readonly status: ReleaseStatus }) {
  const owners = useQuery(ownersFor(status));
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ReleaseOwner | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const maySet = status.abilities?.setOwners === null;
  return (
    <PageSection
      title="Owners"
      description="An owner publishes, rolls out and rolls back one remote. Release managers may do so for all of them."
      actions={
        maySet && (
          <Button icon={<UserPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            Add owner
          </Button>
        )
      }
    >
      <Focusable ref={list} tabIndex={-1}>
        <ListCard
          what="owners"
          query={owners}
          columns={maySet ? [...columns, actionsFor(setLeaving)] : columns}
          rowKey={({ remote, account }) => `${remote} ${account}`}
        >
          Only admins and release managers can release.
        </ListCard>
      </Focusable>
      <Suspense>
        {isAdding && (
          <AddOwnerDialog
            remotes={Object.keys(status.record.remotes)}
            onClose={() => setAdding(false)}
          />
        )}
        {leaving && (
          <RemoveOwnerDialog
            owner={leaving}
            onClose={() => setLeaving(null)}
            focusFallback={list}
          />
        )}
      </Suspense>
    </PageSection>
  );
}
