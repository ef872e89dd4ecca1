import { Copy, Search } from 'lucide-react';
import { lazy, Suspense, useId, useRef } from 'react';
import { styled } from 'shared-kit/styled';
import { IconButton, notify, Skeleton } from 'shared-kit/ui';
import type { CodeViewHandle } from './code-view';
import { useEditorMemory } from './editor-memory';
import { countLines } from './file-tree';
import type { FileTreeNode } from './file-tree';
import { FindingsList } from './findings-list';
import { SaveActions } from './save-actions';
import { useCodeEditing } from './use-code-editing';

const CodeView = lazy(() => import(/* webpackChunkName: "code-view" */ './code-view'));

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  min-height: 40px;
  padding: 0 var(--space-2) 0 var(--space-4);
  border-block-end: 1px solid var(--color-border);
  font-size: var(--text-13);
`;

const Path = styled.span`
  flex: 1 1 80px;
  min-width: 0;
  overflow: hidden;
  font-family: var(--font-mono);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Quiet = styled.span`
  flex: none;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  margin-inline-start: auto;
`;

const Wait = styled.div`
  padding: var(--space-4);
`;

/** One file with its line count, editable where it is part of the website's code. */
export function FileViewer({ file }: { readonly file: FileTreeNode }) {
  const content = file.content ?? '';
  const lines = countLines(content);
  const hintId = useId();
  const view = useRef<CodeViewHandle>(null);
  const memory = useEditorMemory();
  const { editing, reason, findings } = useCodeEditing(file.path, hintId);
  return (
    <Frame>
      <Bar>
        <Path title={file.path}>{file.path}</Path>
        {reason !== null && <Quiet>{reason}</Quiet>}
        <Quiet>
          {lines} {lines === 1 ? 'line' : 'lines'}
        </Quiet>
        <Tools>
          <IconButton
            label="Search in this file"
            icon={<Search size={16} aria-hidden />}
            onClick={() => view.current?.search()}
          />
          <IconButton
            label={`Copy ${file.name}`}
            icon={<Copy size={16} aria-hidden />}
            onClick={() => void copyCode(content)}
          />
          <SaveActions />
        </Tools>
      </Bar>
      <Suspense
        fallback={
          <Wait>
            <Skeleton variant="text" count={12} label="Loading the code view" />
          </Wait>
        }
      >
        <CodeView
          key={memory ? file.path : `older ${file.path}`}
          path={file.path}
          content={content}
          editing={editing}
          memory={memory}
          ref={view}
        />
      </Suspense>
      {editing && (
        <FindingsList hintId={hintId} findings={findings} onGoTo={(at) => view.current?.goTo(at)} />
      )}
    </Frame>
  );
}

async function copyCode(content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content);
    notify.success('Code copied');
  } catch {
    // No clipboard over plain http, or permission denied: the code can be selected and copied by
    // hand.
    notify.error('The browser did not allow copying. Select the code and copy it by hand.');
  }
}
