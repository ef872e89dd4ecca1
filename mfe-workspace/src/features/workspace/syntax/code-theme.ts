import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours are the kit's tokens, so light and dark mode need no rebuild. */
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

/** Read-only, with keyboard navigation, selection and copying; no on-screen keyboard on phones. */
export const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true', inputmode: 'none' }),
];

/** Base extensions of every code view: theme and accessible name. */
export function codeTheme(label: string): Extension {
  return [
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    look,
    syntaxHighlighting(colours),
  ];
}
