import { search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** Texts of the search panel, in the product's style. */
const phrases = EditorState.phrases.of({
  Find: 'Search in this file',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close search',
});

const control = {
  minHeight: 'var(--control-height-small)',
  padding: '0 var(--space-2)',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-text)',
  fontFamily: 'inherit',
  fontSize: 'var(--text-13)',
};

const look = EditorView.theme({
  '.cm-panels': {
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--color-border)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-2)',
    padding: 'var(--space-2) 40px var(--space-2) var(--space-4)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': { margin: 0 },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: 'var(--text-12)',
  },
  '.cm-panel .cm-textfield': { ...control, flex: '1 1 160px', minWidth: '0' },
  '.cm-panel .cm-button': { ...control, backgroundImage: 'none', cursor: 'pointer' },
  '.cm-panel.cm-search [name=close]': {
    top: 'var(--space-2)',
    right: 'var(--space-2)',
    width: 'var(--control-height-small)',
    height: 'var(--control-height-small)',
    fontSize: 'var(--text-16)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--color-warning-surface)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--color-focus)' },
});

/** Extension: Ctrl+F or Cmd+F searches the file, and replaces where it can be edited. */
export const codeSearch: Extension = [
  search({ top: true }),
  keymap.of(searchKeymap),
  phrases,
  look,
];
