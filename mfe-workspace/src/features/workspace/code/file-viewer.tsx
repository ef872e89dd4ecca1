import { Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { styled } from 'shared-kit/styled';
import { IconButton, notify, Skeleton } from 'shared-kit/ui';
import { countLines } from './file-tree';
import type { FileTreeNode } from './file-tree';

const CodeView = lazy(() => import(/* webpackChunkName: "code-view" */ './code-view'));

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 40px;
  padding: 0 var(--space-2) 0 var(--space-4);
  border-block-end: 1px solid var(--color-border);
  font-size: var(--text-13);
`;

const Path = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-family: var(--font-mono);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Lines = styled.span`
  flex: none;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const Wait = styled.div`
  padding: var(--space-4);
`;

/** One file, read-only, with its line count. */
export function FileViewer({ file }: { readonly file: FileTreeNode }) {
  const content = file.content ?? '';
  const lines = countLines(content);
  return (
    <Frame>
      <Bar>
        <Path title={file.path}>{file.path}</Path>
        <Lines>
          {lines} {lines === 1 ? 'line' : 'lines'}
        </Lines>
        <IconButton
          label={`Copy ${file.name}`}
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyCode(content)}
        />
      </Bar>
      <Suspense
        fallback={
          <Wait>
            <Skeleton variant="text" count={12} label="Loading the code view" />
          </Wait>
        }
      >
        <CodeView key={file.path} path={file.path} content={content} />
      </Suspense>
    </Frame>
  );
}

async function copyCode(content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content);
    notify.success('Code copied');
  } catch {
    // No clipboard over plain http, or not allowed: the code can still be selected and copied by hand.
    notify.error('The browser did not allow copying. Select the code and copy it by hand.');
  }
}
