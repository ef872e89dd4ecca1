import { Plus } from 'lucide-react';
import { useQuery } from 'shared-kit/query';
import { useSession } from 'shared-kit/session';
import { Card, ErrorState, LinkButton, Page } from 'shared-kit/ui';
import { projectList } from './project-list.queries';
import { ProjectBrowser } from './project-browser';
import { ProjectListSkeleton } from './project-list-skeleton';
import { NoProjects } from './no-projects';

/** The member's published websites. */
export default function ProjectListRoute() {
  const user = useSession((session) => session.user);
  return (
    <Page
      title={user?.name ? `Welcome, ${user.name}` : 'Welcome'}
      description="Your published websites, newest first."
      actions={
        <LinkButton to="/create-project" variant="primary" icon={<Plus size={16} aria-hidden />}>
          Create New Project
        </LinkButton>
      }
    >
      <Projects />
    </Page>
  );
}

function Projects() {
  const { data, isError, isFetching, refetch } = useQuery(projectList);
  if (data?.length === 0) return <NoProjects />;
  if (data) return <ProjectBrowser projects={data} outdated={isError} onRetry={refetch} />;
  if (!isError) return <ProjectListSkeleton />;
  return (
    <Card $padding="none">
      <ErrorState
        title="Your projects could not be loaded"
        message="Nothing is lost: your websites stay published. Try again in a moment."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
