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
  const view = EditorView.findFromDOM(editor);
  if (!view) throw new Error('This is no editor.');
  const from = view.state.doc.length;
  act(() => view.dispatch({ changes: { from, insert: text }, userEvent: 'input.type' }));
}

// jsdom lays nothing out and knows no boxes of ranges; the editor then takes its defaults.
const noBoxes = document.createElement('div').getClientRects();
Range.prototype.getClientRects = () => noBoxes;
