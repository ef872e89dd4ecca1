import { lazy, Suspense } from 'react';
import { siteFileNames } from 'shared-kit/contract';
import type { DraftFiles } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Skeleton } from 'shared-kit/ui';

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

/** Properties of `ChangedFiles`: two states of the code, the older one first. */
export interface ChangedFilesProps {
  readonly before: DraftFiles;
  readonly after: DraftFiles;
}

/** Differences of two states of the code, file by file. */
export function ChangedFiles({ before, after }: ChangedFilesProps) {
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
