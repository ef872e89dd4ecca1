import { FolderPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'shared-kit/router';
import { EmptyState, LinkButton, Page } from 'shared-kit/ui';
import { readHandOver } from '../../draft/hand-over';
import { openProject } from './project/open-project';
import { WorkspaceScreen } from './workspace-screen';

/** The workspace of the project that was handed over, or of the last one. */
export default function WorkspaceRoute() {
  const state: unknown = useLocation().state;
  const store = useMemo(() => openProject(readHandOver(state)), [state]);
  if (!store) return <NoProject />;
  return <WorkspaceScreen key={store.getState().draft.id} store={store} />;
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
