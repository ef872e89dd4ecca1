import { LayoutTemplate, SearchX } from 'lucide-react';
import { Button, Card, EmptyState, LinkButton } from 'shared-kit/ui';

/** Nothing is published yet: why, and the next step. */
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
        A website appears here once you publish it. Describe what you need, look at the result and
        press Publish.
      </EmptyState>
    </Card>
  );
}

/** The search leaves nothing over. */
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
