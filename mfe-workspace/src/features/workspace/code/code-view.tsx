import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { styled } from 'shared-kit/styled';
import { languageOf } from './code-language';

const Host = styled.div`
  min-height: 0;
  height: 100%;
  overflow: hidden;
`;

/** Colours are the kit's tokens, so the code follows light and dark without being built anew. */
const look = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--color-surface-raised)',
    color: 'var(--color-text)',
  },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem', lineHeight: '1.6' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--color-text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-surface-raised)',
    color: 'var(--color-text-muted)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 12px 0 16px', minWidth: '48px' },
});

const colours = HighlightStyle.define([
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--color-text-muted)' },
  { tag: [tags.keyword, tags.atom, tags.bool, tags.null], color: 'var(--color-purple-text)' },
  { tag: [tags.tagName, tags.className, tags.labelName], color: 'var(--color-accent-text)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--color-warning-text)' },
  {
    tag: [tags.string, tags.attributeValue, tags.special(tags.string)],
    color: 'var(--color-success-text)',
  },
  { tag: [tags.number, tags.unit, tags.color, tags.regexp], color: 'var(--color-danger-text)' },
  { tag: tags.invalid, color: 'var(--color-danger-text)' },
]);

/** Read-only, yet the keyboard can move, select and copy in it; a phone shows no keyboard for it. */
const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true', inputmode: 'none', tabindex: '0' }),
];

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
        extensions: [
          lineNumbers(),
          readOnly,
          EditorView.contentAttributes.of({ 'aria-label': `Code of ${path}` }),
          look,
          syntaxHighlighting(colours),
          languageOf(path),
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
  return <Host ref={host} />;
}

/** Code that grew at its end is only added to, so that place and selection stay where they are. */
function showContent(view: EditorView, content: string): void {
  const old = view.state.doc.toString();
  if (old === content) return;
  const from = content.startsWith(old) ? old.length : 0;
  view.dispatch({ changes: { from, to: old.length, insert: content.slice(from) } });
}
