import { SearchX } from 'lucide-react';
import { Button, EmptyState } from 'shared-kit/ui';

/** Nothing to show: because of the search, or because there is nobody yet. */
export function NoResults(props: { search: string; onClear: () => void; onAdd: () => void }) {
  const search = props.search.trim();
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      title="No results found"
      action={
        search === '' ? (
          <Button onClick={props.onAdd}>Add New User</Button>
        ) : (
          <Button onClick={props.onClear}>Show all users</Button>
        )
      }
    >
      {search === '' ? 'Nobody has been added yet.' : `No email contains “${search}”.`}
    </EmptyState>
  );
}
