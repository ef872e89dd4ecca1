import { grapesjs } from 'grapesjs';
import type { Editor } from 'grapesjs';
import { withPictureAddresses } from 'shared-kit/contract';
import type { EditedSite, SiteBlock, SiteFiles } from 'shared-kit/contract';
import { canvasPage } from '../round-trip/canvas-page';
import { mergePage } from '../round-trip/merge-page';
import { readSource } from '../round-trip/source-page';
import { divideStyles, joinStyles } from '../round-trip/visual-styles';
import { addBlocks } from './blocks';
import { dressFrame } from './dress-frame';
import { devices, styleSectors } from './editor-settings';

/** Where the parts of GrapesJS go. */
export interface CanvasPlaces {
  readonly canvas: HTMLElement;
  readonly blocks: HTMLElement;
  readonly layers: HTMLElement;
  readonly styles: HTMLElement;
  readonly traits: HTMLElement;
}

/** A page that is being edited. */
export interface Canvas {
  readonly editor: Editor;
  /** The website's files with what was changed so far. */
  readonly files: () => SiteFiles;
  /** Takes over a text that is still being typed. */
  readonly commit: () => Promise<void>;
}

interface CanvasOptions {
  readonly site: EditedSite;
  /** What to edit: the saved files, or kept work. */
  readonly files: SiteFiles;
  readonly blocks: readonly SiteBlock[];
  readonly places: CanvasPlaces;
  /** Takes a picture in and answers its address; it tells of failures itself. */
  readonly upload: (file: File) => Promise<string | null>;
  readonly onChange: () => void;
  /** Something is being typed, which is no change yet. */
  readonly onTyping: () => void;
}

/** The page has no body to edit, as a document of frames. */
export class NotEditable extends Error {}

/** Opens a page in GrapesJS. Resolves once it is drawn and what it writes can be compared. */
export async function openCanvas(options: CanvasOptions): Promise<Canvas> {
  const { site, files, blocks, places, onChange } = options;
  const page = readSource(files.html);
  if (page === null) throw new NotEditable('This page is made of frames and has nothing to edit.');
  const addresses = new Map(
    site.pictures.map(({ name, address }) => [name, site.sitesUrl + address] as const),
  );
  const shown = canvasPage(page);
  const { html, css } = withPictureAddresses(
    { html: shown.html, css: files.css, js: '' },
    addresses,
  );
  const own = divideStyles(css);

  const editor = grapesjs.init({
    container: places.canvas,
    height: '100%',
    width: 'auto',
    storageManager: false,
    telemetry: false,
    noticeOnUnload: false,
    // Otherwise icons come from a foreign address.
    cssIcons: '',
    protectedCss: '',
    baseCss: '',
    showOffsets: true,
    // Its own panels give way to our frame.
    panels: { defaults: [] },
    parser: { optionsHtml: { allowScripts: false, keepEmptyTextNodes: true } },
    // A style is set for the one element that was chosen; classes are for the code view.
    selectorManager: { componentFirst: true, custom: true },
    blockManager: { appendTo: places.blocks, blocks: [] },
    layerManager: { appendTo: places.layers, showWrapper: true },
    traitManager: { appendTo: places.traits },
    styleManager: { appendTo: places.styles, sectors: styleSectors },
    deviceManager: { default: 'desktop', devices },
    assetManager: {
      assets: [...addresses].map(([name, src]) => ({ type: 'image', src, name })),
      // Only `uploadFile` is called; without an address GrapesJS offers no upload at all.
      upload: 'own',
      multiUpload: false,
      uploadFile: (event: DragEvent) => void takePictures(event),
    },
  });

  async function takePictures(event: Event): Promise<void> {
    const { dataTransfer, target } = event as DragEvent;
    const given = dataTransfer?.files ?? (target as HTMLInputElement).files ?? [];
    for (const file of given) {
      const src = await options.upload(file);
      if (src !== null) {
        addresses.set(src.split('/').at(-1) ?? '', src);
        editor.AssetManager.add({ type: 'image', src });
      }
    }
  }

  await new Promise<void>((resolve) => editor.on('load', () => resolve()));
  const wrapper = editor.getWrapper();
  wrapper?.addAttributes({ ...shown.bodyAttributes });
  editor.setComponents(html);
  if (own.rules.trim() !== '') editor.setStyle(own.rules);
  const frame = editor.Canvas.getDocument();
  if (!frame) throw new Error('The canvas has no document');
  dressFrame(frame, page.source, [own.head, own.tail, shown.pageRules, shown.inlineRules]);
  addBlocks(editor, blocks, frame);
  editor.UndoManager.clear();

  const written = () => {
    // Addresses of the sites origin are for the canvas; the code has the folder's names.
    let markup = editor.getHtml({ cleanId: true });
    let rules = editor.getCss({ avoidProtected: true }) ?? '';
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
    files: () => {
      const now = written();
      const merged = mergePage(page, before.markup, now.markup);
      const used = blocks.filter(({ id }) => merged.blocks.includes(id));
      const sections = used.map((block) => block.css);
      const isSame = now.rules === before.rules && sections.length === 0;
      const rules = now.rules === before.rules ? divideStyles(files.css).rules : now.rules;
      return {
        html: merged.html,
        css: isSame ? files.css : joinStyles(files.css, rules, sections),
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
}

/** Of a text; GrapesJS's types do not tell it from other views. */
const isTextView = (view: unknown): view is { disableEditing: () => Promise<void> } =>
  typeof view === 'object' && view !== null && 'disableEditing' in view;

/** A section's script goes to the end, once. */
function joinScripts(js: string, added: readonly string[]): string {
  const missing = added.filter((script) => script !== '' && !js.includes(script));
  if (missing.length === 0) return js;
  return `${js.replace(/\s*$/, js.trim() === '' ? '' : '\n\n')}${missing.join('\n')}`;
}
