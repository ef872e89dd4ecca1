import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { styled } from 'shared-kit/styled';
import { languageOf } from './code-language';
import { codeLook } from './code-look';

const Host = styled.div`
  min-height: 0;
  height: 100%;
  overflow: hidden;
`;

/** A file in CodeMirror; `path` must be the key as well. Loaded only when the Code tab opens. */
export default function CodeView({
  path,
  content,
}: {
  readonly path: string;
  readonly content: string;
}) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<EditorView>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const view = new EditorView({
      parent: host.current,
      state: EditorState.create({
        extensions: [lineNumbers(), codeLook(`Code of ${path}`), languageOf(path)],
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
  return <Host ref={host} />;
}

/** Code that grew at its end is only added to, so that place and selection stay where they are. */
function showContent(view: EditorView, content: string): void {
  const old = view.state.doc.toString();
  if (old === content) return;
  const from = content.startsWith(old) ? old.length : 0;
  view.dispatch({ changes: { from, to: old.length, insert: content.slice(from) } });
}
