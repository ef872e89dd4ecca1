import { openSearchPanel } from '@codemirror/search';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { styled } from 'shared-kit/styled';
import { codeEditing, fromOutside } from './code-editing';
import type { CodeEditing } from './code-editing';
import { languageOf } from './code-language';
import { codeLook, readOnly } from './code-look';
import { codeSearch } from './code-search';

const Host = styled.div`
  min-height: 0;
  height: 100%;
  overflow: hidden;
`;

/** What can be asked of a code view from outside. */
export interface CodeViewHandle {
  readonly search: () => void;
  /** Goes to a place, in characters from the beginning. */
  readonly goTo: (at: number) => void;
}

/** Properties of `CodeView`. */
export interface CodeViewProps {
  readonly path: string;
  readonly content: string;
  /** Null for what can only be read. */
  readonly editing: CodeEditing | null;
  readonly ref?: Ref<CodeViewHandle>;
}

/** A file in CodeMirror; `path` must be the key as well. Loaded only when the Code tab opens. */
export default function CodeView({ path, content, editing, ref }: CodeViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<EditorView>(null);
  const latest = useRef(editing);
  const mode = useRef(new Compartment());
  const isEditable = editing !== null;
  useEffect(() => {
    latest.current = editing;
  }, [editing]);
  useEffect(() => {
    if (!host.current) return undefined;
    const view = new EditorView({
      parent: host.current,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          codeLook(`Code of ${path}`),
          languageOf(path),
          codeSearch,
          mode.current.of(readOnly),
        ],
      }),
    });
    shown.current = view;
    return () => {
      view.destroy();
    };
  }, [path]);
  useEffect(() => {
    if (shown.current) showContent(shown.current, content);
  }, [content]);
  // After the content, which is no step that undo could take back.
  useEffect(() => {
    const extension = isEditable ? codeEditing(path, () => latest.current) : readOnly;
    shown.current?.dispatch({ effects: mode.current.reconfigure(extension) });
  }, [path, isEditable]);
  useImperativeHandle(ref, () => ({
    search: () => shown.current && openSearchPanel(shown.current),
    goTo: (at) => shown.current && goTo(shown.current, at),
  }));
  return <Host ref={host} />;
}

/** Code that grew at its end is only added to, so that place and selection stay where they are. */
function showContent(view: EditorView, content: string): void {
  const old = view.state.doc.toString();
  if (old === content) return;
  const from = content.startsWith(old) ? old.length : 0;
  view.dispatch({
    changes: { from, to: old.length, insert: content.slice(from) },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  });
}

function goTo(view: EditorView, at: number): void {
  const anchor = Math.min(at, view.state.doc.length);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
}
