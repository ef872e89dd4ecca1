import { grapesjs } from 'grapesjs';
import type { AssetsCustomData } from 'grapesjs';
import { withFontAddresses, withoutFontAddresses, withPictureAddresses } from 'shared-kit/contract';
import type { SiteBlock } from 'shared-kit/contract';
import { canvasPage } from '../round-trip/canvas-page';
import { mergePage } from '../round-trip/merge-page';
import { readSource } from '../round-trip/source-page';
import { divideStyles, joinStyles } from '../round-trip/visual-styles';
import { addElements, addSections } from './blocks';
import { NotEditable } from './canvas';
import type { OpenCanvas } from './canvas';
import { dressElements } from './dress-elements';
import { dressFrame } from './dress-frame';
import { editorSettings } from './editor-settings';
import { askForDroppedPictures } from './new-pictures';
import { outrankInlineStyles } from './outrank-inline-styles';
import { requestOf } from './picture-requests';

/** Opens a page in GrapesJS. Resolves once it is rendered and its output can be compared. */
export const openCanvas: OpenCanvas = async (options) => {
  const { site, files, onChange } = options;
  const page = readSource(files.html);
  if (page === null) throw new NotEditable('This page is made of frames and has nothing to edit.');
  const addresses = new Map(
    site.pictures.map(({ name, address }) => [name, site.sitesUrl + address] as const),
  );
  const shown = canvasPage(page);
  const { html, css } = withPictureAddresses(
    withFontAddresses({ html: shown.html, css: files.css, js: '' }, site.sitesUrl),
    addresses,
  );
  const own = divideStyles(css);

  const editor = grapesjs.init({
    ...editorSettings,
    container: options.container,
    // Given at initialisation: adding components later renders and notifies for each.
    components: html,
    ...(own.rules.trim() !== '' && { style: own.rules }),
    assetManager: {
      assets: [...addresses].map(([name, src]) => ({ type: 'image', src, name })),
      // Only `uploadFile` is called; without an upload address GrapesJS accepts no dropped file.
      upload: 'own',
      multiUpload: false,
      uploadFile: (event: DragEvent) => takePictures(event),
      custom: {
        open: (asked: AssetsCustomData) => options.pictures.setState({ request: requestOf(asked) }),
        close: () => options.pictures.setState({ request: null }),
      },
    },
  });
  const upload = async (file: File): Promise<string | null> => {
    const src = await options.upload(file);
    if (src !== null) {
      const name = src.split('/').at(-1) ?? '';
      addresses.set(name, src);
      editor.AssetManager.add({ type: 'image', src, name });
    }
    return src;
  };

  async function takePictures({ dataTransfer }: DragEvent): Promise<void> {
    for (const file of dataTransfer?.files ?? []) await upload(file);
  }

  await new Promise<void>((resolve) => editor.on('load', () => resolve()));
  const wrapper = editor.getWrapper();
  wrapper?.addAttributes({ ...shown.bodyAttributes });
  const frame = editor.Canvas.getDocument();
  if (!frame) throw new Error('The canvas has no document');
  dressFrame(frame, page.source, [own.head, own.tail, shown.pageRules, shown.inlineRules]);
  addElements(editor);
  askForDroppedPictures(editor);
  let sections: readonly SiteBlock[] = [];
  dressElements(editor);
  editor.UndoManager.clear();

  const written = () => {
    outrankInlineStyles(editor, page);
    // Picture addresses of the sites origin are for the canvas only; the code has relative names.
    let markup = withoutFontAddresses(editor.getHtml({ cleanId: true }), site.sitesUrl);
    let rules = withoutFontAddresses(editor.getCss({ avoidProtected: true }) ?? '', site.sitesUrl);
    for (const [name, address] of addresses) {
      markup = markup.replaceAll(address, `assets/images/${name}`);
      rules = rules.replaceAll(address, `assets/images/${name}`);
    }
    return { markup, rules };
  };
  const before = written();
  editor.on('update', onChange);
  frame.addEventListener('input', options.onTyping);

  return {
    editor,
    addresses,
    redraw: () => editor.refresh(),
    upload,
    offerSections: (offered) => {
      sections = offered;
      addSections(editor, offered, frame);
    },
    files: () => {
      const now = written();
      const merged = mergePage(page, before.markup, now.markup);
      const used = sections.filter(({ id }) => merged.blocks.includes(id));
      const added = used.map((block) => block.css);
      const isSame = now.rules === before.rules && added.length === 0;
      const rules = now.rules === before.rules ? divideStyles(files.css).rules : now.rules;
      return {
        html: merged.html,
        css: isSame ? files.css : joinStyles(files.css, rules, added),
        js: joinScripts(
          files.js,
          used.map((block) => block.js),
        ),
      };
    },
    commit: async () => {
      const view: unknown = editor.getEditing()?.getView();
      if (isTextView(view)) await view.disableEditing();
    },
  };
};

/** A text view; GrapesJS's types do not distinguish it. */
const isTextView = (view: unknown): view is { disableEditing: () => Promise<void> } =>
  typeof view === 'object' && view !== null && 'disableEditing' in view;

/** A section's script is appended once. */
function joinScripts(js: string, added: readonly string[]): string {
  const missing = added.filter((script) => script !== '' && !js.includes(script));
  if (missing.length === 0) return js;
  return `${js.replace(/\s*$/, js.trim() === '' ? '' : '\n\n')}${missing.join('\n')}`;
}
