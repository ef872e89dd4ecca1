import type { EditorConfig } from 'grapesjs';
import { lighterComponents } from './lighter-components';

/** Widths to look at a page in; a style that is set in a narrow one holds up to that width. */
export const devices = [
  { id: 'desktop', name: 'Desktop', width: '' },
  { id: 'tablet', name: 'Tablet', width: '770px', widthMedia: '992px' },
  { id: 'phone', name: 'Phone', width: '390px', widthMedia: '480px' },
];

/** GrapesJS without what is ours: its panels, its dialogs, its storage and its icons from elsewhere. */
export const editorSettings: EditorConfig = {
  height: '100%',
  width: 'auto',
  // Not `false` alone: GrapesJS would still write all of the page out with every change, for no storage.
  storageManager: { type: '', autosave: false, autoload: false },
  telemetry: false,
  noticeOnUnload: false,
  // Otherwise icons come from a foreign address.
  cssIcons: '',
  protectedCss: '',
  baseCss: '',
  showOffsets: true,
  // Otherwise every page is white, whatever its own rules say.
  canvas: { frameStyle: '' },
  panels: { defaults: [] },
  plugins: [lighterComponents],
  parser: { optionsHtml: { allowScripts: false, keepEmptyTextNodes: true } },
  // Otherwise Undo takes back a selection before the change that was made.
  undoManager: { trackSelection: false },
  // A style is set for the one element that was chosen; classes are for the code view.
  selectorManager: { componentFirst: true, custom: true },
  blockManager: { custom: true, blocks: [] },
  layerManager: { custom: true },
  traitManager: { custom: true },
  styleManager: { custom: true, sectors: [] },
  deviceManager: { default: 'desktop', devices },
  richTextEditor: { actions: ['bold', 'italic', 'underline', 'strikethrough', 'link'] },
};
