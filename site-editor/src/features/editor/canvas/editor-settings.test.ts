import engine from 'grapesjs';
import { editorSettings } from './editor-settings';

it('undoes the last change of the page, whatever was selected after it', async () => {
  const editor = engine.init({ ...editorSettings, headless: true });
  editor.setComponents('<h1>Before</h1><p>Another part</p>');
  // Without a frame GrapesJS never comes to load, where it begins to track what is selected.
  editor.UndoManager.postLoad();
  editor.UndoManager.clear();
  const [heading, paragraph] = editor.getComponents().models;
  heading?.components('After');
  // What happens in one turn of the event loop is one change.
  await new Promise((resolve) => setTimeout(resolve));
  editor.select(paragraph);
  await new Promise((resolve) => setTimeout(resolve));
  editor.UndoManager.undo();
  expect(editor.getHtml()).toContain('>Before</h1>');
});
