import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { WebsiteListItem } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { Card, ErrorState, LinkButton, OutdatedNotice, Page, Skeleton, Stack } from 'shared-kit/ui';
import { projectList } from './project-list.queries';
import { DeletedProjects } from './deleted-projects';
import { ProjectBrowser } from './project-browser';
import type { ProjectBrowserProps } from './project-browser';
import { ProjectListSkeleton } from './project-list-skeleton';
import { NoProjects } from './no-projects';

// Most visits change nothing: dialogs and focus trap arrive when they are asked for.
const PublicationDialog = lazy(() => import('./publication/publication-dialog'));
const MessagesScreen = lazy(() => import('./messages/messages-screen'));
const DeleteProject = lazy(() => import('./delete-project'));

const Area = styled(Stack)`
  &:focus-visible {
    outline-offset: 6px;
  }
`;

/** The member's published websites, or with `?messages=<id>` what visitors sent to one of them. */
export default function ProjectListRoute() {
  const [search] = useSearchParams();
  const messagesOf = search.get('messages');
  if (messagesOf === null) return <ProjectList />;
  return (
    <Suspense fallback={<MessagesSkeleton />}>
      <MessagesScreen key={messagesOf} id={messagesOf} />
    </Suspense>
  );
}

const MessagesSkeleton = () => (
  <Page title="Messages">
    <Skeleton height={320} label="Loading the messages" />
  </Page>
);

function ProjectList() {
  const user = useSession((session) => session.user);
  const area = useRef<HTMLDivElement>(null);
  const [managed, setManaged] = useState<WebsiteListItem>();
  const [condemned, setCondemned] = useState<WebsiteListItem>();
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
      {/* The last row takes list and search with it when it is deleted; this stays for the focus. */}
      <Area as="section" ref={area} $gap={6} tabIndex={-1} aria-label="Your projects">
        <Projects onManage={setManaged} onDelete={setCondemned} />
      </Area>
      <Suspense>
        {managed && <PublicationDialog project={managed} onClose={() => setManaged(undefined)} />}
        {condemned && (
          <DeleteProject
            project={condemned}
            onClose={() => setCondemned(undefined)}
            focusFallback={area}
          />
        )}
      </Suspense>
    </Page>
  );
}

function Projects({ onManage, onDelete }: Pick<ProjectBrowserProps, 'onManage' | 'onDelete'>) {
  const { data, isError, isFetching, refetch } = useQuery(projectList);
  const retry = () => void refetch();
  if (data) {
    return (
      <>
        {isError && <OutdatedNotice onRetry={retry} />}
        {data.length === 0 ? (
          <NoProjects />
        ) : (
          <ProjectBrowser projects={data} {...{ onManage, onDelete }} />
        )}
        <DeletedProjects />
      </>
    );
  }
  if (!isError) return <ProjectListSkeleton />;
  return (
    <Card $padding="none">
      <ErrorState
        title="Your projects could not be loaded"
        message="Nothing is lost: your websites stay published. Try again in a moment."
        retrying={isFetching}
        onRetry={retry}
      />
    </Card>
  );
}
