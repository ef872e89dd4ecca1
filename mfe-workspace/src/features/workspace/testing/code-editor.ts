import { undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { act, screen } from '@testing-library/react';
import type { RenderedPage } from 'shared-kit/testing';

/** The editor of a file, after opening the Code tab and the file. */
export async function openFile({ user }: RenderedPage, path: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  const name = path.slice(path.lastIndexOf('/') + 1);
  await user.click(screen.getByRole('treeitem', { name }));
  return await screen.findByRole('textbox', { name: `Code of ${path}` });
}

/** Types at the end of an editor. Without a layout there is no caret a key press could find. */
export function typeAtEnd(editor: HTMLElement, text: string): void {
  const view = viewOf(editor);
  const from = view.state.doc.length;
  act(() => view.dispatch({ changes: { from, insert: text }, userEvent: 'input.type' }));
}

/** Takes back the last step that was typed; false when there is none. */
export function undoIn(editor: HTMLElement): boolean {
  let isUndone = false;
  act(() => {
    isUndone = undo(viewOf(editor));
  });
  return isUndone;
}

function viewOf(editor: HTMLElement): EditorView {
  const view = EditorView.findFromDOM(editor);
  if (!view) throw new Error('This is no editor.');
  return view;
}
