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
import { languageOf, codeTheme, readOnly } from '../syntax';
import { codeSearch } from './code-search';
import type { EditorMemory, KeptEditor } from './editor-memory';

const Host = styled.div`
  min-height: 0;
  height: 100%;
  overflow: hidden;
`;

/** Imperative handle of a code view. */
export interface CodeViewHandle {
  readonly search: () => void;
  /** Moves to an offset in characters. */
  readonly goTo: (at: number) => void;
}

/** Properties of `CodeView`. */
export interface CodeViewProps {
  readonly path: string;
  readonly content: string;
  /** Null for read-only text. */
  readonly editing: CodeEditing | null;
  /** Keeps the editor state while another file is shown; null for text not worth keeping. */
  readonly memory: EditorMemory | null;
  readonly ref?: Ref<CodeViewHandle>;
}

/** Compartment of the undo history, so that it can be cleared. */
const past = new Compartment();

/**
 * A file in CodeMirror. Pass `path` as the key too, together with whether there is a memory. Loaded
 * when the Code tab first opens.
 */
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
      codeTheme(`Code of ${path}`),
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
  // After the content, which must not be an undo step.
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

/** A new editor, or a kept one with this component's extensions. */
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
 * Appends to text that only grew at its end, so that cursor and selection stay. Any other change
 * clears the undo history, which would restore text of another version.
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
