import { lazy, Suspense } from 'react';
import type { GeneratedFiles } from 'shared-kit/contract';
import { siteFileNames } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { ErrorState, Skeleton } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { useProject } from '../project/project-context';
import { versionQueries } from './version.queries';

const ChangesView = lazy(() => import(/* webpackChunkName: "changes-view" */ './changes-view'));

const Files = styled.div`
  display: grid;
  gap: var(--space-6);
`;

const FileName = styled.h3`
  margin-block-end: var(--space-2);
  font-family: var(--font-mono);
  font-size: var(--text-13);
`;

/** Properties of `ChangesDialog`: two versions, the older one first. */
export interface ChangesDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly from: number;
  readonly to: number;
}

/** What two versions differ in, file by file. */
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
    return <ErrorState title="The versions could not be loaded" onRetry={retry} />;
  }
  return <Skeleton variant="text" count={8} label="Loading the changes" />;
}

interface ChangedFilesProps {
  readonly before: GeneratedFiles;
  readonly after: GeneratedFiles;
}

function ChangedFiles({ before, after }: ChangedFilesProps) {
  const changed = (['html', 'css', 'js'] as const).filter((file) => before[file] !== after[file]);
  if (changed.length === 0) return <p>The code of both versions is the same.</p>;
  return (
    <Files>
      {changed.map((file) => (
        <section key={file} aria-label={`Changes in ${siteFileNames[file]}`}>
          <FileName>{siteFileNames[file]}</FileName>
          <Suspense fallback={<Skeleton variant="text" count={6} label="Loading the changes" />}>
            <ChangesView path={siteFileNames[file]} before={before[file]} after={after[file]} />
          </Suspense>
        </section>
      ))}
    </Files>
  );
}
