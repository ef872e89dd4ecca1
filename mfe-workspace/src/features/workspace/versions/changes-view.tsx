import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { styled } from 'shared-kit/styled';
import { codeTheme, readOnly, languageOf } from '../syntax';

const Host = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);

  .cm-changedLine {
    background: var(--color-success-surface);
  }
  .cm-deletedChunk {
    background: var(--color-danger-surface);
  }
  .cm-collapsedLines {
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
  }
  /* Its ornaments are of a character the mono font does not have. */
  .cm-collapsedLines::before,
  .cm-collapsedLines::after {
    content: none;
  }
`;

interface ChangesViewProps {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Differences of one file, with unchanged lines collapsed. Loaded on demand. */
export default function ChangesView({ path, before, after }: ChangesViewProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const view = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          readOnly,
          codeTheme(`Changes in ${path}`),
          languageOf(path),
          EditorView.lineWrapping,
          unifiedMergeView({
            original: before,
            mergeControls: false,
            collapseUnchanged: { margin: 3, minSize: 6 },
          }),
        ],
      }),
    });
    return () => {
      view.destroy();
    };
  }, [path, before, after]);
  return <Host ref={host} />;
}
