import { SearchX, UsersRound } from 'lucide-react';
import { Button, EmptyState } from 'shared-kit/ui';
import type { AccountArea } from './account-area';

interface NoResultsProps {
  readonly search: string;
  /** Empty state of the area; null for the specification's text. */
  readonly nobody: AccountArea['nobody'];
  readonly onClear: () => void;
  readonly onAdd: () => void;
}

/** Empty list: no match for the search, or no accounts yet. */
export function NoResults({ search: typed, nobody, onClear, onAdd }: NoResultsProps) {
  const search = typed.trim();
  if (nobody && search === '') {
    return (
      <EmptyState
        icon={<UsersRound size={20} aria-hidden />}
        title={nobody.title}
        action={<Button onClick={onAdd}>Add New User</Button>}
      >
        {nobody.why}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      title="No results found"
      action={
        search === '' ? (
          <Button onClick={onAdd}>Add New User</Button>
        ) : (
          <Button onClick={onClear}>Show all users</Button>
        )
      }
    >
      {search === '' ? 'Nobody has been added yet.' : `No email contains “${search}”.`}
    </EmptyState>
  );
}
