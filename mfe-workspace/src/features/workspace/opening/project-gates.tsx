import { FolderPlus, FolderX } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from 'shared-kit/client';
import { useQuery } from 'shared-kit/query';
import { Navigate } from 'shared-kit/router';
import { EmptyState, ErrorState, LinkButton, Page } from 'shared-kit/ui';
import type { HandOver } from '../../../draft';
import { openExpired, openFromHost, projectQueries, projectAddress } from '../model';
import { WorkspaceSkeleton } from './workspace-skeleton';

interface HostProjectGateProps {
  readonly id: string;
  /** Hand-over of an old history entry. */
  readonly handOver: HandOver | null;
  readonly onOpened: () => void;
}

/** Loads a project that is not stored in this browser from the host. */
export function HostProjectGate({ id, handOver, onOpened }: HostProjectGateProps) {
  const { data, error, refetch } = useQuery(projectQueries.one(id));
  const isHandedOver = handOver?.project.id === id;
  useEffect(() => {
    if (data) openFromHost(data);
    else if (data === null && isHandedOver) openExpired(handOver);
    else return;
    onOpened();
  }, [data, isHandedOver, handOver, onOpened]);
  if (error) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (data === null && !isHandedOver) return <NotFound />;
  return <WorkspaceSkeleton />;
}

/** Redirects to the member's latest project, or shows that there is none. */
export function LatestGate() {
  const { data, error, refetch } = useQuery(projectQueries.latest());
  if (error) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (data === null) return <NoProject />;
  return data === undefined ? (
    <WorkspaceSkeleton />
  ) : (
    <Navigate to={projectAddress(data)} replace />
  );
}

/** Redirects to the project of a published website. */
export function WebsiteGate({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(projectQueries.ofWebsite(id));
  if (error) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (data === null) return <NotFound />;
  return data === undefined ? (
    <WorkspaceSkeleton />
  ) : (
    <Navigate to={projectAddress(data)} replace />
  );
}

function NotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isOffline = error instanceof ApiError && error.status === null;
  return (
    <Page title="Workspace">
      <ErrorState
        error={error}
        title={isOffline ? 'You are offline' : 'The project could not be loaded'}
        message={
          isOffline
            ? 'This project is not in this browser. It opens as soon as the server can be reached.'
            : error.message
        }
        onRetry={onRetry}
      />
    </Page>
  );
}

function NotFound() {
  return (
    <Page title="Workspace">
      <EmptyState
        title="This project does not exist"
        icon={<FolderX size={20} aria-hidden />}
        action={<ProjectsLink />}
      >
        It was deleted, or the address belongs to another account.
      </EmptyState>
    </Page>
  );
}

function NoProject() {
  return (
    <Page title="Workspace">
      <EmptyState
        title="There is no project yet"
        icon={<FolderPlus size={20} aria-hidden />}
        action={
          <LinkButton to="/create-project" variant="primary">
            Create New Project
          </LinkButton>
        }
      >
        The workspace opens with a project. Describe a website and it is built here.
      </EmptyState>
    </Page>
  );
}

/** Link back to the project list. */
export function ProjectsLink({ children = 'Back to projects' }: { readonly children?: ReactNode }) {
  return <LinkButton to="/projects">{children}</LinkButton>;
}
