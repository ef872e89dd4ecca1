import { LayoutTemplate, SearchX } from 'lucide-react';
import { Button, Card, EmptyState, LinkButton } from 'shared-kit/ui';

/** Empty state of the project list: why, and the next step. */
export function NoProjects() {
  return (
    <Card $padding="none">
      <EmptyState
        icon={<LayoutTemplate size={20} aria-hidden />}
        title="No projects yet"
        action={
          <LinkButton to="/create-project" variant="primary">
            Create New Project
          </LinkButton>
        }
      >
        Everything you make appears here, as a draft until you publish it. Describe the website you
        need to begin.
      </EmptyState>
    </Card>
  );
}

/** Empty state of a search. */
export function NoMatches(props: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      title="No projects match"
      action={<Button onClick={props.onClear}>Show all projects</Button>}
    >
      No title contains “{props.search.trim()}”.
    </EmptyState>
  );
}
