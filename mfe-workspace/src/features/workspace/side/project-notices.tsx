import { CircleAlert, HardDrive, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, Notice } from 'shared-kit/ui';
import { isLoading, useProject } from '../project/project-context';
import { explainFailure } from '../generation/failure-text';
import { useRetry } from '../generation/use-retry';
import { TweakNotice } from '../versions/tweak-notice';
import { WrittenButton } from '../generation/written-button';

const Place = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-4) 0;

  &:empty {
    display: none;
  }
  button {
    margin-block-start: var(--space-2);
    margin-inline-end: var(--space-2);
  }
`;

/** What the member should know about the state of the project. */
export function ProjectNotices() {
  return (
    <Place>
      <OfflineNotice />
      <StorageNotice />
      <FailedRefineNotice />
      <TweakNotice />
    </Place>
  );
}

function OfflineNotice() {
  const online = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const loading = useProject(isLoading);
  if (online) return null;
  return (
    <Notice tone="warning" icon={<WifiOff size={16} aria-hidden />} title="You are offline">
      {loading
        ? 'The server goes on generating. The result appears here once you are connected again.'
        : 'Your project is kept in this browser. Publishing and generating need a connection.'}
    </Notice>
  );
}

function StorageNotice() {
  const isKept = useProject((project) => project.isKept);
  if (isKept) return null;
  return (
    <Notice
      tone="warning"
      icon={<HardDrive size={16} aria-hidden />}
      title="This browser has no room for the project"
    >
      A reload would lose the latest changes. Export or publish it before you leave this page.
    </Notice>
  );
}

/** Without files the main area says it instead. */
function FailedRefineNotice() {
  const run = useProject((project) => project.run);
  const hasFiles = useProject((project) => project.files !== null);
  const retry = useRetry();
  if (!hasFiles || (run.status !== 'failed' && run.status !== 'cancelled')) return null;
  const isFailure = run.status === 'failed';
  return (
    <Notice
      tone={isFailure ? 'danger' : 'neutral'}
      icon={<CircleAlert size={16} aria-hidden />}
      title={isFailure ? 'Generation failed' : 'Generation stopped'}
    >
      {explainFailure(run.message, 'Your website is as it was before.')}
      <div>
        <Button size="small" onClick={retry}>
          Retry
        </Button>
        <WrittenButton size="small" />
      </div>
    </Notice>
  );
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
