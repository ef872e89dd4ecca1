import engine from 'grapesjs';
import type { AssetsCustomData, Editor } from 'grapesjs';
import { addElements, addSections } from '../features/editor/canvas/blocks';
import { NotEditable } from '../features/editor/canvas/canvas';
import type { OpenCanvas } from '../features/editor/canvas/canvas';
import { dressElements } from '../features/editor/canvas/dress-elements';
import { askForDroppedPictures } from '../features/editor/canvas/new-pictures';
import { requestOf } from '../features/editor/canvas/picture-requests';

/** A page in GrapesJS without its frame, which jsdom cannot lay out. */
export function headlessCanvas(): { readonly open: OpenCanvas; readonly editor: () => Editor } {
  let opened: Editor | undefined;
  const open: OpenCanvas = async (options) => {
    const { files, site, pictures, onChange, upload } = options;
    if (files.html.includes('<frameset')) throw new NotEditable('This page is made of frames.');
    const editor = engine.init({
      headless: true,
      storageManager: false,
      telemetry: false,
      selectorManager: { componentFirst: true },
      styleManager: { custom: true, sectors: [] },
      assetManager: {
        assets: site.pictures.map(({ name, address }) => ({ src: site.sitesUrl + address, name })),
        custom: {
          open: (asked: AssetsCustomData) => pictures.setState({ request: requestOf(asked) }),
          close: () => pictures.setState({ request: null }),
        },
      },
    });
    opened = editor;
    editor.setComponents(files.html);
    addElements(editor);
    askForDroppedPictures(editor);
    dressElements(editor);
    // Rendering makes GrapesJS ready to emit changes.
    editor.getModel().loadTriggered = true;
    editor.UndoManager.clear();
    const markup = editor.getHtml();
    editor.on('update', onChange);
    return {
      editor,
      addresses: new Map(),
      redraw: () => undefined,
      upload,
      offerSections: (sections) => addSections(editor, sections, document),
      commit: () => Promise.resolve(),
      files: () => {
        const now = editor.getHtml();
        const rules = editor.getCss({ avoidProtected: true }) ?? '';
        return { html: now === markup ? files.html : now, css: rules, js: files.js };
      },
    };
  };
  return {
    open,
    editor: () => {
      if (!opened) throw new Error('No page has been opened yet');
      return opened;
    },
  };
}
