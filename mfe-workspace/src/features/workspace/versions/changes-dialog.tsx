import { useQuery } from 'shared-kit/query';
import { ErrorState, Skeleton } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { useProject } from '../model';
import { ChangedFiles } from './changed-files';
import { versionQueries } from './version.queries';

/** Properties of `ChangesDialog`: two versions, the older one first. */
export interface ChangesDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly from: number;
  readonly to: number;
}

/** Differences of two versions, file by file. */
export function ChangesDialog({ open, onOpenChange, from, to }: ChangesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Changes from version ${from} to version ${to}`}
      width={960}
    >
      {open && <Changes from={from} to={to} />}
    </Dialog>
  );
}

function Changes({ from, to }: Pick<ChangesDialogProps, 'from' | 'to'>) {
  const projectId = useProject((project) => project.draft.id);
  const before = useQuery(versionQueries.one(projectId, from));
  const after = useQuery(versionQueries.one(projectId, to));
  if (before.data && after.data) {
    return <ChangedFiles before={before.data.files} after={after.data.files} />;
  }
  if (before.isError || after.isError) {
    const retry = (): void => void Promise.all([before.refetch(), after.refetch()]);
    return (
      <ErrorState
        error={before.error ?? after.error}
        title="The versions could not be loaded"
        onRetry={retry}
      />
    );
  }
  return <Skeleton variant="text" count={8} label="Loading the changes" />;
}
