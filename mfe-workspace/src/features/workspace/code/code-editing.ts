import { defaultKeymap, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { Annotation } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Finding } from './checks/finding';

/** What an editor needs from its surroundings, and its callbacks. */
export interface CodeEditing {
  readonly onEdit: (text: string) => void;
  /** The website's file that this text is a part of. */
  readonly wholeOf: (text: string) => string;
  readonly onFindings: (findings: readonly PlacedFinding[]) => void;
  /** The element that tells screen readers how to leave the editor. */
  readonly describedBy: string;
}

/** A finding with its line number. */
export interface PlacedFinding extends Finding {
  readonly line: number;
}

/** Marks a change that was not typed, such as showing another version. */
export const fromOutside = Annotation.define<true>();

/** Pause after the last key before the text is checked, in milliseconds. */
const checkDelayMs = 400;

const look = EditorView.theme({
  '.cm-lint-marker': { width: '12px', height: '12px' },
  '.cm-tooltip': {
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--color-surface-raised)',
    color: 'var(--color-text)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-13)',
  },
  '.cm-matchingBracket': { outline: '1px solid var(--color-border-strong)' },
});

/**
 * Extensions for editing: undo, indentation and findings. Escape, then Tab leaves the editor
 * (CodeMirror's convention).
 */
export function codeEditing(path: string, editing: () => CodeEditing | null): Extension {
  return [
    indentOnInput(),
    bracketMatching(),
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
    EditorView.updateListener.of((update) => {
      const isTyped = update.transactions.every((one) => one.annotation(fromOutside) !== true);
      if (update.docChanged && isTyped) editing()?.onEdit(update.state.doc.toString());
    }),
    linter((view) => findIn(view, path, editing), { delay: checkDelayMs }),
    lintGutter(),
    EditorView.contentAttributes.of({
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      'aria-describedby': editing()?.describedBy ?? '',
    }),
    look,
  ];
}

async function findIn(
  view: EditorView,
  path: string,
  editing: () => CodeEditing | null,
): Promise<Finding[]> {
  const { doc } = view.state;
  const { checkCode } = await import(/* webpackChunkName: "code-checks" */ './checks/check-code');
  const surroundings = editing();
  const code = doc.toString();
  if (!surroundings) return [];
  const findings = checkCode(path, code, surroundings.wholeOf(code));
  if (view.state.doc !== doc) return [];
  surroundings.onFindings(
    findings.map((finding) => ({ ...finding, line: doc.lineAt(finding.from).number })),
  );
  return [...findings];
}
