import { history } from '@codemirror/commands';
import { openSearchPanel } from '@codemirror/search';
import { Compartment, EditorState, StateEffect, Transaction } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { styled } from 'shared-kit/styled';
import { codeEditing, fromOutside } from './code-editing';
import type { CodeEditing } from './code-editing';
import { languageOf } from './code-language';
import { codeLook, readOnly } from './code-look';
import { codeSearch } from './code-search';
import type { EditorMemory, KeptEditor } from './editor-memory';

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
  /** Keeps the editor while another file is shown; null for what is not worth keeping. */
  readonly memory: EditorMemory | null;
  readonly ref?: Ref<CodeViewHandle>;
}

/** What undo can take back; a part of its own, so that it can be forgotten. */
const past = new Compartment();

/** A file in CodeMirror; `path` must be the key as well, and whether there is a memory. Loaded only when the Code tab opens. */
export default function CodeView({ path, content, editing, memory, ref }: CodeViewProps) {
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
    const extensions = [
      lineNumbers(),
      codeLook(`Code of ${path}`),
      languageOf(path),
      codeSearch,
      past.of(history()),
      mode.current.of(readOnly),
    ];
    const view = openEditor(host.current, extensions, memory?.get(path));
    shown.current = view;
    return () => {
      memory?.set(path, { state: view.state, place: view.scrollSnapshot() });
      view.destroy();
    };
  }, [path, memory]);
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

/** A new editor, or one that goes on where a kept one was: with this component's extensions. */
function openEditor(
  parent: HTMLElement,
  extensions: Extension,
  kept: KeptEditor | undefined,
): EditorView {
  if (!kept) return new EditorView({ parent, state: EditorState.create({ extensions }) });
  const { state } = kept.state.update({ effects: StateEffect.reconfigure.of(extensions) });
  return new EditorView({ parent, state, scrollTo: kept.place });
}

/**
 * Code that grew at its end is only added to, so that place and selection stay where they are. In any
 * other text undo would put back what belongs nowhere in it.
 */
function showContent(view: EditorView, content: string): void {
  const old = view.state.doc.toString();
  if (old === content) return;
  const isGrown = content.startsWith(old);
  const from = isGrown ? old.length : 0;
  view.dispatch({
    changes: { from, to: old.length, insert: content.slice(from) },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
    effects: isGrown ? [] : past.reconfigure([]),
  });
  if (!isGrown) view.dispatch({ effects: past.reconfigure(history()) });
}

function goTo(view: EditorView, at: number): void {
  const anchor = Math.min(at, view.state.doc.length);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
}
