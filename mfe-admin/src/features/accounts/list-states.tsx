import { Lock, SearchX } from 'lucide-react';
import { Button, EmptyState, LinkButton } from 'shared-kit/ui';
import type { AccountArea } from './account-area';

/** The host refuses this screen to the caller. */
export function NotAllowed({ area }: { area: AccountArea }) {
  return (
    <EmptyState
      icon={<Lock size={20} aria-hidden />}
      title="You are not allowed to see this page"
      action={<LinkButton to="/tutorials">Go to Tutorials</LinkButton>}
    >
      {area.audience}
    </EmptyState>
  );
}

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
