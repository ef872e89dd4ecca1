import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import {
  Button,
  Card,
  ErrorState,
  LinkButton,
  Notice,
  OutdatedNotice,
  Page,
  Skeleton,
  Stack,
} from 'shared-kit/ui';
import { DeletedProjects } from './deleted-projects';
import { ProjectBrowser } from './project-browser';
import type { ProjectBrowserProps } from './project-browser';
import { ProjectDialogs } from './project-dialogs';
import { ProjectListSkeleton } from './project-list-skeleton';
import { NoProjects } from './no-projects';
import { useProjectDialogs } from './use-project-dialogs';
import { useProjects } from './use-projects';

const MessagesScreen = lazy(() => import('./messages/messages-screen'));

const Area = styled(Stack)`
  &:focus-visible {
    outline-offset: 6px;
  }
`;

/** The member's websites and drafts, or with `?messages=<id>` the messages of one website. */
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
  const { dialog, close, commands } = useProjectDialogs();
  return (
    <Page
      title={user?.name ? `Welcome, ${user.name}` : 'Welcome'}
      description="Your websites and drafts, last changed first."
      actions={
        <LinkButton to="/create-project" variant="primary" icon={<Plus size={16} aria-hidden />}>
          Create New Project
        </LinkButton>
      }
    >
      {/* Deleting the last row removes list and search; this element keeps the focus. */}
      <Area as="section" ref={area} $gap={6} tabIndex={-1} aria-label="Your projects">
        <Projects commands={commands} />
      </Area>
      <ProjectDialogs dialog={dialog} close={close} focusFallback={area} />
    </Page>
  );
}

function Projects({ commands }: Pick<ProjectBrowserProps, 'commands'>) {
  const { data, failed, draftsFailed, isFetching, retry, error } = useProjects();
  if (data) {
    return (
      <>
        {failed && <OutdatedNotice onRetry={retry} />}
        {draftsFailed && !failed && <DraftsMissing onRetry={retry} />}
        {data.length === 0 && !draftsFailed && <NoProjects />}
        {data.length > 0 && <ProjectBrowser projects={data} commands={commands} />}
        <DeletedProjects />
      </>
    );
  }
  if (!failed) return <ProjectListSkeleton />;
  return (
    <Card $padding="none">
      <ErrorState
        error={error}
        title="Your projects could not be loaded"
        message="Nothing is lost: your websites stay published and your drafts are kept. Try again in a moment."
        retrying={isFetching}
        onRetry={retry}
      />
    </Card>
  );
}

const DraftsMissing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice tone="warning" title="Your drafts could not be loaded">
    They are still there. Your published websites are listed below.{' '}
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  </Notice>
);
