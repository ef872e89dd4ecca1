import { CircleAlert, HardDrive, WifiOff } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Button, Notice } from 'shared-kit/ui';
import { useOnline, explainFailure, useRetry, WrittenButton } from '../generation';
import { useProject } from '../model';
import type { Run } from '../model';

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

/** Notices about the project's state: offline, storage full, failed refinement. */
export function ProjectNotices() {
  return (
    <Place>
      <OfflineNotice />
      <StorageNotice />
      <FailedRefineNotice />
    </Place>
  );
}

function OfflineNotice() {
  const text = useProject(({ run }) => offlineTexts[run.status]);
  if (useOnline()) return null;
  return (
    <Notice tone="warning" icon={<WifiOff size={16} aria-hidden />} title="You are offline">
      {text}
    </Notice>
  );
}

const idleText =
  'Your project is kept in this browser. Publishing and generating need a connection.';
const startText = 'Your prompt is kept. Generation starts by itself once you are connected again.';

const offlineTexts: Readonly<Record<Run['status'], string>> = {
  idle: idleText,
  failed: idleText,
  cancelled: idleText,
  queued: startText,
  starting: startText,
  running: 'The server keeps generating. The result appears here once you are connected again.',
};

function StorageNotice() {
  const isKept = useProject((project) => project.isKept || project.kept !== null);
  if (isKept) return null;
  return (
    <Notice
      tone="warning"
      icon={<HardDrive size={16} aria-hidden />}
      title="This browser is out of space for the project"
    >
      A reload would lose the latest changes. Export or publish it before you leave this page.
    </Notice>
  );
}

/** Without files the main area shows it instead. */
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
      {explainFailure(run.message, 'Your website is unchanged.')}
      <div>
        <Button size="small" onClick={retry}>
          Retry
        </Button>
        <WrittenButton size="small" />
      </div>
    </Notice>
  );
}
